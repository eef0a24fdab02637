import { describe, expect, it } from 'vitest';
import { begun, done, somebody } from '../../../../tests/harness/fight-table';
import { AREAS, secretMap, secretMat } from '../../../../tests/harness/secret-map';
import { drawMat, groundOf, squaresPath, viewBoxOf } from './draw-mat';
import { gmMat } from './gm-mat';
import { matFacts } from './mat-facts';

const FIGHT = done(
  begun([
    somebody('mira', { side: 'party', initiative: 18 }),
    somebody('ogre', { initiative: 12, hidden: true, sheet: { size: 'Large' } }),
    somebody('late', { arrives: 3 }),
    somebody('lair', { kind: 'event', initiative: 20 }),
  ]),
  { do: 'mat', map: secretMat('Crypt') },
  { do: 'mat-place', placed: [{ who: 'ogre', at: { x: 14, y: 1 } }] },
);

function gmOf(fight: typeof FIGHT) {
  const { map, uncovered } = matFacts(fight);
  const gm = map && gmMat(map, uncovered);
  if (!gm) throw new Error('The map cannot be read.');
  return gm;
}

describe('the game master’s map', () => {
  it('has a token for each creature in the fight, placed or beside the map', () => {
    const { tokens } = matFacts(FIGHT);
    expect(tokens.map(({ id, at, space, isHidden }) => [id, at, space, isHidden])).toEqual([
      ['mira', null, 1, false],
      ['ogre', { x: 14, y: 1 }, 2, true],
      ['late', null, 1, true],
    ]);
    const gone = done(FIGHT, { do: 'place', who: ['ogre'], where: 'pile' });
    expect(matFacts(gone).tokens.map(({ id }) => id)).not.toContain('ogre');
  });

  it('names rooms by the key, passages by their first square, rooms first', () => {
    const { areas } = gmOf(FIGHT);
    expect(areas.map(({ name }) => name)).toEqual([
      'Room 41',
      'Room 42',
      'Room 43',
      'Passage at H4',
    ]);
    const uncovered = done(FIGHT, { do: 'mat-uncover', on: true, areas: [AREAS.east] });
    expect(gmOf(uncovered).areas.filter(({ isUncovered }) => isUncovered)).toEqual([
      { key: AREAS.east, name: 'Room 42', isUncovered: true, text: '' },
    ]);
  });

  it('finds the area of a pressed square, and none on rock', () => {
    const { areaAt } = gmOf(FIGHT);
    expect(areaAt(4 * 20 + 15)?.name).toBe('Room 42');
    expect(areaAt(3 * 20 + 9)?.name).toBe('Passage at H4');
    expect(areaAt(0)).toBeNull();
    expect(areaAt(3 * 20 + 6)).toBeNull();
  });

  it('shades what players do not see, secret doors always', () => {
    const all = done(FIGHT, { do: 'mat-uncover', on: true, areas: 'all' });
    expect(gmOf(all).covered).toBe('M200 600h100v100h-100z');
    const none = squaresPath({ width: 20, height: 20 }, () => false);
    expect(none).toBe('');
    expect(gmOf(FIGHT).covered.split('M').length).toBeGreaterThan(10);
    // Rock beside a covered room, which a slanted wall cuts, but none that a room in sight has beside it too.
    const east = done(FIGHT, { do: 'mat-uncover', on: true, areas: [AREAS.east] });
    const rows = gmOf(east)
      .covered.split('M')
      .filter((row) => / 0h/.test(row));
    expect(rows).toEqual(['0 0h700v100h-700z']);
  });

  it('cuts off what is covered at the walls of the picture', () => {
    const drawn = drawMat(secretMap('Crypt'), 'gm', 'here-');
    expect(drawn).toContain(`<clipPath id="${groundOf('here-')}">`);
  });

  it('shows the ground with a square of rock around it', () => {
    expect(gmOf(FIGHT).extent).toEqual({ x: 0, y: 0, width: 19, height: 10 });
    expect(viewBoxOf({ x: 1, y: 2, width: 3, height: 4 })).toBe('100 200 300 400');
  });
});
