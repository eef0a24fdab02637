import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addCharacter } from '~/characters/kept/characters.server';
import { character } from '~/characters/record/character';
import { encounter } from '~/encounters/encounter';
import { addEncounter } from '~/encounters/kept/encounters.server';
import { keepPicture } from '~/fights/kept/fight-pictures.server';
import { appendToFight, fightFor } from '~/fights/kept/kept-fights.server';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { beginParty } from '~/parties/kept/begin-party.server';
import { streamText } from '~/platform/stream-text';
import { barePicture } from '~/platform/uploads/bare-picture';
import { keepUpload } from '~/platform/uploads/upload-rows.server';
import { IMPORT_KINDS } from '~/settings/import/import-kinds.server';
import { newImport } from '~/settings/import/import-state';
import { importStep } from '~/settings/import/import-step.server';
import { scanFile } from '~/settings/import/scan-file';
import { waitingKey } from '~/settings/import/waiting-key';
import { exportPerson } from '~/settings/person/export.server';
import { readAsk } from '~/tools/battle-simulator/address/ask';
import { addBattle } from '~/tools/battle-simulator/kept/battles.server';
import { addKept } from '~/tools/dice-roller/kept/kept-sql.server';
import { keepCreature } from '~/tools/homebrew/kept/creatures.server';
import { createList } from '~/tools/monster-lookup/lists/lists-sql.server';
import { EMPTY_BOOK } from '~/tools/spell-lookup/book/book';
import { createBook } from '~/tools/spell-lookup/book/books-sql.server';
import { begin, type Desk, goblin, joins, NOW, named, openDesk, takesBack } from './fights-desk';
import { brewed } from './homebrew-desk';
import { addPeople, keptOf, store } from './kept-rows';

let desk: Desk;

beforeEach(async () => {
  await addPeople('ann', 'ben');
  for (const table of ['character_parties', 'party_members', 'parties', 'fights', 'dice_kept']) {
    await env.DB.prepare(`delete from ${table}`).run();
  }
  desk = openDesk();
});

type Tables = Record<string, Record<string, unknown>[]>;

async function exported(userId: string): Promise<string> {
  const owner = { userId, verifiedEmail: null };
  return new Response(streamText(exportPerson(store, owner, ''), () => {})).text();
}

/** Imports a file as the page does, however many requests it takes. */
async function imported(
  text: string,
  userId: string,
  kinds = Object.keys(IMPORT_KINDS),
  most?: { statements: number; bytes: number },
) {
  const file = crypto.randomUUID();
  await env.FILES.put(waitingKey(userId, file), text);
  const stored = await env.FILES.get(waitingKey(userId, file));
  const scan = await scanFile(stored?.body as ReadableStream<Uint8Array>);
  if (!scan.ok) throw new Error(scan.problem);
  let state = newImport({ file, bytes: text.length, tables: scan.tables, kinds });
  for (let steps = 1; ; steps += 1) {
    const done = await importStep(desk, userId, state, most);
    if (!done.ok) throw new Error(done.problem);
    state = done.state;
    if (state.kinds?.length === 0) return { ...state, steps };
  }
}

