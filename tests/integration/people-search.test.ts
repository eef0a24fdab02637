import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { endTrialsInTable, peopleCounts } from '~/admin/people/people-counts-sql.server';
import { readPeopleQuery, SHOWN, wordsOf } from '~/admin/people/people-query';
import { peoplePage } from '~/admin/people/people-rows-sql.server';
import { peopleSql } from '~/admin/people/people-sql.server';
import { openDatabase } from '~/platform/database.server';

const NOW = 1_800_000_000_000;
const SECONDS = NOW / 1000;

type Given = { name: string; groups?: string[]; role?: string; status?: string; seen?: number };

async function add({
  name,
  groups = [],
  role = 'GrantedUser',
  status = 'CONFIRMED',
  seen = 1,
}: Given) {
  await env.DB.prepare(
    `insert into users (id, issuer, sub, email, username, role, groups, status, created_at, seen_at)
     values (?1, 'i', ?1, ?2, ?1, ?3, ?4, ?5, 1, ?6)`,
  )
    .bind(name, `${name}@example.com`, role, JSON.stringify(groups), status, seen)
    .run();
}

async function give(name: string, status: string, trialEnd: number | null = null) {
  await env.DB.prepare(
    `insert into entitlements (user_id, status, trial_end, updated_at) values (?1, ?2, ?3, 1)
     on conflict (user_id) do update set status = excluded.status, trial_end = excluded.trial_end`,
  )
    .bind(name, status, trialEnd)
    .run();
}

async function found(address: string): Promise<string[]> {
  const query = readPeopleQuery(new URLSearchParams(address));
  const { users } = await peoplePage(openDatabase(env.DB), query, { now: NOW });
  return users.map(({ userId }) => userId);
}

beforeEach(async () => {
  await add({ name: 'ann', groups: ['AdminUser'] });
  await add({ name: 'Bob_50%' });
  await add({ name: 'cay', status: 'FORCE_CHANGE_PASSWORD', seen: 0 });
  await add({ name: 'dee', groups: ['PaidUser'] });
  await give('ann', 'active');
  await give('Bob_50%', 'trialing', SECONDS + 60);
  await give('dee', 'past_due');
});

describe('the search for users', () => {
  it('finds every word in email, username, role, status or plan, newest first', async () => {
    expect(await found('')).toEqual(['dee', 'cay', 'Bob_50%', 'ann']);
    expect(await found('q=example')).toEqual(['dee', 'cay', 'Bob_50%', 'ann']);
    expect(await found('q=ADMIN')).toEqual(['ann']);
    expect(await found('q=force+cay')).toEqual(['cay']);
    expect(await found('q=force+ann')).toEqual([]);
    expect(await found('q=past')).toEqual(['dee']);
    expect(await found('q=trial')).toEqual(['Bob_50%']);
    expect(await found('q=paiduser')).toEqual(['dee']);
  });

  it('finds short words too', async () => {
    expect(await found('q=b')).toEqual(['Bob_50%']);
    expect(await found('q=nn+an')).toEqual(['ann']);
    expect(await found('q=de+example')).toEqual(['dee']);
  });

  it('is sorted as the URL requests, page by page', async () => {
    for (const [name, seen] of [
      ['ann', 400],
      ['Bob_50%', 900],
      ['dee', 100],
    ]) {
      await env.DB.prepare('update users set seen_at = ?2 where id = ?1').bind(name, seen).run();
    }
    expect(await found('sort=seen&dir=desc')).toEqual(['Bob_50%', 'ann', 'dee', 'cay']);
    expect(await found('sort=seen&dir=asc')).toEqual(['cay', 'dee', 'ann', 'Bob_50%']);
    expect(await found('sort=joined&dir=asc')).toEqual(['ann', 'Bob_50%', 'cay', 'dee']);
    expect(await found('sort=joined&dir=desc')).toEqual(await found(''));
    expect(await found('sort=email&dir=desc&q=example')).toEqual(['dee', 'cay', 'ann', 'Bob_50%']);
    for (const odd of ['sort=password', 'sort=', 'sort=seen%27&dir=up'])
      expect(await found(odd), odd).toEqual(await found(''));
    const db = openDatabase(env.DB);
    const query = readPeopleQuery(new URLSearchParams('sort=seen&dir=desc'));
    const first = await peoplePage(db, query, { now: NOW, most: 3 });
    const rest = await peoplePage(db, { ...query, next: first.next }, { now: NOW, most: 3 });
    expect([first.next, rest.users.map(({ userId }) => userId), rest.next]).toEqual([
      3,
      ['cay'],
      null,
    ]);
  });

  it('never shows trial or expired for a user who has Pro as a gift or as an admin', async () => {
    const shown = async (name: string) => {
      const query = readPeopleQuery(new URLSearchParams(`q=${name}`));
      const { users } = await peoplePage(openDatabase(env.DB), query, { now: NOW });
      return users.map(({ plan, entStatus }) => [plan, entStatus])[0];
    };
    await give('ann', 'trialing', SECONDS + 60);
    await give('dee', 'trialing', SECONDS + 60);
    expect(await shown('ann')).toEqual(['admin', 'trialing']);
    expect(await shown('dee')).toEqual(['gift', 'trialing']);
    expect(await found('show=trials')).toEqual(['Bob_50%']);
    expect(await found('q=trialing')).toEqual(['Bob_50%']);
    expect(await found('q=gift')).toEqual(['dee']);
    // A paid plan or an open payment is shown all the same.
    await give('dee', 'past_due');
    expect(await shown('dee')).toEqual(['past_due', 'past_due']);
    await env.DB.prepare("update users set groups = '[]' where id = 'ann'").run();
    expect(await shown('ann')).toEqual(['trialing', 'trialing']);
    expect(await found('show=trials')).toEqual(['Bob_50%', 'ann']);
    await give('ann', 'trialing', SECONDS - 1);
    await endTrialsInTable(openDatabase(env.DB), NOW);
    await env.DB.prepare(`update users set groups = '["PaidUser"]' where id = 'ann'`).run();
    expect(await shown('ann')).toEqual(['gift', 'expired']);
    expect(await found('show=expired')).toEqual([]);
  });

  it('treats no word as a wildcard or an operator', async () => {
    for (const q of ['%', '50%', '_50', 'bob_50%']) {
      expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual(['Bob_50%']);
    }
    const odd = [
      '*',
      '"',
      '""" OR "ann',
      'a*b',
      'NOT ann',
      'ann OR cay',
      'words:ann',
      '🎲🎲🎲',
      "'",
    ];
    expect(await found('q=%00%00')).toHaveLength(4);
    for (const q of [...odd, 'x'.repeat(500), 'a b c d e f g h i j']) {
      expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual([]);
    }
  });

  it('continues from a cursor, and ignores invalid cursors', async () => {
    const db = openDatabase(env.DB);
    const query = readPeopleQuery(new URLSearchParams());
    const first = await peoplePage(db, query, { now: NOW, most: 2 });
    expect(first.users.map(({ userId }) => userId)).toEqual(['dee', 'cay']);
    const rest = await peoplePage(db, { ...query, next: first.next }, { now: NOW, most: 2 });
    expect(rest.users.map(({ userId }) => userId)).toEqual(['Bob_50%', 'ann']);
    expect(rest.next).toBeNull();
    for (const next of ['-1', 'NaN', '1e9', '0', '']) {
      expect(await found(`next=${next}`), next).toHaveLength(4);
    }
    expect(await found('next=999999999')).toHaveLength(4);
  });

  it('follows every change and removes deleted users', async () => {
    await env.DB.prepare(
      "update users set groups = '[]', email = 'new@place.test' where id = 'ann'",
    ).run();
    expect(await found('q=admin')).toEqual([]);
    expect(await found('q=place')).toEqual(['ann']);
    await env.DB.prepare("delete from users where id = 'dee'").run();
    expect(await found('q=past')).toEqual([]);
    const left = await env.DB.prepare(
      "select count(*) as n from people where person = 'dee'",
    ).first('n');
    expect(left).toBe(0);
    await env.DB.prepare(
      "insert into people_search (people_search) values ('integrity-check')",
    ).run();
  });

  it('reads no more rows than it shows, for words of three letters, tiles and pages', async () => {
    const plans = ['', 'goblin', 'goblin admin'].flatMap((q) =>
      [null, ...SHOWN].map((show) => ({ q, show })),
    );
    for (const { q, show } of plans) {
      const { sql, binds } = peopleSql(wordsOf(q), show);
      const { results } = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(9, SECONDS, 101, ...binds)
        .all<{ detail: string }>();
      const plan = results.map(({ detail }) => detail).join('\n');
      // Without a search the table is read from its newest end and stops after a page; a search uses the trigram index.
      expect(plan, `${q} ${show}`).not.toMatch(/SCAN (?!s VIRTUAL)/);
      const isFew = ['admins', 'past-due', 'action-needed'].includes(show ?? '');
      if (q !== '' && !isFew) expect(plan).toMatch(/s VIRTUAL TABLE INDEX/);
    }
  });
});

