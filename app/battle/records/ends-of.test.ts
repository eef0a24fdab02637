import { expect, test } from 'vitest';
import type { Ending } from '~/compendium/records/endings';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { combatantOf } from './combatant-of';
import { endsOf } from './ends-of';

const FREE: Ending = { at: 'check', by: 'target', with: 'action', check: { abilities: ['str'] } };
const CUT: Ending = { at: 'object-destroyed' };

/** The DC to escape, and the notes about what is left out. */
function told(endings: readonly Ending[], more: { saveDc?: number; dc?: number } = {}) {
  const leftOut: string[] = [];
  const save = more.saveDc === undefined ? null : { ability: 'dex' as const, dc: more.saveDc };
  const ends = endsOf(endings, { name: 'Net', save, dc: more.dc ?? 0, leftOut });
  return { escape: ends.escape, leftOut };
}

test('a check without a DC is against that of the save, else that of the spell', () => {
  expect(told([FREE], { saveDc: 15, dc: 13 })).toEqual({ escape: 15, leftOut: [] });
  expect(told([FREE], { dc: 13 })).toEqual({ escape: 13, leftOut: [] });
  expect(told([{ ...FREE, check: { abilities: ['str'], dc: 10 } }], { dc: 13 }).escape).toBe(10);
});

test('where no number is there, nobody gets free so, and it is told', () => {
  expect(told([FREE, FREE])).toEqual({
    escape: undefined,
    leftOut: [
      'Net: its text gives no DC to get free, such as “DC 13”, so getting free is not simulated.',
    ],
  });
  expect(told([CUT])).toEqual({
    escape: undefined,
    leftOut: [
      'Net: its text gives no AC of what holds, such as “AC 10”, so getting free is not simulated.',
    ],
  });
  // A second way to escape is enough.
  expect(told([CUT, { at: 'escape', dc: 14 }])).toEqual({ escape: 14, leftOut: [] });
});

test('a creature whose web names no DC says so among what is not played', () => {
  const spider = SRD_MONSTERS.find(({ slug }) => slug === 'giant-spider');
  if (!spider) throw new Error('There is no giant spider.');
  const record = structuredClone(spider);
  const said = () =>
    combatantOf(record, { spell: () => null }).leftOut.filter((one) => one.includes('get free'));
  expect(said()).toEqual([]);
  const drop = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('at' in value && value.at === 'check' && 'check' in value) {
      Object.assign(value, { check: { abilities: ['str'] } });
    }
    if ('at' in value && value.at === 'object-destroyed' && 'ac' in value) delete value.ac;
    for (const inner of Object.values(value)) drop(inner);
  };
  drop(record);
  expect(said()).toEqual([
    'Web: its text gives no DC to get free, such as “DC 13”, so getting free is not simulated.',
  ]);
});
