import { beforeEach, expect, it } from 'vitest';
import { poolFor } from '~/encounters/pool.server';
import { database, load, madeUp, SRD_MONSTERS, watchedDatabase } from './compendium-files';
import { addOwners, ownMonster, putOwn } from './own-monsters-desk';

let now = Date.UTC(2030, 0, 1);

beforeEach(async () => {
  // Moves the clock on, so that the half-minute cache of the previous test has expired.
  now += 3_600_000;
  await addOwners('ann', 'ben');
});

it('contains every SRD creature, and none published by others', async () => {
  const some = SRD_MONSTERS.slice(0, 40);
  await load(some);
  await load([madeUp({ name: 'Stranger', source: 'Elsewhere' })]);
  const pool = await poolFor({ db: database(), clock: { now: () => now } }, '2014');
  expect(pool.map(({ name }) => name).toSorted()).toEqual(some.map(({ name }) => name).toSorted());
  expect(pool[0]).toMatchObject({ role: expect.any(String), blow: expect.any(Number) });
});

it('contains a user’s own creatures for that user only', async () => {
  await load(SRD_MONSTERS.slice(0, 3));
  await putOwn('ann', [ownMonster({ name: 'Mud Thing' })]);
  const names = async (owner: string | null) =>
    (await poolFor({ db: database(), clock: { now: () => now } }, '2014', owner)).map(
      ({ name }) => name,
    );
  expect(await names('ann')).toContain('Mud Thing');
  expect(await names('ben')).not.toContain('Mud Thing');
  expect(await names(null)).not.toContain('Mud Thing');
});

it('is loaded once in half a minute', async () => {
  await load(SRD_MONSTERS.slice(0, 3));
  const { db, noted } = watchedDatabase();
  const desk = { db, clock: { now: () => now } };
  await poolFor(desk, '2014');
  expect(noted.trips).toBe(1);
  await poolFor(desk, '2014');
  expect(noted.trips).toBe(1);
});
