import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { encounter } from '~/encounters/encounter';
import { addEncounter } from '~/encounters/kept/encounters.server';
import { addMember, setPrivateNotes } from '~/parties/kept/members.server';
import { createParty, partyFor } from '~/parties/kept/parties.server';
import { joinParty } from '~/parties/kept/party-people.server';
import { DUPLICATE_KINDS } from '~/site/duplicate/duplicate-kinds.server';
import { readAsk } from '~/tools/battle-simulator/address/ask';
import { addBattle } from '~/tools/battle-simulator/kept/battles.server';
import { addKept, keptOf } from '~/tools/dice-roller/kept/kept-sql.server';
import { createList, listsOf } from '~/tools/monster-lookup/lists/lists-sql.server';
import { EMPTY_BOOK } from '~/tools/spell-lookup/book/book';
import { createBook } from '~/tools/spell-lookup/book/books-sql.server';
import { NOW, openDesk } from './fights-desk';
import { addPeople, store } from './kept-rows';

const desk = openDesk();
const { db } = store;

beforeEach(() => addPeople('ann', 'ben'));

const MEMBERS = [{ name: 'Odo', level: 3, hp: 24, initiative: 1 }];

/** Makes one thing of a kind for Ann; returns its id. */
const MAKE: Record<string, () => Promise<string>> = {
  encounter: async () =>
    (await addEncounter(desk, 'ann', encounter.parse({ name: 'Thing', edition: '2014' }))).id,
  simulation: async () => {
    const ask = readAsk(new URLSearchParams('a=ogre&b=goblin'));
    return (await addBattle(desk, 'ann', { name: 'Thing', ask })).id;
  },
  party: async () => {
    const made = await createParty(desk, 'ann', { name: 'Thing', members: MEMBERS });
    return made.ok ? made.id : '';
  },
  list: async () => {
    await createList(db, 'ann', { name: 'Thing', ids: ['goblin'], madeAs: 'x' }, NOW);
    return (await listsOf(db, 'ann'))[0]?.id ?? '';
  },
  spellbook: async () =>
    (await createBook(db, 'ann', { name: 'Thing', book: EMPTY_BOOK, madeAs: 'x' }, NOW)) ?? '',
  dice: async () => {
    const dice = { kind: 'macro', name: 'Thing', body: '1d20', character: '', party: '' } as const;
    await addKept(db, 'ann', { ...dice, madeAs: 'x' }, NOW);
    return (await keptOf(db, 'ann'))[0]?.id ?? '';
  },
};

const TABLES: Record<string, string> = {
  encounter: 'encounters',
  simulation: 'battles',
  party: 'parties',
  list: 'monster_lists',
  spellbook: 'spellbooks',
  dice: 'dice_kept',
};

it.each(Object.keys(DUPLICATE_KINDS))('a %s is duplicated by its owner alone', async (kind) => {
  const duplicate = DUPLICATE_KINDS[kind]?.duplicate;
  const id = await MAKE[kind]?.();
  if (duplicate === undefined || !id) throw new Error(kind);
  expect(await duplicate(desk, 'ben', id)).toBeNull();
  expect(await duplicate(desk, 'ann', 'no-such')).toBeNull();
  expect(await duplicate(desk, 'ann', id)).toMatchObject({ ok: true });
  const rows = await env.DB.prepare(
    `select name, user_id as owner from ${TABLES[kind]} order by name`,
  ).all();
  expect(rows.results).toEqual([
    { name: 'Thing', owner: 'ann' },
    { name: 'Thing (copy)', owner: 'ann' },
  ]);
});

it('the copy of a party has its characters, and of other people’s neither the player nor their notes', async () => {
  const made = await createParty(desk, 'ann', { name: 'Company', members: MEMBERS });
  if (!made.ok) throw new Error(made.reason);
  await joinParty(desk, 'ben', made.code);
  const member = await addMember(desk, 'ben', made.id, { name: 'Mira', maximum: 9 });
  if (!member?.ok) throw new Error('No member.');
  await setPrivateNotes(desk, 'ben', made.id, member.id, 'Ben alone');
  const copy = await DUPLICATE_KINDS.party?.duplicate(desk, 'ann', made.id);
  const id = copy?.ok ? (copy.to.split('/').at(-1) ?? '') : '';
  const party = await partyFor(db, 'ann', id);
  expect(party).toMatchObject({ name: 'Company (copy)', role: 'owner', people: [{}] });
  expect(party?.code).not.toBe(made.code);
  const told = party?.list.map(({ settings, userId, privateNotes }) => [
    settings.name,
    userId,
    privateNotes,
  ]);
  expect(told?.toSorted()).toEqual([
    ['Mira', null, ''],
    ['Odo', null, ''],
  ]);
  expect(await DUPLICATE_KINDS.party?.duplicate(desk, 'ben', made.id)).toBeNull();
});
