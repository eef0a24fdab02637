import { describe, expect, it } from 'vitest';
import { joined, done as played, somebody, who } from '../../../tests/harness/fight-table';
import type { Fight } from '../log/state';

const table = () =>
  joined([somebody('mira', { side: 'party', sheet: { deathSaves: true } }), somebody('orc')]);
const hit = (target: string, amount: number) => ({
  do: 'harm',
  by: 'orc',
  struck: [{ who: target, parts: [{ amount }] }],
});

describe('another shape', () => {
  const bear = somebody('bear', { sheet: { maximum: 30, ac: 11 } }).sheet;
  const turn = (hitPoints: string) => ({
    do: 'transform',
    who: 'mira',
    into: bear,
    hitPoints,
    name: 'Bear',
  });
  const now = (fight: Fight) => {
    const { name, hitPoints, temporary, sheet, death } = who(fight, 'mira');
    return [name, hitPoints, temporary, sheet.maximum, death.state];
  };
  const revert = { do: 'revert', who: 'mira' };
  it.each<[string, object[], unknown[]]>([
    [
      'has hit points of its own (SRD 5.1, "Wild Shape")',
      [hit('mira', 5), turn('apart')],
      ['Bear', 30, 0, 30, 'up'],
    ],
    [
      'gives back what there was',
      [hit('mira', 5), turn('apart'), hit('mira', 9), revert],
      ['mira', 15, 0, 20, 'up'],
    ],
    [
      'carries the excess over',
      [hit('mira', 5), turn('apart'), hit('mira', 37)],
      ['mira', 8, 0, 20, 'up'],
    ],
    ['carries enough over to fall', [turn('apart'), hit('mira', 55)], ['mira', 0, 0, 20, 'dying']],
    ['carries enough over to die', [turn('apart'), hit('mira', 70)], ['mira', 0, 0, 20, 'dead']],
    [
      'has its hit points as temporary ones (SRD 5.2.1, "Polymorph")',
      [turn('temporary'), hit('mira', 12)],
      ['Bear', 20, 18, 20, 'up'],
    ],
    [
      'takes them along when it ends',
      [turn('temporary'), hit('mira', 33), revert],
      ['mira', 17, 0, 20, 'up'],
    ],
    [
      'ends when its bearer falls',
      [turn('temporary'), hit('mira', 50)],
      ['mira', 0, 0, 20, 'dying'],
    ],
    ['may keep its own', [hit('mira', 5), turn('own')], ['Bear', 15, 0, 20, 'up']],
    [
      'of a shape is still the first one’s',
      [hit('mira', 5), turn('apart'), turn('apart'), revert],
      ['mira', 15, 0, 20, 'up'],
    ],
  ])('%s', (_name, deeds, wanted) => {
    expect(now(played(table(), ...deeds))).toEqual(wanted);
  });
});
