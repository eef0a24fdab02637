import { expect, it } from 'vitest';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { entryOf } from './entry';
import { titleOf } from './title';
import { unreadIn } from './unread';

const unread = (text: string) => {
  const { effects } = entryOf(titleOf('Claw'), text, 'claw');
  return unreadIn(text, effects).map(({ why, words }) => `${why} ${words}`);
};
const ATTACK = 'Melee Weapon Attack: +5 to hit, reach 5 ft., one target.';

it.each(['2d6 - 1d4 slashing damage.', '7 (1d8 + 3) physical damage.'])(
  'tells damage behind "Hit:" that is not read: %s',
  (damage) => {
    expect(unread(`${ATTACK} Hit: ${damage}`)).toEqual([
      expect.stringMatching(/not all of the damage.*Hit: /),
    ]);
  },
);

it.each([
  `${ATTACK} Hit: 7 (1d8 + 3) slashing damage.`,
  `${ATTACK} Hit: The target is grappled (escape DC 13).`,
])('tells nothing of an attack that is read: %s', (text) => {
  expect(unread(text)).toEqual([]);
});

it('tells no damage, and one save, in the records of the SRD', () => {
  const told = SRD_MONSTERS.flatMap(({ name, actions }) =>
    actions.flatMap(({ text, effects }) =>
      unreadIn(text, effects).map(({ why, words }) => `${name}: ${why} ${words}`),
    ),
  );
  expect(told.filter((one) => /not all of the damage/.test(one))).toEqual([]);
  // The requirement to regurgitate a swallowed creature is only in the text.
  expect(told.filter((one) => /Not every saving throw/.test(one))).toEqual([
    expect.stringMatching(/^Purple Worm: .*regurgitate/),
  ]);
});
