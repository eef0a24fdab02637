import { env } from 'cloudflare:workers';
import { addCharacter, shareCharacter } from '~/characters/kept/characters.server';
import { playDeeds } from '~/characters/kept/play.server';
import { deed } from '~/characters/play/deed';
import { character } from '~/characters/record/character';
import { encounter } from '~/encounters/encounter';
import { addEncounter, replaceEncounter } from '~/encounters/kept/encounters.server';
import { keepPicture } from '~/fights/kept/fight-pictures.server';
import { appendToFight } from '~/fights/kept/kept-fights.server';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { keepUpload } from '~/platform/uploads/upload-rows.server';
import { readAsk } from '~/tools/battle-simulator/address/ask';
import { addBattle, shareBattle } from '~/tools/battle-simulator/kept/battles.server';
import { keepCreature, replaceCreature } from '~/tools/homebrew/kept/creatures.server';
import { sampleFacts } from '../harness/character-play';
import { load, SRD_MONSTERS, SRD_SPELLS } from './compendium-files';
import { begin, type Desk, goblin, joins, NOW, named } from './fights-desk';
import { brewed } from './homebrew-desk';
import { addPeople, heavyMap, keptOf, store } from './kept-rows';

/** Statements that insert rows into every table that a user or the product fills, with unusual values. */
const ROWS = [
  "insert into tool_overrides (id, state, access) values ('mapwright', 'live', 'login')",
  "insert into tool_plans (tool, state, at, planned_at, admin_id, request_id) values ('mapwright', 'soon', 5, 4, 'ann', 'r')",
  "insert into tool_former values ('mapwright', null, 'free', 3)",
  "insert into notices values ('n', 'Hello', null, 'info', 1, 2, 3)",
  "insert into trial_keys values (1, 'sealed', 5)",
  "insert into trial_claims values ('hash', 'claim', 7)",
  "insert into entitlements values ('ann', 'active', null, 1, 9007199254740991, 3)",
  "insert into customers (user_id, customer_id, created_at) values ('ann', 'cus_1', 4)",
  "insert into gifts values ('ben', 1800000000, 'For the stream', 5)",
  "insert into payment_tries values ('ann', 2)",
  "insert into billing_events (id, type, received_at, tries, problem) values ('evt_1', 'x', 6, 1, 'Error: no answer')",
  "insert into billing_walk values (1, 'sub_1')",
  "insert into provider_removals (username, asked_at) values ('gone', 3)",
  "insert into contact_messages (token, state, first_name, last_name, email, message, created_at, attempts, next_try_at) values ('tok', 'waiting', 'Zoë “Z”', '', 'z@x.yz', 'line\none\t\"two\"\\ \u{1f409}', 5, 1, 6)",
  `insert into own_monsters (seq, owner_id, id, source, slug, name, sort_name, type, size, size_rank, cr, ac, hp, xp, alignment, speeds, edition, facets, hash, imported_at) values (4, 'ann', 'own-1', 'mine', 'ooze', 'Ooze', 'ooze', 'ooze', 'large', 4, 0.125, 8, 9, 10, '', '', '2014', ' a ', 'h', 3)`,
  `insert into own_monster_records values (4, ' t_x ', '{"name":"Ooze","cr":0.125}')`,
  `insert into monster_lists (id, user_id, name, monsters, created_at, updated_at) values ('l', 'ann', 'List', '["goblin"]', 1, 2)`,
  "insert into monster_notes values ('ann', 'goblin', 'bites', 4)",
  `insert into spellbooks (id, user_id, name, body, made_as, created_at, updated_at) values ('b', 'ben', 'Book', '{"spells":[]}', '', 1, 2)`,
  "insert into parties (id, user_id, name, code, seq, created_at, updated_at) values ('p', 'ann', 'Party', 'pc', 0, 1, 2)",
  "insert into party_people values ('p', 'ben', 'player', 3, 3)",
  `insert into homebrew_acts values ('ann', 'act', 'move', 5, '[]')`,
  "insert into homebrew_imports (id, user_id, name, bytes, created_at, due_at) values ('hi', 'ann', 'Pasted', 0, 1, 9e15)",
  "insert into default_parties values ('ann', 'p')",
  `insert into party_members (id, party_id, user_id, settings, hp, added_at, updated_at) values
    ('m1', 'p', 'ben', '{"maximum":20}', 12, 5, 5), ('m2', 'p', null, '{"maximum":9}', 9, 5, 5)`,
  "insert into party_changes values ('m1', 'c1', 'ben', 'damage', 3, 9)",
  `insert into dice_kept (id, user_id, kind, name, body, party_id, created_at, updated_at) values ('d', 'ben', 'macro', 'Hit', '1d20+5', 'p', 1, 2)`,
  `insert into audit_log (at, admin_id, admin_name, act, subject_kind, subject_id, before, request_id)
    values (1, 'ann', 'Ann', 'Change role', 'person', 'ben', '{"role":""}', 'r')`,
];