describe('the counts of the tiles', () => {
  const counts = () => peopleCounts(openDatabase(env.DB), NOW);

  it('count users by status, plan and role, and follow every change', async () => {
    expect(await counts()).toEqual({
      total: 4,
      confirmed: 3,
      active: 1,
      trials: 1,
      pastDue: 1,
      expired: 0,
      admins: 1,
      actionNeeded: 1,
    });
    await give('dee', 'unpaid');
    await give('Bob_50%', 'trialing', SECONDS - 1);
    await env.DB.prepare("update users set status = 'CONFIRMED' where id = 'cay'").run();
    await env.DB.prepare("delete from users where id = 'ann'").run();
    expect(await counts()).toEqual({
      total: 3,
      confirmed: 3,
      active: 0,
      trials: 0,
      pastDue: 1,
      expired: 1,
      admins: 0,
      actionNeeded: 0,
    });
  });

  it('match the filtered lists, also when a trial has ended', async () => {
    expect(await found('show=trials')).toEqual(['Bob_50%']);
    expect(await found('show=past-due')).toEqual(['dee']);
    expect(await found('show=admins')).toEqual(['ann']);
    expect(await found('show=action-needed')).toEqual(['cay']);
    expect(await found('show=confirmed&q=ann')).toEqual(['ann']);
    await give('Bob_50%', 'trialing', SECONDS - 1);
    await endTrialsInTable(openDatabase(env.DB), NOW);
    expect(await found('show=trials')).toEqual([]);
    expect(await found('show=expired')).toEqual(['Bob_50%']);
    expect(await found('q=expired')).toEqual(['Bob_50%']);
    expect((await counts()).expired).toBe(1);
  });
});

describe('the history of a user’s plan', () => {
  it('is kept change by change, a hundred at most', async () => {
    for (let day = 0; day < 105; day += 1) await give('ann', 'trialing', day);
    await give('ann', 'trialing', 104);
    const { results } = await env.DB.prepare(
      "select status, trial_end from plan_history where user_id = 'ann' order by id desc",
    ).all();
    expect(results).toHaveLength(100);
    expect(results[0]).toEqual({ status: 'trialing', trial_end: 104 });
  });
});
