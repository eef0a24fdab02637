import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '~/rules/edition';
import { joined, done as played, somebody, who } from '../../../tests/harness/fight-table';

const table = (edition: Edition) =>
  joined(
    [
      somebody('mira', { side: 'party', sheet: { deathSaves: true, maximum: 20 } }),
      somebody('orc', { sheet: { maximum: 15 } }),
    ],
    edition,
  );
const hit = (amount: number, more: object = {}, target = 'mira') => ({
  do: 'harm',
  struck: [{ who: target, parts: [{ amount, type: 'fire' }], ...more }],
});
const roll = (die: number) => ({ do: 'death-save', who: 'mira', die });
const heal = (amount: number) => ({ do: 'heal', healed: [{ who: 'mira', amount }] });
const shield = (amount: number) => ({ do: 'shield', given: [{ who: 'mira', amount }] });
const resists = {
  do: 'change',
  who: 'mira',
  changes: { sheet: { resist: [{ types: ['fire'], qualifier: null }] } },
};

/** Rules that are the same in both editions, by the sections of SRD 5.1 and of SRD 5.2.1. */
const SAME: [string, string, string, object[], object][] = [
  ['a fall', 'Falling Unconscious', 'Falling Unconscious', [hit(20)], { state: 'dying' }],
  ['no fall by one less', 'Hit Points', 'Hit Points', [hit(19)], { state: 'up', left: 1 }],
  ['instant death', 'Instant Death', 'Instant Death', [hit(40)], { state: 'dead' }],
  ['none by one less', 'Instant Death', 'Instant Death', [hit(39)], { state: 'dying' }],
  [
    'damage at 0',
    'Damage at 0 Hit Points',
    'Death Saving Throws',
    [hit(20), hit(3)],
    { failures: 1 },
  ],
  [
    ...(['a critical hit at 0', 'Damage at 0 Hit Points', 'Death Saving Throws'] as const),
    [hit(20), hit(3, { critical: true })],
    { failures: 2 },
  ],
  ['a 20', 'Rolling 1 or 20', 'Rolling a 1 or 20', [hit(20), roll(20)], { state: 'up', left: 1 }],
  ['a 1', 'Rolling 1 or 20', 'Rolling a 1 or 20', [hit(20), roll(1)], { failures: 2 }],
  [
    ...(['three successes', 'Death Saving Throws', 'Death Saving Throws'] as const),
    [hit(20), roll(10), roll(10), roll(10)],
    { state: 'stable', failures: 0 },
  ],
  [
    'healing wakes',
    'Healing',
    'Healing',
    [hit(20), roll(2), heal(4)],
    { state: 'up', left: 4, failures: 0 },
  ],
  [
    'temporary ones go first',
    'Temporary Hit Points',
    'Temporary Hit Points',
    [shield(8), hit(10)],
    { left: 18 },
  ],
  [
    'and are not added',
    'Temporary Hit Points',
    'Temporary Hit Points',
    [shield(8), shield(5), hit(10)],
    { left: 18 },
  ],
  [
    'half, then resistance',
    'Damage Resistance and Vulnerability',
    'Order of Application',
    [resists, hit(15, { share: 0.5 })],
    { left: 17 },
  ],
  [
    'the sixth level',
    'Exhaustion',
    'Exhaustion',
    [{ do: 'exhaustion', who: ['mira'], levels: 6 }],
    { state: 'dead' },
  ],
];

describe.each(EDITIONS)('by the rules of %s', (edition) => {
  it.each(SAME)('%s (SRD 5.1, "%s"; SRD 5.2.1, "%s")', (_what, _first, _second, deeds, wanted) => {
    const { hitPoints: left, death } = who(played(table(edition), ...deeds), 'mira');
    expect({ left, ...death }).toMatchObject(wanted);
  });

  it('monsters die at 0 (SRD 5.1, "Monsters and Death"; SRD 5.2.1, "Monster Death")', () => {
    expect(who(played(table(edition), hit(15, {}, 'orc')), 'orc').death.state).toBe('dead');
  });

  it.each([
    [9, 10],
    [23, 11],
    [70, edition === '2024' ? 30 : 35],
  ])('concentration asks after %i damage for DC %i (both, "Concentration")', (damage, dc) => {
    const sturdy = { do: 'change', who: 'mira', changes: { sheet: { maximum: 200 } } };
    const focused = played(table(edition), sturdy, {
      do: 'concentrates',
      who: 'mira',
      on: 'Bless',
    });
    expect(played(focused, heal(200), hit(damage)).due).toMatchObject([
      { kind: 'concentration', dc },
    ]);
  });
});
