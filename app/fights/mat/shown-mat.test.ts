import { describe, expect, it } from 'vitest';
import { mapSvg } from '~/maps/draw/map-svg';
import { CELL } from '~/maps/map/cells';
import { begun, done, eventOf, somebody } from '../../../tests/harness/fight-table';
import { AREAS, COVERED_LABEL, secretMap, secretMat } from '../../../tests/harness/secret-map';
import { createLedger } from '../fold/ledger';
import { deed } from '../log/deeds';
import { LONGEST_MAT } from '../log/mat-limits';
import { newFight } from '../log/new-fight';
import type { Fight, Mat } from '../log/state';
import { isUncovered, mapOfMat, matAreas } from './mat-areas';
import { isOnShown, mapOfShown, type ShownMat, shownMat } from './shown-mat';

const SECRET = 'zqxvkj';
const FIGHT = done(
  begun([
    somebody('mira', { side: 'party', initiative: 18 }),
    somebody('ogre', { initiative: 12, sheet: { size: 'Large' } }),
  ]),
  { do: 'mat', map: secretMat(SECRET) },
);
const uncover = (fight: Fight, areas: number[] | 'all', on = true) =>
  done(fight, { do: 'mat-uncover', on, areas });
const place = (fight: Fight, who: string, at: { x: number; y: number } | null) =>
  done(fight, { do: 'mat-place', placed: [{ who, at }] });

function matOf({ mat }: Fight): Mat {
  if (!mat) throw new Error('There is no mat.');
  return mat;
}

function shown(fight: Fight): ShownMat {
  const found = shownMat(matOf(fight));
  if (found === null) throw new Error('The mat cannot be read.');
  return found;
}

const openIn = (mat: ShownMat) => mapOfShown(mat).cells.filter((cell) => cell !== CELL.rock).length;

describe('the areas of a map', () => {
  it('are its rooms, and what lies between them up to the doors', () => {
    const { list } = matAreas(secretMap(SECRET));
    expect(list.map(({ key, room, squares }) => [key, room, squares])).toEqual([
      [AREAS.west, 41, 25],
      [AREAS.east, 42, 25],
      [AREAS.corridor, null, 5],
      [AREAS.closet, 43, 4],
    ]);
  });

  it('are divided where a cave or a maze is large', () => {
    const map = secretMap(SECRET);
    map.room.fill(0);
    map.cells.fill(CELL.cave);
    const { list, areaAt } = matAreas({ ...map, doors: [], rooms: [] });
    expect(list.map(({ squares }) => squares)).toEqual([100, 100, 100, 100]);
    expect(areaAt.every((at) => at >= 0)).toBe(true);
  });
});

describe('what players see of a map', () => {
  it('is nothing at first', () => {
    const mat = shown(FIGHT);
    expect(openIn(mat)).toBe(0);
    expect(mat).toMatchObject({ rooms: [], doors: [], stairs: [], symbols: [], labels: [] });
  });

  it('is an uncovered room with its doors, and nothing of what is covered or secret', () => {
    const mat = shown(uncover(FIGHT, [AREAS.west]));
    // The room and the door to the corridor, which looks like any other.
    expect(openIn(mat)).toBe(26);
    expect(mat.doors).toEqual([{ x: 6, y: 3, direction: 'horizontal', kind: 'door' }]);
    expect(mat.symbols).toEqual([{ x: 3, y: 3, kind: 'altar' }]);
    expect(mat.labels).toEqual([{ x: 1, y: 5, text: 'Hall of echoes' }]);
    expect(mat.rooms).toHaveLength(1);
    expect(JSON.stringify(mat)).not.toMatch(/zqxvkj|41|42|43|secret|locked|trap|Well of voices/);
  });

  it('never has a secret door, a trap, a number or a note, though all is uncovered', () => {
    const mat = shown(uncover(FIGHT, 'all'));
    expect(JSON.stringify(mat)).not.toMatch(/zqxvkj|41|42|43|secret|locked|trap/);
    expect(mat.labels.map(({ text }) => text)).toContain(COVERED_LABEL);
    // All but the secret door, which is rock.
    expect(openIn(mat)).toBe(25 + 25 + 5 + 4 + 2);
    expect(mapOfShown(mat).cells[6 * 20 + 2]).toBe(CELL.rock);
  });

  it('is covered again, one room or all', () => {
    const all = uncover(FIGHT, 'all');
    const less = uncover(all, [AREAS.east], false);
    expect(isUncovered(matOf(less), AREAS.east)).toBe(false);
    expect(isUncovered(matOf(less), AREAS.west)).toBe(true);
    expect(shown(less).rooms).toHaveLength(2);
    expect(shown(uncover(less, [AREAS.east]))).toEqual(shown(all));
    expect(openIn(shown(uncover(less, 'all', false)))).toBe(0);
  });

  it('is drawn by the same drawing as the map, as its players’ picture where all is open', () => {
    const map = secretMap(SECRET);
    const west = mapOfShown(shown(uncover(FIGHT, [AREAS.west, AREAS.corridor, AREAS.east])));
    const look = { style: 'ink-saver', audience: 'player', grid: true, smoothCaves: true } as const;
    const drawn = (one: typeof map) =>
      mapSvg({ ...one, name: '' }, { ...look, cellPx: 10, theme: 'light', idPrefix: 'x-' });
    expect(drawn(west)).toBe(
      drawn({ ...map, labels: map.labels.filter(({ players }) => players) }),
    );
  });

  it('is nothing if the copy in the log is no map, or has other squares than it says', () => {
    const wrong = { ...secretMat(SECRET), json: 'no map' };
    const other = { ...secretMat(SECRET), width: 30 };
    for (const map of [wrong, other]) {
      const now = uncover(done(FIGHT, { do: 'mat', map }), 'all');
      expect(shownMat(matOf(now))).toBeNull();
      expect(isOnShown(matOf(now), { x: 2, y: 2 }, 1)).toBe(false);
    }
    expect(mapOfMat(wrong)).toBeNull();
  });
});

