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
import type { ImportState } from '~/settings/import/import-state';
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
async function imported(text: string, userId: string, kinds = Object.keys(IMPORT_KINDS)) {
  const file = crypto.randomUUID();
  await env.FILES.put(waitingKey(userId, file), text);
  const stored = await env.FILES.get(waitingKey(userId, file));
  const scan = await scanFile(stored?.body as ReadableStream<Uint8Array>);
  if (!scan.ok) throw new Error(scan.problem);
  let state: ImportState = {
    ...{ file, bytes: text.length, tables: scan.tables, kinds, place: { at: 0, rows: 0 } },
    ...{ done: {}, notes: [], more: 0 },
  };
  for (let steps = 1; ; steps += 1) {
    const done = await importStep(desk, userId, state);
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
});
