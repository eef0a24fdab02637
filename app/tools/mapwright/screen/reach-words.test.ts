import { expect, test } from 'vitest';
import { reachWords } from './reach-words';

test('the game master reads what can be reached, and what only by secret doors', () => {
  const words = (...rooms: number[]) => reachWords({ connected: true, secretlyConnected: rooms });
  expect(words()).toBe('Every room can be reached.');
  expect(words(4)).toBe('Every room can be reached, room 4 only by secret doors.');
  expect(words(2, 4, 9)).toBe('Every room can be reached, rooms 2, 4 and 9 only by secret doors.');
  expect(words(1, 2, 3, 4, 5, 6, 7)).toBe(
    'Every room can be reached, 7 rooms only by secret doors.',
  );
  expect(reachWords({ connected: false, secretlyConnected: [3] })).toBe(
    'Some areas cannot be reached.',
  );
});