describe('a token', () => {
  it('stands on a square, moves, and is taken off', () => {
    const there = place(FIGHT, 'mira', { x: 2, y: 2 });
    expect(matOf(there).tokens).toEqual({ mira: { x: 2, y: 2 } });
    expect(matOf(place(there, 'mira', { x: 4, y: 2 })).tokens.mira).toEqual({ x: 4, y: 2 });
    expect(matOf(place(there, 'mira', null)).tokens).toEqual({});
  });

  it('is of somebody in the fight, on the map', () => {
    expect(matOf(place(FIGHT, 'nobody', { x: 2, y: 2 })).tokens).toEqual({});
    expect(matOf(place(FIGHT, 'constructor', { x: 2, y: 2 })).tokens).toEqual({});
    expect(matOf(place(FIGHT, 'mira', { x: 20, y: 2 })).tokens).toEqual({});
    const gone = done(FIGHT, { do: 'place', who: ['ogre'], where: 'gone' });
    expect(matOf(place(gone, 'ogre', { x: 2, y: 2 })).tokens).toEqual({});
  });

  it('is in sight if one of its squares is', () => {
    const mat = matOf(uncover(FIGHT, [AREAS.corridor]));
    expect(isOnShown(mat, { x: 8, y: 2 }, 1)).toBe(false);
    expect(isOnShown(mat, { x: 8, y: 2 }, 2)).toBe(true);
    expect(isOnShown(mat, { x: 19, y: 19 }, 4)).toBe(false);
  });
});

describe('the log of a map', () => {
  it('is undone and redone like any other', () => {
    const ledger = createLedger(newFight('Ambush', '2014'));
    const say = (one: unknown) => {
      const event = eventOf([one]);
      ledger.append(event);
      return event.id;
    };
    say({ do: 'add', seeds: [somebody('mira', { side: 'party' })] });
    say({ do: 'mat', map: secretMat(SECRET) });
    say({ do: 'mat-place', placed: [{ who: 'mira', at: { x: 2, y: 2 } }] });
    const move = say({ do: 'mat-place', placed: [{ who: 'mira', at: { x: 3, y: 2 } }] });
    const room = say({ do: 'mat-uncover', on: true, areas: [AREAS.west] });
    expect(ledger.whyNotUndo(move, 'gm')).toBeNull();
    say({ do: 'undo', event: room });
    say({ do: 'undo', event: move });
    expect(matOf(ledger.fight())).toMatchObject({
      tokens: { mira: { x: 2, y: 2 } },
      uncovered: { all: false, but: [] },
    });
    say({ do: 'redo', event: move });
    expect(matOf(ledger.fight()).tokens.mira).toEqual({ x: 3, y: 2 });
  });

  it('takes another map, which is covered and empty, or none', () => {
    const set = place(uncover(FIGHT, 'all'), 'mira', { x: 2, y: 2 });
    const other = done(set, { do: 'mat', map: { ...secretMat(SECRET), id: 'other' } });
    expect(matOf(other)).toMatchObject({ tokens: {}, uncovered: { all: false, but: [] } });
    const none = done(set, { do: 'mat', map: null });
    expect(none.mat).toBeNull();
    expect(place(none, 'mira', { x: 2, y: 2 }).mat).toBeNull();
    expect(uncover(none, 'all').mat).toBeNull();
  });

  it('has a bounded map, and bounded lists', () => {
    const map = secretMat(SECRET);
    const isTaken = (one: unknown) => deed.safeParse(one).success;
    expect(isTaken({ do: 'mat', map })).toBe(true);
    expect(isTaken({ do: 'mat', map: { ...map, json: 'x'.repeat(LONGEST_MAT + 1) } })).toBe(false);
    expect(isTaken({ do: 'mat', map: { ...map, width: 500, height: 21 } })).toBe(false);
    const areas = Array.from({ length: 1001 }, (_, at) => at);
    expect(isTaken({ do: 'mat-uncover', on: true, areas })).toBe(false);
    expect(isTaken({ do: 'mat-uncover', on: true, areas: [10_000] })).toBe(false);
    expect(isTaken({ do: 'mat-place', placed: [{ who: 'mira', at: { x: -1, y: 0 } }] })).toBe(
      false,
    );
  });
});
