import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { monsterById } from '~/compendium/shelf/records.server';
import { monsterRowsByIds } from '~/compendium/shelf/rows-by-ids-sql.server';
import { tokenFactsById } from '~/compendium/shelf/token-facts.server';
import { creaturesByIds } from '~/encounters/creatures-by-ids.server';
import { poolFor } from '~/encounters/pool.server';
import { doToCreatures } from '~/tools/homebrew/kept/acts-sql.server';
import { replaceCreature } from '~/tools/homebrew/kept/creatures.server';
import { bringBackCreatures, putAwayCreatures } from '~/tools/homebrew/kept/put-away-sql.server';
import { at, brewed, desk, keptOne, openedBy, T0 } from './homebrew-desk';
import { addPeople } from './kept-rows';
import { foundBy } from './own-monsters-desk';

let id = '';
let ownId = '';

const run = (sql: string) => env.DB.prepare(sql).run();

/**
 * Whether a user finds the creature: in the search, by its id, as a token, in the encounter search and in the encounter
 * generator's pool.
 */
async function finds(who: string | null): Promise<boolean[]> {
  const { db } = desk;
  const pool = await poolFor(desk, '2014', who);
  return [
    (await foundBy(who, 'q=moss', 10)).names.length > 0,
    (await foundBy(who, 'type=elemental', 10)).names.length > 0,
    (await monsterById(db, ownId, who)) !== null,
    (await tokenFactsById(db, ownId, who)) !== null,
    (await monsterRowsByIds(db, [ownId], who)).length > 0,
    (await creaturesByIds(db, [ownId], who)).size > 0,
    pool.some((one) => one.id === ownId),
  ];
}

const EVERYWHERE = Array.from({ length: 7 }, () => true);
const NOWHERE = EVERYWHERE.map(() => false);

beforeEach(async () => {
  at.now = T0;
  await addPeople('ann', 'ben', 'cat', 'dan');
  await run(`insert into parties (id, user_id, name, code, created_at, updated_at)
    values ('table', 'cat', 'Table', 'c1', 0, 0), ('other', 'dan', 'Other', 'c2', 0, 0)`);
  await run(`insert into party_people values ('table', 'ann', 'player', 0, 0), ('table', 'ben', 'player', 0, 0),
    ('other', 'ann', 'player', 0, 0)`);
  id = await keptOne();
  ownId = (await openedBy('ann', id)).listed.ownId;
  await doToCreatures(desk, 'ann', [id], { kind: 'party', to: 'table' });
});

it('is found by its owner and the party’s players, and by nobody else', async () => {
  for (const who of ['ann', 'ben', 'cat']) expect(await finds(who), who).toEqual(EVERYWHERE);
  for (const who of ['dan', null]) expect(await finds(who), String(who)).toEqual(NOWHERE);
});

it('is found as it was last saved, and not while it is deleted', async () => {
  await replaceCreature(desk, 'ann', { id, version: 1 }, brewed({ name: 'Moss Hag' }));
  expect((await foundBy('ben', 'q=moss', 10)).names).toEqual(['Moss Hag']);
  await putAwayCreatures(desk, 'ann', [id]);
  expect(await finds('ben')).toEqual(NOWHERE);
  await bringBackCreatures(desk, 'ann', [id]);
  expect(await finds('ben')).toEqual(EVERYWHERE);
});

it('is no longer found by a player who has left, nor by anyone else once its owner has left', async () => {
  await run("delete from party_people where user_id = 'ben'");
  expect([await finds('ben'), await finds('cat')]).toEqual([NOWHERE, EVERYWHERE]);
  await run("delete from party_people where user_id = 'ann' and party_id = 'table'");
  expect([await finds('cat'), await finds('ann')]).toEqual([NOWHERE, EVERYWHERE]);
});

it('is no longer shared when the party is deleted, and stays with its owner when the party is removed for good', async () => {
  await run("update parties set deleted_at = 1 where id = 'table'");
  expect([await finds('ben'), await finds('ann')]).toEqual([NOWHERE, EVERYWHERE]);
  await run("delete from parties where id = 'table'");
  expect([await finds('ben'), await finds('ann')]).toEqual([NOWHERE, EVERYWHERE]);
  expect((await openedBy('ann', id)).listed.partyId).toBeNull();
});

it('is no longer found when its owner withdraws it', async () => {
  await doToCreatures(desk, 'ann', [id], { kind: 'party', to: null });
  expect([await finds('ben'), await finds('ann')]).toEqual([NOWHERE, EVERYWHERE]);
});
