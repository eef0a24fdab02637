import { expect, it } from 'vitest';
import { moveWords, restWords, tokenWords, walkedBy, wayWords } from './mat-words';
import type { BoardToken } from './token-mark';

const MIRA: BoardToken = {
  id: 'mira',
  name: 'Mira',
  side: 'party',
  face: { portrait: null, colour: null, record: null },
  space: 1,
  at: { x: 2, y: 6 },
  walked: 0,
  isTurn: true,
  isDown: false,
  isHidden: false,
  mayMove: true,
};
const TIRED = { ...MIRA, walked: 20 };
const MOVE = { id: 'mira', space: 1, from: MIRA.at, at: { x: 4, y: 6 } };

it('a way says its length, and what its token has moved in its turn with it', () => {
  expect(wayWords(10, 0)).toBe('10 ft.');
  expect(wayWords(10, 20)).toBe('10 ft., 30 this turn');
  expect(moveWords(MOVE, [MIRA])).toBe('Mira: 10 ft. to E7');
  expect(moveWords(MOVE, [TIRED])).toBe('Mira: 10 ft., 30 this turn to E7');
  expect(moveWords({ ...MOVE, from: null }, [MIRA])).toBe('Mira: E7');
});

it('while nothing moves, what whoever’s turn it is has moved is told', () => {
  expect(restWords(TIRED)).toBe('Mira has moved 20 ft. this turn.');
  expect(restWords(MIRA)).toBe('');
  expect(restWords(undefined)).toBe('');
  expect(walkedBy('mira', [TIRED])).toBe(20);
  expect(walkedBy('ogre', [TIRED])).toBe(0);
});

it('a token says who it is, where it stands and how', () => {
  expect(tokenWords({ ...MIRA, isDown: true, isHidden: true }, MIRA.at)).toBe(
    'Mira, C7, whose turn it is, down, hidden from players',
  );
});