/** A picture of one white pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

function pixel(): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
  const bare = barePicture('image/png', bytes);
  if (bare === null) throw new Error('No picture.');
  return bare;
}

/** Fills an account with one of everything, each referring to others. */
async function fill(userId: string) {
  const facts = { type: 'image/png', width: 1, height: 1 } as const;
  const face = await keepUpload(store, userId, { kind: 'portrait', bytes: pixel(), facts }, NOW);
  const { id: troll } = await keepCreature(desk, userId, brewed({ name: 'Moss Troll' }), {
    folder: 'Fens',
    tags: ['bog'],
  });
  const own = await env.DB.prepare('select own_id from homebrew_creatures where id = ?1')
    .bind(troll)
    .first<string>('own_id');
  const mira = character.parse({
    edition: '2014',
    name: 'Mira',
    notes: 'Owes Odo 5 gp.',
    portrait: face.ok ? face.id : null,
  });
  const made = await addCharacter(desk, userId, mira);
  const members = [{ name: 'Odo', level: 3, hp: 24, initiative: 1 }];
  const party = await beginParty(desk, userId, {
    name: 'The Lantern Company',
    members,
    sits: [made.ok ? made.id : ''],
  });
  const partyId = party.ok ? party.id : '';
  await env.DB.prepare(
    "update party_members set hp = 3, private_notes = 'Cursed' where party_id = ?1",
  )
    .bind(partyId)
    .run();
  const map = keptOf('small');
  const mapId = crypto.randomUUID();
  await mapShelf.add(store, userId, onShelf(map), { id: mapId, code: mapId, now: NOW });
  const ford = encounter.parse({
    name: 'The ford',
    edition: '2014',
    party: { partyId, groups: [], characters: [made.ok ? made.id : ''] },
    place: { mapId, room: null },
    creatures: [{ key: 'a', record: own, name: 'Moss Troll', cr: 0.25, xp: 50, count: 2 }],
  });
  await addEncounter(desk, userId, ford, { status: 'ready' });
  const member = await env.DB.prepare('select id from party_members where party_id = ?1 limit 1')
    .bind(partyId)
    .first<string>('id');
  const ask = readAsk(new URLSearchParams(`a=*${partyId}.${member}&b=${own}`));
  await addBattle(desk, userId, { name: 'The lair', ask });
  const list = { name: 'Bog', ids: [own ?? '', 'goblin'], madeAs: 'x' };
  await createList(store.db, userId, list, NOW);
  await env.DB.prepare('insert into monster_notes values (?1, ?2, ?3, ?4)')
    .bind(userId, own, 'bites', NOW)
    .run();
  const book = {
    ...EMPTY_BOOK,
    character: 'Mira',
    spells: [{ id: 'light', as: null, prepared: true }],
  };
  await createBook(store.db, userId, { name: 'Tome', book, madeAs: 'x' }, NOW);
  const dice = {
    kind: 'table',
    name: 'Wind',
    body: '1: north\n2: south',
    character: '',
    party: partyId,
  } as const;
  await addKept(store.db, userId, { ...dice, madeAs: 'x' }, NOW);
  const fight = await begin(desk, {
    events: [joins(goblin('g'), goblin(member ?? 'm', { side: 'party' as never }))],
  });
  const bridge = named('Bridge');
  await appendToFight(desk, userId, fight, [bridge, takesBack(bridge), named('The bridge')]);
  await keepPicture(desk, userId, fight, { type: 'image/png', bytes: pixel() });
  return { own, partyId, mapId, fight, member };
}

/** The things of an export without ids, codes, dates and other people's things, each id told by its place. */
function plain(text: string): Tables {
  const ids = new Map<string, string>();
  const told = text
    .replaceAll(/[a-z0-9-]+\.own--[a-z0-9]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      const known = ids.get(id) ?? `#${ids.size}`;
      ids.set(id, known);
      return known;
    })
    .replaceAll(/"(ann|ben)"/g, '"me"');
  const all: Tables = JSON.parse(told);
  const left = ['id', 'code', 'made_as', 'created_at', 'updated_at', 'added_at', 'seq', 'key'];
  const hidden = [...left, 'own_id', 'seen_at', 'hash', 'file_key', 'fight_seq', 'monster_id'];
  const bare = (rows: Record<string, unknown>[]) =>
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))),
    );
  const kinds = Object.values(IMPORT_KINDS).map(({ table }) => table);
  return Object.fromEntries(kinds.map((table) => [table, bare(all[table] ?? [])]));
}

