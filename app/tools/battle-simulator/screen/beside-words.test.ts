import { expect, test } from 'vitest';
import { changeSentence, fairSentence, mostSentence } from './beside-words';

const share = (value: number) => ({ share: value, low: value, high: value });

test('a change is told with its interval, and one that shows nothing says so', () => {
  const told = {
    fights: 4000,
    now: share(0.72),
    other: share(0.61),
    difference: { value: -0.11, low: -0.121, high: -0.098 },
  };
  expect(changeSentence('one Goblin more', told)).toBe(
    'With one Goblin more side A wins 61% instead of 72%: 11.0 points fewer (9.8 to 12.1) over 4,000 fights with the same dice.',
  );
  const unsure = {
    ...told,
    other: share(0.725),
    difference: { value: 0.005, low: -0.004, high: 0.014 },
  };
  const same = { ...told, other: share(0.72), difference: { value: 0, low: 0, high: 0 } };
  expect(changeSentence('x', same)).toContain('no fight ended differently over 4,000');
  expect(changeSentence('x', unsure)).toContain('no clear difference, at most 1.4 points');
});

test('how many is told with the odds on both sides of the line', () => {
  const tried = [
    { count: 3, share: share(0.81) },
    { count: 4, share: share(0.69) },
  ];
  expect(mostSentence('Goblin', '75', { count: 3, tried })).toBe(
    'At most 3 × Goblin for 75%: against 3 side A wins 81%, against 4 only 69%.',
  );
  expect(mostSentence('Lich', '75', { count: 0, tried: [{ count: 1, share: share(0.02) }] })).toBe(
    'Even one Lich is too much for 75%: against 1 only 2%.',
  );
  expect(
    mostSentence('Rat', '75', { count: 40, tried: [{ count: 40, share: share(1) }] }),
  ).toContain('more were not tried');
});

test('an even fight is told with its odds, also where it stands already, and where none is found', () => {
  const tried = [
    { count: 1, share: share(0.3) },
    { count: 9, share: share(0.52) },
    { count: 10, share: share(0.41) },
  ];
  const fair = { row: 0, count: 9, tried };
  expect(fairSentence('Goblin', 4, fair)).toBe(
    'For an even fight: 9 × Goblin. Side A then wins 52%, against 10 only 41%.',
  );
  expect(fairSentence('Goblin', 9, fair)).toContain('This is as even as it gets');
  expect(fairSentence('Lich', 1, { ...fair, count: 0 })).toBe(
    'Even one Lich is too much for an even fight.',
  );
  expect(
    fairSentence('Rat', 3, { ...fair, count: 40, tried: [{ count: 40, share: share(1) }] }),
  ).toBe('40 × Rat is still not an even fight: side A wins 100%.');
});
