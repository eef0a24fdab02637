import { expect, it } from 'vitest';
import { checkEncounter } from '~/encounters/kept/encounter-text';
import { askSearch, readAsk } from '../address/ask';
import { fightRows } from '../fight-rows';
import { draftOf, encounterOf } from './encounter-of';

const goblin = { id: 'goblin', name: 'Goblin', cr: 0.25, xp: 50 };
const draft = (search: string) => readAsk(new URLSearchParams(search)).draft;
const SEARCH =
  '?edition=2024&party=4x3&monsters=goblin:4:lw3,cr-1/2~Sir%2520Bob:1:a,xp-40~Trap:2&weak=out';

function kept(search: string, ...rest: [before?: Parameters<typeof encounterOf>[2]]) {
  const asked = draft(search);
  return encounterOf(asked, fightRows(asked.rows, { goblin }), rest[0] ?? null, {
    name: 'The ford',
  });
}

it('is kept as it stands in its address, and comes back to the same', () => {
  const encounter = kept(SEARCH);
  expect(checkEncounter(encounter)).toEqual({ ok: true, encounter });
  expect(encounter).toMatchObject({
    name: 'The ford',
    edition: '2024',
    ignoreWeak: true,
    party: { partyId: null, groups: [{ level: 3, count: 4 }] },
    creatures: [
      { key: 'r1', record: 'goblin', name: 'Goblin', xp: 50, count: 4, round: 3, locked: true },
      { key: 'r2', record: null, name: 'Sir Bob', cr: 0.5, xp: 100, side: 'allies' },
      { key: 'r3', record: null, name: 'Trap', cr: null, xp: 40 },
    ],
  });
  expect(askSearch(draftOf(encounter))).toBe(SEARCH);
});

it('keeps what an address cannot say: notes of creatures, treasure, the place', () => {
  const before = kept(SEARCH);
  const [first] = before.creatures;
  if (!first) throw new Error('There is no creature.');
  const noted = {
    ...before,
    notes: 'Mud.',
    treasure: '30 gp',
    creatures: [{ ...first, key: 'mine', note: 'Behind the rock.' }],
  };
  const after = kept('monsters=cr-1:1,goblin:2', noted);
  expect(after).toMatchObject({ notes: 'Mud.', treasure: '30 gp' });
  expect(after.creatures).toMatchObject([
    { key: 'r1', name: 'CR 1', note: '' },
    { key: 'mine', count: 2, note: 'Behind the rock.' },
  ]);
});

it('gives every row a key of its own, also beside keys that were there', () => {
  const before = kept('monsters=goblin:1,goblin:2');
  const after = kept('monsters=cr-1,goblin:1,cr-2,goblin:2,goblin:3', before);
  const keys = after.creatures.map(({ key }) => key);
  expect(new Set(keys).size).toBe(5);
  expect(checkEncounter(after).ok).toBe(true);
});
