import { describe, expect, it } from 'vitest';
import {
  attacksIn,
  foreignJson,
  foreignText,
  only,
} from '../../../../tests/harness/foreign-inputs';

describe('attack sentences as people write them', () => {
  it('eleven slips are eleven attacks', () => {
    const { record } = only(foreignText('attack-sentence-slips.json'));
    expect(attacksIn(record)).toHaveLength(11);
    expect(attacksIn(record).every((one) => /^3 1d[68]\+1 /.test(one))).toBe(true);
  });

  const block = foreignJson('attack-sentence-slips.json');
  const written = (Content: string) => only({ ...block, Actions: [{ Name: 'Blow', Content }] });
  const HIT = 'Hit: 6 (1d8 + 2) slashing damage.';

  it.each([
    [`Melee Weapon Attack: +5 to hit, reach 5 ft., one target.\n${HIT}`, '5 1d8+2 slashing'],
    [`Melee Weapon Attack : + 5 to hit , reach 5 ft , one target . ${HIT}`, '5 1d8+2 slashing'],
    [`melee weapon attack: +5 to hit, reach 5 ft., one target. ${HIT}`, '5 1d8+2 slashing'],
    [`Melee Weapon Attack: +5, reach 5', one target. ${HIT}`, '5 1d8+2 slashing'],
    [`Melee Attack: +5 to hit, reach 10 ft. ${HIT}`, '5 1d8+2 slashing'],
    [
      `Melee/Ranged Weapon Attack: +5 to hit, reach 5 ft. or range 30/120 ft., one target. ${HIT}`,
      '5 1d8+2 slashing',
    ],
    [
      'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 1d8+2 slashing damage.',
      '5 1d8+2 slashing',
    ],
    [
      'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 6 (1d8+2) Slashing.',
      '5 1d8+2 slashing',
    ],
    [
      'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 6 (1d8 + 2) points of slashing damage.',
      '5 1d8+2 slashing',
    ],
    [
      'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 3 (1d8 - 2) slashing damage.',
      '5 1d8+-2 slashing',
    ],
    [
      'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 3 (1d8 – 2) slashing damage.',
      '5 1d8+-2 slashing',
    ],
    [
      'Melee Weapon Attack: -1 to hit, reach 5 ft., one target. Hit: 1 slashing damage.',
      '-1 1 slashing',
    ],
    [
      `Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 6 (1d8 + 2) slashing damage and 3 (1d6) fire damage.`,
      '5 1d8+2 slashing and 1d6+0 fire',
    ],
    [
      `It swings wide. Melee Weapon Attack: +5 to hit, reach 5 ft., one target. ${HIT}`,
      '5 1d8+2 slashing',
    ],
    [`Melee attack roll : +5, reach 5 ft. Hit : 6 (1d8 + 2) Slashing damage.`, '5 1d8+2 slashing'],
  ])('%s', (words, attack) => {
    const { record, kept } = written(words);
    expect(attacksIn(record)).toEqual([attack]);
    expect(record.actions[0]?.text).toBe(words);
    expect(kept).toContain('Action: Blow');
  });

  it.each([
    ['Melee Weapon Attack: special, see below.', 'looks like an attack'],
    ['Melee Weapon Attack: +5 to hit with nothing behind it', 'looks like an attack'],
    [
      'Melee Weapon Attack: your spell attack modifier to hit, reach 5 ft., one target. Hit: 1d8 + 2 + PB force damage.',
      'scales with its summoner',
    ],
    ['The target makes a save, DC 13, or falls.', 'saving throw cannot be read'],
  ])('what is not read is told, and not said to be kept: %s', (words, why) => {
    const { record, kept, changed } = written(words);
    expect(attacksIn(record)).toEqual([]);
    expect(record.actions[0]?.text).toBe(words);
    expect(kept).not.toContain('Action: Blow');
    expect(changed.map((one) => one.why).join()).toContain(why);
  });

  it.each([
    ['must make a DC 13 Dexterity save', 'dex'],
    ['must make a DC 13 Dex. saving throw', 'dex'],
    ['must succeed on a Dexterity saving throw (DC 13)', 'dex'],
    ['must make a Wisdom saving throw against DC 13', 'wis'],
    ['must make a dc 13 constitution saving throw', 'con'],
  ])('a save: %s', (words, ability) => {
    const { record } = written(
      `Each creature in a 15 ft. cone ${words}, taking 3d6 fire damage on a failed save, or half on a success.`,
    );
    expect(record.actions[0]?.effects).toMatchObject([
      {
        kind: 'save',
        dc: 13,
        ability,
        success: 'half',
        area: { shape: 'cone', feet: 15 },
        fail: [{ damage: [{ dice: { count: 3, sides: 6 }, type: 'fire' }] }],
      },
    ]);
  });
});
