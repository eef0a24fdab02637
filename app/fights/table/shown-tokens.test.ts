import { describe, expect, it } from 'vitest';
import { begun, done, passing, somebody } from '../../../tests/harness/fight-table';
import { AREAS, secretMat } from '../../../tests/harness/secret-map';
import type { Fight } from '../log/state';
import { projectTable } from './project';
import { publicId } from './public-id';

const idOf = (id: string) => publicId('s', id);
const tokens = (fight: Fight) =>
  projectTable(fight, { secret: 's', seat: null, elapsed: null, undoable: false }).tokens;

const FIGHT = done(
  begun([
    somebody('mira', { side: 'party', initiative: 18 }),
    somebody('ogre', { initiative: 12, sheet: { size: 'Large' } }),
    somebody('ghost', { hidden: true, initiative: 9 }),
  ]),
  { do: 'mat', map: secretMat('Crypt') },
  {
    do: 'mat-place',
    placed: [
      { who: 'mira', at: { x: 2, y: 2 } },
      { who: 'ogre', at: { x: 14, y: 1 } },
      { who: 'ghost', at: { x: 3, y: 3 } },
    ],
  },
);
const uncovered = (fight: Fight, areas: number[] | 'all') =>
  done(fight, { do: 'mat-uncover', on: true, areas });

describe('the tokens that players see', () => {
  const mira = { id: idOf('mira'), x: 2, y: 2, space: 1 };
  const ogre = { id: idOf('ogre'), x: 14, y: 1, space: 2 };

  it('are the party’s, wherever they stand, and of others those on uncovered ground', () => {
    expect(tokens(FIGHT)).toEqual([mira]);
    expect(tokens(uncovered(FIGHT, [AREAS.west]))).toEqual([mira]);
    expect(tokens(uncovered(FIGHT, [AREAS.east]))).toEqual([mira, ogre]);
  });

  it('are never of somebody hidden, late or gone', () => {
    const all = uncovered(FIGHT, 'all');
    expect(tokens(all)).toEqual([mira, ogre]);
    const revealed = done(all, { do: 'change', who: 'ghost', changes: { hidden: false } });
    expect(tokens(revealed).map(({ id }) => id)).toContain(idOf('ghost'));
    const gone = done(all, { do: 'place', who: ['ogre'], where: 'pile' });
    expect(tokens(gone)).toEqual([mira]);
  });

  it('say what one of the party has moved in its turn, and nothing of what others have', () => {
    const place = (fight: Fight, who: string, x: number) =>
      done(fight, { do: 'mat-place', placed: [{ who, at: { x, y: 1 } }] });
    const moved = place(uncovered(FIGHT, 'all'), 'mira', 4);
    expect(tokens(moved)).toEqual([{ ...mira, x: 4, y: 1, walked: 10 }, ogre]);
    const next = place(done(moved, passing(moved, 'ogre')), 'ogre', 12);
    expect(tokens(next)).toEqual([
      { ...mira, x: 4, y: 1 },
      { ...ogre, x: 12 },
    ]);
  });

  it('are none without a map', () => {
    const none = done(FIGHT, { do: 'mat', map: null });
    expect(tokens(none)).toEqual([]);
  });
});
