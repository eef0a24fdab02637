import { expect, it } from 'vitest';
import { ENCOUNTER_LIMITS, encounter } from './encounter';

const goblins = { key: 'a', name: 'Goblin', record: 'goblin', cr: 0.25, xp: 50, count: 4 };

it('takes an encounter that says only what it must, and fills in the rest', () => {
  const read = encounter.parse({ name: 'The ford', edition: '2014', creatures: [goblins] });
  expect(read).toMatchObject({ v: 1, party: { partyId: null, groups: [] }, notes: '', tags: [] });
  expect(read.creatures[0]).toMatchObject({ side: 'foes', round: null, locked: false });
});

it('holds so many kinds of creatures and so many of each', () => {
  const of = (creatures: unknown[]) =>
    encounter.safeParse({ name: 'The ford', edition: '2024', creatures }).success;
  const kinds = (many: number) =>
    Array.from({ length: many }, (_, at) => ({ ...goblins, key: `k${at}` }));
  expect(of(kinds(ENCOUNTER_LIMITS.creatures))).toBe(true);
  expect(of(kinds(ENCOUNTER_LIMITS.creatures + 1))).toBe(false);
  expect(of([{ ...goblins, count: ENCOUNTER_LIMITS.count + 1 }])).toBe(false);
});