/** Fills every table, and adds files in R2 and fights in their Durable Objects; returns the ids of the fights. */
export async function fillEveryTable(desk: Desk): Promise<string[]> {
  await addPeople('ann', 'ben');
  await load(SRD_MONSTERS);
  await load(SRD_SPELLS, { kind: 'spells' });
  for (const row of ROWS) await env.DB.prepare(row).run();
  const face = new TextEncoder().encode('a face');
  const facts = { type: 'image/png', width: 8, height: 8 } as const;
  await keepUpload(store, 'ann', { kind: 'portrait', bytes: face, facts }, NOW);
  const born = (id: string) => ({ id, code: `code-${id}`, now: NOW });
  await mapShelf.add(store, 'ann', onShelf(keptOf('small')), born('small'));
  await mapShelf.add(store, 'ann', onShelf(heavyMap(65_536)), born('large'));
  await mapShelf.share(store, 'ann', 'small', 'gm', { now: NOW, show: () => 'what is shown' });
  const at = { now: NOW };
  const shelf = { ...store, clock: { now: () => at.now } };
  const ford = encounter.parse({
    name: 'The ford',
    edition: '2014',
    notes: 'Mud.',
    creatures: [{ key: 'a', record: 'goblin', name: 'Goblin', cr: 0.25, xp: 50, count: 4 }],
  });
  const { id: meeting } = await addEncounter(shelf, 'ann', ford);
  at.now += 60_000;
  const target = { id: meeting, version: 1 };
  await replaceEncounter(shelf, 'ann', target, { ...ford, notes: 'Dry.' }, 'ready');
  const lair = readAsk(new URLSearchParams('a=%40champion.5&b=ogre'));
  const { id: battle } = await addBattle(shelf, 'ann', { name: 'The lair', ask: lair });
  await shareBattle(shelf, 'ann', battle);
  const mira = character.parse({ edition: '2014', name: 'Mira', notes: 'Owes Odo 5 gp.' });
  const made = await addCharacter(shelf, 'ben', mira, 'mira');
  if (!made.ok) throw new Error(made.reason);
  await shareCharacter(shelf, 'ben', 'mira');
  const blow = deed.parse({ id: 'phone-01', does: 'damage', amount: 5 });
  await playDeeds(shelf, 'ben', 'mira', [blow], () => sampleFacts('2014'));
  const { id: troll } = await keepCreature(shelf, 'ann', brewed({ name: 'Moss Troll' }));
  await replaceCreature(shelf, 'ann', { id: troll, version: 1 }, brewed({ name: 'Fen Troll' }));
  const long = await begin(desk, { events: [joins(goblin('g'), goblin('h'))] });
  for (let at = 0; at < 5; at += 1) {
    const events = Array.from({ length: 90 }, (_, each) => named(`Round ${at} ${each}`));
    await appendToFight(desk, 'ann', long, events);
  }
  const shown = { type: 'image/png', bytes: new Uint8Array(20_000).fill(7) };
  await keepPicture(desk, 'ann', long, shown);
  const short = await begin(desk, { name: 'Short' });
  const more = [
    `insert into fight_codes values ('fc', '${long}', 'ann', 'players', 3)`,
    `insert into fight_helpers values ('${long}', 'ben', 'ann', 3)`,
    "insert into character_parties (character_id, member_id, party_id) values ('mira', 'm1', 'p')",
    `insert into fight_characters values ('${long}', 'mira', '{}')`,
    "insert into ended_seats values ('mira', 'm1', 'p', '{}', 4)",
    `insert into fight_members (fight_id, member_id) values ('${long}', 'm2')`,
  ];
  for (const row of more) await env.DB.prepare(row).run();
  return [long, short];
}
