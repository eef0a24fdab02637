import { expect, it } from 'vitest';
import { entryOf } from './entry';
import { sumsApart } from './sums-apart';
import { titleOf } from './title';
import { unreadIn } from './unread';

const ATTACK = 'Melee Weapon Attack: +5 to hit, reach 5 ft., one target.';
const ROLL = 'Melee Attack Roll: +5, reach 5 ft.';

function read(text: string) {
  const { effects } = entryOf(titleOf('Claw'), text, 'claw');
  const parts = effects.flatMap((one) =>
    one.kind === 'attack' ? one.hit : one.kind === 'save' ? one.fail : [],
  );
  const damage = parts.flatMap((one) => (one.kind === 'damage' ? one.damage : []));
  return {
    damage: damage.map(({ dice, bonus, type }) => `${dice?.count}d${dice?.sides}+${bonus} ${type}`),
    told: unreadIn(text, effects).map(({ why }) => why),
  };
}

it.each([
  [`${ATTACK} Hit: 2d6 + 1d4 + 3 slashing damage.`, ['2d6+3 slashing', '1d4+0 slashing']],
  [`${ATTACK} Hit: 12 (2d6 + 1d4 + 3) slashing damage.`, ['2d6+3 slashing', '1d4+0 slashing']],
  [`${ATTACK} Hit: 12 (2d6+3+1d4) slashing damage.`, ['2d6+3 slashing', '1d4+0 slashing']],
  [`${ATTACK} Hit: 1d6 + 1d6 + 1d8 - 1 fire damage.`, ['1d6+-1 fire', '1d6+0 fire', '1d8+0 fire']],
  [
    `${ATTACK} Hit: 2d6 + 1d4 slashing damage plus 3 (1d6) acid damage.`,
    ['2d6+0 slashing', '1d4+0 slashing', '1d6+0 acid'],
  ],
  [`${ROLL} Hit: 12 (2d6 + 1d4 + 3) Slashing damage.`, ['2d6+3 slashing', '1d4+0 slashing']],
  [
    'Each creature in a 15-foot cone must make a DC 13 Dexterity saving throw, taking 2d6 + 1d4 fire damage on a failed save.',
    ['2d6+0 fire', '1d4+0 fire'],
  ],
  [
    'Dexterity Saving Throw: DC 13, each creature in a 15-foot Cone. Failure: 9 (2d6 + 1d4) Fire damage. Success: Half damage.',
    ['2d6+0 fire', '1d4+0 fire'],
  ],
])('dice of several sorts are read whole: %s', (text, damage) => {
  expect(read(text)).toEqual({ damage, told: [] });
});

it.each([
  `${ATTACK} Hit: 2d6 - 1d4 slashing damage.`,
  `${ATTACK} Hit: 5 (2d6 - 1d4) slashing damage.`,
  `${ROLL} Hit: 2d6 - 1d4 Slashing damage.`,
  `${ATTACK} Hit: 7 (1d8 + 3) slashing damage plus 2d6 - 1d4 fire damage.`,
])('what is read in part is rolled by nobody, and told: %s', (text) => {
  const { damage, told } = read(text);
  expect(damage).toEqual([]);
  expect(told).toEqual([expect.stringContaining('not all of the damage')]);
});

it.each([
  'Each creature in a 15-foot cone must make a DC 13 Dexterity saving throw, taking 2d6 - 1d4 fire damage on a failed save.',
  'Dexterity Saving Throw: DC 13, each creature in a 15-foot Cone. Failure: 2d6 - 1d4 Fire damage.',
  'Whoever touches it takes 2d6 - 1d4 fire damage.',
])('so is what is dealt without a hit: %s', (text) => {
  const { damage, told } = read(text);
  expect(damage).toEqual([]);
  expect(told).toEqual([expect.stringContaining('dice cannot be rolled')]);
});

it('other words stay as they are', () => {
  for (const text of ['2d6 + 3 fire damage', 'It rolls 1d6 + 1d4 and moves.', '2d6'])
    expect(sumsApart(text)).toBe(text);
});
