import { describe, expect, it } from 'vitest';
import { begun, done, passing, somebody } from '../../../tests/harness/fight-table';
import { secretMat } from '../../../tests/harness/secret-map';
import type { Fight } from '../log/state';
import { feetWalked } from './walked';

const FIGHT = done(
  begun([
    somebody('mira', { side: 'party', initiative: 18 }),
    somebody('ogre', { initiative: 12, sheet: { size: 'Large' } }),
  ]),
  { do: 'mat', map: secretMat('secret') },
);
const place = (fight: Fight, who: string, x: number, y: number) =>
  done(fight, { do: 'mat-place', placed: [{ who, at: { x, y } }] });
const pass = (fight: Fight) =>
  fight.turn === 'mira'
    ? done(fight, passing(fight, 'ogre'))
    : done(fight, passing(fight, 'mira', fight.round + 1));

describe('the feet moved in a turn', () => {
  it('are those of whoever’s turn it is, from where the token stood', () => {
    const there = place(FIGHT, 'mira', 1, 1);
    expect(feetWalked(there, 'mira')).toBe(0);
    const near = place(there, 'mira', 3, 2);
    expect(feetWalked(near, 'mira')).toBe(10);
    expect(feetWalked(place(near, 'mira', 3, 5), 'mira')).toBe(25);
  });

  it('count no one who is moved in the turn of another', () => {
    const there = place(place(FIGHT, 'ogre', 1, 1), 'ogre', 4, 1);
    expect(feetWalked(there, 'ogre')).toBe(0);
  });

  it('begin again with the next turn', () => {
    const moved = place(place(FIGHT, 'mira', 1, 1), 'mira', 3, 1);
    const next = pass(moved);
    expect(feetWalked(next, 'mira')).toBe(0);
    const round = place(pass(next), 'mira', 4, 1);
    expect(feetWalked(round, 'mira')).toBe(5);
  });

  it('count on when the turn goes back', () => {
    const moved = place(place(FIGHT, 'mira', 1, 1), 'mira', 3, 1);
    const ogre = place(place(pass(moved), 'ogre', 5, 5), 'ogre', 6, 5);
    const back = done(ogre, passing(ogre, 'mira'));
    expect(feetWalked(back, 'mira')).toBe(10);
    expect(feetWalked(place(back, 'mira', 4, 1), 'mira')).toBe(15);
  });

  it('are none before the fight begins and after a token was taken off the map', () => {
    const off = done(place(FIGHT, 'mira', 1, 1), {
      do: 'mat-place',
      placed: [{ who: 'mira', at: null }],
    });
    expect(feetWalked(place(off, 'mira', 5, 5), 'mira')).toBe(0);
  });
});