describe('an account’s file', () => {
  it('brings everything into another account, each thing referring to the new ones', async () => {
    const made = await fill('ann');
    const text = await exported('ann');
    const done = await imported(text, 'ben');
    expect(done.notes).toEqual([]);
    expect(Object.keys(done.done)).toEqual(Object.keys(IMPORT_KINDS));
    expect(Object.values(done.done).every((one) => one.came >= 1 && one.refused === 0)).toBe(true);
    const again = await exported('ben');
    const [before, after] = [plain(text), plain(again)];
    for (const [table, rows] of Object.entries(before)) {
      const [mine, theirs] = [after[table] ?? [], rows].map((some) =>
        some.map(({ fight: _, ...row }) => row),
      );
      expect(mine, table).toEqual(theirs);
    }
    for (const old of [made.own, made.partyId, made.mapId, made.fight, made.member]) {
      expect(again).not.toContain(old);
    }
    const tables: Tables = JSON.parse(again);
    const fightId = String(tables.fights?.[0]?.id);
    const fight = await fightFor(desk, 'ben', fightId);
    expect(fight).toMatchObject({ ok: true, row: { name: 'The bridge', combatants: 2 } });
    const [encounters, battles] = [
      JSON.stringify(tables.encounters),
      JSON.stringify(tables.battles),
    ];
    const [party, map, monster] = [tables.parties, tables.maps, tables.homebrew_creatures];
    expect(encounters).toContain(String(party?.[0]?.id));
    expect(encounters).toContain(String(map?.[0]?.id));
    expect(encounters).toContain(String(monster?.[0]?.own_id));
    expect(battles).toContain(String(party?.[0]?.id));
    expect(JSON.stringify(tables.fights)).toContain(String(tables.party_members?.[0]?.id));
    expect(tables.character_parties).toMatchObject([
      { character_id: tables.characters?.[0]?.id, member_id: tables.party_members?.[0]?.id },
    ]);
    expect(tables.characters).toMatchObject([{ portrait: tables.uploads?.[0]?.id }]);
    expect(tables.fights?.[0]?.fight).toMatchObject({ pictures: [{}] });
  });

  it('makes nothing twice, and leaves alone what was changed or deleted since', async () => {
    await fill('ann');
    const text = await exported('ann');
    await imported(text, 'ben');
    await env.DB.prepare("update monster_lists set name = 'Mine' where user_id = 'ben'").run();
    await env.DB.prepare("update spellbooks set deleted_at = 5 where user_id = 'ben'").run();
    const before = await exported('ben');
    const { done, notes } = await imported(text, 'ben');
    expect(done.map).toEqual({ came: 0, there: 1, deleted: 0, refused: 0 });
    expect(done.spellbook).toEqual({ came: 0, there: 0, deleted: 1, refused: 0 });
    expect(notes).toEqual([]);
    expect(await exported('ben')).toBe(before);
  });

  it('comes as a copy into the account that made it; what was not chosen is still referred to', async () => {
    const { mapId, partyId } = await fill('ann');
    const { done } = await imported(await exported('ann'), 'ann', ['encounter', 'fight']);
    expect(done).toMatchObject({ encounter: { came: 1 }, fight: { came: 1 } });
    const { encounters, fights }: Tables = JSON.parse(await exported('ann'));
    expect(encounters).toHaveLength(2);
    expect(fights).toHaveLength(2);
    for (const one of encounters ?? []) {
      expect(one.encounter).toMatchObject({ place: { mapId }, party: { partyId } });
    }
  });

  it('says what an encounter was left without', async () => {
    await fill('ann');
    const { notes } = await imported(await exported('ann'), 'ben', ['encounter']);
    expect(notes).toEqual([
      'The encounter “The ford”: without its party, its map, characters, not in this account.',
    ]);
    const { encounters }: Tables = JSON.parse(await exported('ben'));
    expect(encounters?.[0]?.encounter).toMatchObject({ place: null, party: { partyId: null } });
  });

  it('is imported in as many steps as it needs, each of which may be repeated', async () => {
    const dice = { kind: 'macro', body: '1d20', character: '', party: '' } as const;
    for (let at = 0; at < 9; at += 1) {
      await addKept(store.db, 'ann', { ...dice, name: `Roll ${at}`, madeAs: `${at}` }, NOW);
    }
    const text = await exported('ann');
    const few = { statements: 32, bytes: 1e6 };
    const { steps, done } = await imported(text, 'ben', ['list', 'dice'], few);
    expect(steps).toBe(3);
    expect(done.dice).toEqual({ came: 9, there: 0, deleted: 0, refused: 0 });
    expect((await imported(text, 'ben')).done.dice).toMatchObject({ came: 0, there: 9 });
  });

  it('keeps to the limits of the account and says what had no room', async () => {
    for (let at = 0; at < 99; at += 1) {
      await createList(store.db, 'ben', { name: `L${at}`, ids: [], madeAs: `${at}` }, NOW);
    }
    for (const name of ['One', 'Two', 'Three']) {
      await createList(store.db, 'ann', { name, ids: ['goblin'], madeAs: name }, NOW);
    }
    const { done, notes } = await imported(await exported('ann'), 'ben');
    expect(done.list).toEqual({ came: 1, there: 0, deleted: 0, refused: 2 });
    expect(notes[0]).toBe(
      'The monster list “Two”: You have 100 lists, the maximum. Delete one first.',
    );
  });

  it('grants nothing and takes nothing from anybody', async () => {
    const { partyId, fight, own, mapId, member } = await fill('ann');
    const before = await exported('ann');
    const me = {
      id: 'ben',
      user_id: 'ben',
      role: 'AdminUser',
      groups: ['AdminUser'],
      email: 'a@b.c',
    };
    const row = { user_id: 'ann', owner: 'ann', code: 'stolen', shared: 'gm', id: mapId };
    const [map] = JSON.parse(before).maps;
    const [creature] = JSON.parse(before).homebrew_creatures;
    const evil = {
      sessions: [{ ...me, tokens: 'x' }],
      entitlements: [{ ...me, status: 'active', current_period_end: 9e12 }],
      gifts: [{ ...me, ends_at: null }],
      customers: [{ ...me, customer_id: 'cus' }],
      fight_codes: [{ code: 'abc', fight_id: fight, user_id: 'ben' }],
      party_people: [{ party_id: partyId, user_id: 'ben', role: 'co-gm' }],
      parties: [{ ...row, id: partyId, name: 'Mine', join_open: 1 }],
      party_members: [{ id: member, party_id: partyId, user_id: 'ann', settings: { name: 'X' } }],
      maps: [{ ...map, ...row }],
      homebrew_creatures: [{ ...creature, ...row, id: 'troll', party_id: partyId, own_id: own }],
      fights: [
        {
          id: fight,
          name: 'F',
          fight: {
            log: [{ v: 1, id: 'aaaaaaaa', by: 'ann', at: 1, deeds: [{ do: 'note', text: 'x' }] }],
          },
        },
      ],
      audit_log: [{ admin_id: 'ben' }],
      users: [me],
    };
    const state = () =>
      env.DB.batch(
        [
          'users',
          'sessions',
          'entitlements',
          'gifts',
          'customers',
          'fight_codes',
          'party_people',
        ].map((table) => env.DB.prepare(`select * from ${table}`)),
      ).then((all) => all.map(({ results }) => results));
    const was = await state();
    const { done } = await imported(JSON.stringify(evil), 'ben');
    expect(done).toMatchObject({ map: { came: 1 }, party: { came: 1 }, fight: { came: 1 } });
    expect(await state()).toEqual(was);
    expect(await exported('ann')).toBe(before);
    const mine: Tables = JSON.parse(await exported('ben'));
    expect(mine.maps).toMatchObject([{ user_id: 'ben', shared: null }]);
    expect(mine.maps?.[0]?.code).not.toBe('stolen');
    expect(mine.homebrew_creatures).toMatchObject([
      { user_id: 'ben', shared: null, party_id: null },
    ]);
    expect(mine.fights?.[0]?.fight).toMatchObject({ log: [{ by: 'ben' }] });
  });

  it('that is made up is refused thing by thing, without an error of ours', async () => {
    const junk = [
      '{}',
      '{"id":1,"name":[]}',
      '{"id":{"__proto__":{"admin":true}},"__proto__":{"deleted_at":1,"admin":true}}',
      '{"constructor":{"prototype":{"admin":true}},"id":"x"}',
      '{"json":{"cells":1e999},"creature":{"v":1},"character":[],"encounter":{"v":2},"battle":"{","fight":{"log":"x"},"body":7,"settings":null,"id":"y"}',
      '{"fight":{"log":[null,1,[],{},{"v":1}],"pictures":[null,{"id":"__proto__","file":"data:text/html;base64,PHA+"}]},"id":"z","name":"Fight","monsters":[1,null,"<b>"],"file":"data:image/svg+xml;base64,PHN2Zy8+","note":{"a":1},"monster_id":"a b"}',
      '{broken',
      `{"id":"w","name":"${'\u0000'.repeat(50)}\ud800","hp":-1e300,"xp":"NaN"}`,
    ].filter((text) => !text.startsWith('{broken'));
    const parts = Object.values(IMPORT_KINDS).flatMap(({ table, beside = [] }) =>
      [table, ...beside].map((name) => `"${name}":[${junk.join(',')}]`),
    );
    const { done, notes } = await imported(`{${parts.join(',')},"users":[{}]}`, 'ben');
    for (const [kind, { refused, came, there }] of Object.entries(done)) {
      expect(refused + came + there, kind).toBeGreaterThanOrEqual(junk.length - 1);
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(notes.every((note) => !/sql|stack|undefined|\[object/i.test(note))).toBe(true);
    expect(await exported('ann')).toContain('"maps": []');
    expect(desk.lines.filter((line) => line.includes('import of a thing'))).toEqual([]);
  });
});
