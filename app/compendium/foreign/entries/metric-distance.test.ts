import { expect, it } from 'vitest';
import { entryOf } from './entry';
import { titleOf } from './title';
import { unreadIn } from './unread';

const read = (text: string) => {
  const { effects } = entryOf(titleOf('Claw'), text, 'claw');
  const attack = effects.find((one) => one.kind === 'attack');
  return { attack, unread: unreadIn(text, effects).map(({ why }) => why) };
};

const HIT = 'one target. Hit: 7 (1d8 + 3) slashing damage.';

it.each([
  `Melee Weapon Attack: +5 to hit, reach 1.5 m, ${HIT}`,
  `Melee Weapon Attack: +5 to hit, reach 3 m, ${HIT}`,
  `Melee Weapon Attack: +5 to hit, reach 1,5 metres, ${HIT}`,
  `Ranged Weapon Attack: +5 to hit, range 9/18 m, ${HIT}`,
  `Ranged Weapon Attack: +5 to hit, range 9 m/18 m, ${HIT}`,
  `Ranged weapon attack +5 to hit range 9m ${HIT}`,
  'Melee Attack Roll: +5, reach 1.5 m. Hit: 7 (1d8 + 3) Slashing damage.',
  'Ranged Attack Roll: +5, range 9/18 m. Hit: 7 (1d8 + 3) Piercing damage.',
])('makes no feet of metres, and tells the attack: %s', (text) => {
  const { attack, unread } = read(text);
  expect(attack).toBeUndefined();
  expect(unread).toEqual([expect.stringContaining('like an attack but cannot be read')]);
});

it.each([
  [`Melee Weapon Attack: +5 to hit, reach 5 ft., ${HIT}`, 5],
  [`Melee Weapon Attack: +5 to hit, reach 5 ft. (1.5 m), ${HIT}`, 5],
  [`Melee weapon attack +5 to hit reach 10 ${HIT}`, 10],
  ['Melee Attack Roll: +5, reach 5 ft. Hit: 7 (1d8 + 3) Slashing damage.', 5],
])('takes feet as they are: %s', (text, reachFeet) => {
  expect(read(text)).toMatchObject({ attack: { reachFeet }, unread: [] });
});
