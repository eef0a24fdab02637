import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BillingSite, json, openBillingSite, pay, submit } from '../harness/billing-site';
import type { Visitor } from '../harness/visitor';

let site: BillingSite;

beforeAll(async () => {
  site = await openBillingSite();
});
afterAll(() => site?.close());
beforeEach(() => site.stripe.control('POST fail', { how: 'none' }));

describe('an account', () => {
  async function userIdOf(who: Visitor): Promise<string> {
    const [, data] = await json(await who.ask('/settings/export'));
    const [row] = data.users as { id: string }[];
    return row?.id ?? '';
  }

  /** Inserts one row of this user into every table that stores data of users. */
  async function fill(userId: string, email: string): Promise<void> {
    const other = await userIdOf((await site.newcomer()).who);
    const [fightId, otherFight] = [crypto.randomUUID(), crypto.randomUUID()];
    await site.here.environment.FILES.put(`upload-${userId}`, 'a picture');
    await site.here.db.batch([
      site.here.db
        .prepare(
          "insert into gifts (user_id, ends_at, note, given_at) values (?1, null, 'A note', 0)",
        )
        .bind(userId),
      site.here.db
        .prepare(
          `insert into maps (id, user_id, name, code, width, height, rooms, json, thumbnail, created_at, updated_at)
           values (?1, ?2, 'A map', ?1, 9, 9, 1, '{"a":1}', '', 0, 0)`,
        )
        .bind(`map-${userId}`, userId),
      site.here.db
        .prepare(
          `insert into encounters (id, user_id, name, code, edition, created_at, updated_at)
           values (?1, ?2, 'A fight', ?1, '2014', 0, 0)`,
        )
        .bind(`encounter-${userId}`, userId),
      site.here.db
        .prepare(
          `insert into battles (id, user_id, name, code, edition, created_at, updated_at)
           values (?1, ?2, 'A battle', ?1, '2014', 0, 0)`,
        )
        .bind(`battle-${userId}`, userId),
      site.here.db
        .prepare(
          `insert into characters (id, user_id, name, code, edition, created_at, updated_at)
           values (?1, ?2, 'Mira', ?1, '2014', 0, 0)`,
        )
        .bind(`character-${userId}`, userId),
      site.here.db
        .prepare(
          `insert into character_deeds (character_id, id, user_id, seq, deed, said, change, at)
           values (?1, 'phone-01', ?2, 1, '{}', 'Hurt', '{}', 0)`,
        )
        .bind(`character-${userId}`, userId),
      site.here.db
        .prepare(
          `insert into encounter_history (encounter_id, version, user_id, name, body, bytes, foes, xp, saved_at)
           values (?1, 1, ?2, 'A fight', x'00', 1, 0, 0, 0)`,
        )
        .bind(`encounter-${userId}`, userId),
      site.here.db
        .prepare(
          `insert into homebrew_creatures (id, user_id, name, code, edition, type, cr, sort_name, hash, own_id, created_at, updated_at)
           values (?1, ?2, 'A troll', ?1, '2014', 'giant', 1, 'a troll', 'x', ?1, 0, 0)`,
        )
        .bind(`creature-${userId}`, userId),
      site.here.db
        .prepare(
          `insert into homebrew_history (creature_id, version, user_id, name, body, bytes, cr, is_draft, saved_at)
           values (?1, 1, ?2, 'A troll', x'00', 1, 1, 0, 0)`,
        )
        .bind(`creature-${userId}`, userId),
      site.here.db
        .prepare("insert into homebrew_acts values (?2, ?1, 'move', 0, '[]')")
        .bind(`act-${userId}`, userId),
      site.here.db
        .prepare(
          "insert into homebrew_imports (id, user_id, name, bytes, created_at, due_at) values (?1, ?2, 'Pasted', 0, 0, 9e15)",
        )
        .bind(`import-${userId}`, userId),
      ...['monsters', 'spells'].map((table) => {
        const columns =
          table === 'monsters'
            ? "type, size, size_rank, cr, ac, hp, xp, alignment, speeds) values (?1, 'own', ?1, 'Own', 'own', '', '', '', ?2, 1, 'x', 'x', 1, 1, 1, 1, 1, 'x', 'x')"
            : "level, school, ritual, concentration, casting_time, classes) values (?1, 'own', ?1, 'Own', 'own', '', '', '', ?2, 1, 1, 'x', 0, 0, 'x', 'x')";
        const query = `insert into ${table} (id, source, slug, name, sort_name, edition, facets, hash, owner, imported_at, ${columns}`;
        return site.here.db.prepare(query).bind(`${table}-${userId}`, userId);
      }),
      site.here.db
        .prepare(
          `insert into uploads (id, user_id, kind, hash, media_type, bytes, width, height, file_key, created_at)
           values (?1, ?2, 'portrait', 'ab', 'image/png', 1, 1, 1, ?1, 0)`,
        )
        .bind(`upload-${userId}`, userId),
      site.here.db
        .prepare(
          `insert into monster_lists (id, user_id, name, created_at, updated_at) values (?1, ?2, 'A list', 0, 0)`,
        )
        .bind(`list-${userId}`, userId),
      site.here.db
        .prepare(
          `insert into spellbooks (id, user_id, name, created_at, updated_at) values (?1, ?2, 'A book', 0, 0)`,
        )
        .bind(`book-${userId}`, userId),
      site.here.db
        .prepare(
          `insert into dice_kept (id, user_id, kind, name, body, created_at, updated_at)
           values (?1, ?2, 'macro', 'Axe', '1d12', 0, 0)`,
        )
        .bind(`dice-${userId}`, userId),
      site.here.db
        .prepare(
          `insert into monster_notes (user_id, monster_id, note, updated_at) values (?1, 'goblin', 'Mine', 0)`,
        )
        .bind(userId),
      site.here.db
        .prepare(
          `insert into own_monsters (owner_id, id, source, slug, name, sort_name, type, size, size_rank, cr, ac, hp, xp,
             alignment, speeds, edition, facets, hash, imported_at)
           values (?1, 'own.own--' || ?1, 'x', 'own', 'Own', 'own', 'x', 'x', 1, 1, 1, 1, 1, 'x', 'x', '2014', '', '', 0)`,
        )
        .bind(userId),
      site.here.db
        .prepare(
          `insert into own_monster_records (seq, told, record) select seq, '', '{}' from own_monsters where owner_id = ?1`,
        )
        .bind(userId),
      site.here.db
        .prepare(
          `insert into fights (id, user_id, name, edition, created_at, updated_at) values (?1, ?2, 'A fight', '2014', 0, 0)`,
        )
        .bind(fightId, userId),
      site.here.db
        .prepare(
          `insert into fights (id, user_id, name, edition, created_at, updated_at) values (?1, ?2, 'A fight', '2014', 0, 0)`,
        )
        .bind(otherFight, other),
      site.here.db
        .prepare(
          `insert into fight_codes (code, fight_id, user_id, kind, made_at) values (?1, ?2, ?3, 'players', 0)`,
        )
        .bind(crypto.randomUUID().slice(0, 10), fightId, userId),
      // Fight helpers: this user as the helper of another's fight, and another user as the helper in theirs.
      ...[
        [otherFight, userId, other],
        [fightId, other, userId],
      ].map((row) =>
        site.here.db
          .prepare(
            'insert into fight_helpers (fight_id, user_id, owner_id, made_at) values (?1, ?2, ?3, 0)',
          )
          .bind(...row),
      ),
      ...partyRows(userId, other),
      site.here.db
        .prepare('insert into payment_tries (user_id, failures) values (?1, 1)')
        .bind(userId),
      site.here.db
        .prepare(
          `insert into contact_messages (token, state, first_name, last_name, email, message, created_at, next_try_at)
           values (?1, 'waiting', 'A', 'B', ?2, 'Hello', 0, 4000000000000)`,
        )
        .bind(`token-${userId}`, email),
    ]);
  }

  /**
   * Rows for a party of this user that nobody inherits and that another user plays in, with every kind of reference to
   * the user.
   */
  function partyRows(userId: string, other: string): D1PreparedStatement[] {
    const [party, member] = [crypto.randomUUID(), crypto.randomUUID()];
    const code = crypto.randomUUID().slice(0, 10);
    const marks = JSON.stringify({ name: { version: 1, by: userId, at: 0, was: 'x' } });
    const rows: [string, ...unknown[]][] = [
      [
        'insert into parties (id, user_id, name, code, created_at, updated_at) values (?1, ?2, ?3, ?4, 0, 0)',
        party,
        userId,
        'Lanterns',
        code,
      ],
      [
        'insert into party_members (id, party_id, user_id, settings, marks, hp, added_at, updated_at) values (?1, ?2, ?3, ?4, ?5, 1, 0, 0)',
        member,
        party,
        userId,
        '{"name":"Mira","maximum":10}',
        marks,
      ],
      [
        'insert into character_parties (character_id, member_id, party_id) values (?1, ?2, ?3)',
        `character-${userId}`,
        member,
        party,
      ],
      [
        "insert into party_changes (member_id, id, user_id, does, amount, at) values (?1, 'change-1', ?2, 'xp', 1, 0)",
        member,
        userId,
      ],
      ['insert into default_parties (user_id, party_id) values (?1, ?2)', userId, party],
      [
        "insert into parties (id, user_id, name, code, created_at, updated_at) values (?1, ?2, 'Crows', ?3, 0, 0)",
        `of-${party}`,
        other,
        `of-${code}`,
      ],
      [
        "insert into party_people (party_id, user_id, role, joined_at, role_since) values (?1, ?2, 'player', 0, 0)",
        `of-${party}`,
        userId,
      ],
      [
        'insert into party_members (id, party_id, settings, marks, hp, added_at, updated_at) values (?1, ?2, ?3, ?4, 1, 0, 0)',
        `of-${member}`,
        `of-${party}`,
        '{"name":"Nim","maximum":10}',
        marks,
      ],
      [
        'insert into party_members (id, party_id, settings, marks, hp, added_at, updated_at) values (?1, ?2, ?3, ?4, 1, 0, 0)',
        `in-${member}`,
        party,
        '{"name":"Odo","maximum":10}',
        marks,
      ],
    ];
    return rows.map(([query, ...values]) => site.here.db.prepare(query).bind(...values));
  }

  it('can be exported with all of the user’s data and without secrets', async () => {
    const { who, email } = await site.newcomer();
    await pay(site, who);
    await fill(await userIdOf(who), email);
    const answer = await who.ask('/settings/export');
    expect(answer.headers.get('Content-Disposition')).toContain('attachment');
    const text = await answer.text();
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    const tables = Object.keys(data).filter((name) => name !== 'exportedAt');
    // The plan was a trial and is paid now: its history has a row for each.
    for (const table of tables) {
      const rows = data[table] ?? [];
      if (table === 'plan_history') expect(rows.length).toBeGreaterThan(1);
      else expect(rows, table).toHaveLength(1);
    }
    expect(data.maps?.[0]).toMatchObject({ json: { a: 1 } });
    expect(text).not.toMatch(/"tokens"|"token"|"jti"/);
  });

  it('is deleted: first at Stripe, then every row, and the session with it', async () => {
    const { who, email } = await site.newcomer();
    await pay(site, who);
    const userId = await userIdOf(who);
    await fill(userId, email);
    const wrong = await submit(who, '/settings/delete', 'word=yes');
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('Nothing was deleted');

    await site.stripe.control('POST fail', { how: '500', times: 50 });
    const trouble = await submit(who, '/settings/delete', 'word=DELETE');
    expect(trouble.status).toBe(502);
    expect(await userIdOf(who)).toBe(userId);

    await site.stripe.control('POST fail', { how: 'none' });
    const cookies = new Map(who.cookies);
    const gone = await submit(who, '/settings/delete', 'word=delete');
    expect(gone.status).toBe(303);
    await site.stripe.control('POST settle');
    const { results } = await site.here.db
      .prepare(
        `select name from sqlite_master where type = 'table' and sql like 'create table%'
         and name not glob '_cf_*' and name not like '%search%'`,
      )
      .all<{ name: string }>();
    expect(results.length).toBeGreaterThan(10);
    // The file name is stored in loose_files so that the next sweep deletes the file itself.
    const loose = await site.here.db.prepare('select key, due_at from loose_files').all();
    expect(loose.results).toContainEqual({
      key: `upload-${userId}`,
      due_at: expect.closeTo(Date.now(), -6),
    });
    for (const { name } of results.filter((table) => table.name !== 'loose_files')) {
      const rows = await site.here.db.prepare(`select * from ${name}`).all();
      const left = JSON.stringify(rows.results);
      expect(left.includes(userId) || left.includes(email), name).toBe(false);
    }
    const { subscriptions } = await site.stripe.control('GET log');
    expect(subscriptions.at(-1)?.status).toBe('canceled');
    for (const [name, value] of cookies) who.cookies.set(name, value);
    expect((await who.ask('/me/entitlements')).status).toBe(401);
  });

  it('can be signed out on all devices at once', async () => {
    const { who, email } = await site.newcomer();
    const other = site.stranger();
    await other.signIn(email, '/about');
    const body = 'intent=sign-out-everywhere';
    expect((await submit(who, '/settings', body)).status).toBe(303);
    expect((await other.ask('/me/entitlements')).status).toBe(401);
  });
});
