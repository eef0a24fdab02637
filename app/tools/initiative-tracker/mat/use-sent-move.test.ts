import { describe, expect, it } from 'vitest';
import { moveOf, standsAt } from './use-sent-move';

describe('a token whose move was sent', () => {
  const sent = { id: 'mira', from: { x: 2, y: 2 }, at: { x: 5, y: 2 } };

  it('stands where it was sent to, until it is moved', () => {
    expect(standsAt({ id: 'mira', at: { x: 2, y: 2 } }, sent)).toEqual({ x: 5, y: 2 });
    expect(standsAt({ id: 'mira', at: { x: 5, y: 2 } }, sent)).toEqual({ x: 5, y: 2 });
    expect(standsAt({ id: 'mira', at: { x: 2, y: 3 } }, sent)).toEqual({ x: 2, y: 3 });
  });

  it('leaves the others, and everyone when nothing was sent', () => {
    expect(standsAt({ id: 'ogre', at: { x: 2, y: 2 } }, sent)).toEqual({ x: 2, y: 2 });
    expect(standsAt({ id: 'mira', at: { x: 2, y: 2 } }, null)).toEqual({ x: 2, y: 2 });
  });
});

describe('a move', () => {
  it('is none when its token is gone', () => {
    const move = { id: 'ogre', space: 2 };
    expect(moveOf(move, [{ id: 'mira' }, { id: 'ogre' }])).toBe(move);
    expect(moveOf(move, [{ id: 'mira' }])).toBeNull();
    expect(moveOf(null, [{ id: 'mira' }])).toBeNull();
  });
});
