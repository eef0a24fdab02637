import { expect, test } from 'vitest';
import { attackIn } from './parse-attack';

const CLAW =
  'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 8 (1d10 + 3) slashing damage';

test('an attack has its reach, its target and its damage, and leaves the words behind it', () => {
  expect(attackIn(`${CLAW}. The target is grappled.`)).toMatchObject({
    attack: {
      kind: 'melee-weapon',
      toHit: 5,
      reachFeet: 5,
      rangeFeet: null,
      targets: 'one target',
      damage: [{ average: 8, dice: { count: 1, sides: 10 }, bonus: 3, type: 'slashing' }],
      alternatives: [],
    },
    rest: '. The target is grappled.',
  });
});

test('damage behind "plus" belongs to the hit, and behind "or" replaces it', () => {
  const words = `${CLAW}, or 9 (1d12 + 3) slashing damage if used with two hands, plus 3 (1d6) fire damage.`;
  const attack = attackIn(words)?.attack;
  expect(attack?.damage.map(({ type }) => type)).toEqual(['slashing', 'fire']);
  expect(attack?.alternatives).toMatchObject([
    { when: 'if used with two hands', damage: [{ average: 9 }, { type: 'fire' }] },
  ]);
});

test('an attack from afar has a range, short and long', () => {
  const words =
    'Melee or Ranged Weapon Attack: +4 to hit, reach 5 ft. or range 20/60 ft., one target. Hit: 5 (1d6 + 2) piercing damage.';
  expect(attackIn(words)?.attack).toMatchObject({
    kind: 'melee-or-ranged-weapon',
    reachFeet: 5,
    rangeFeet: { normal: 20, long: 60 },
  });
});

test('other words are no attack', () => {
  expect(attackIn('The goblin hides.')).toBeNull();
});
