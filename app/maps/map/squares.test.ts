import { describe, expect, test } from 'vitest';
import { mapUvtt } from '~/tools/mapwright/file/uvtt';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { planCutouts } from '~/tools/mapwright/print/print-cutouts';
import { DEFAULT_PRINT_LOOK } from '~/tools/mapwright/print/print-pdf';
import { DEFAULT_PRINT } from '~/tools/mapwright/print/print-plan';
import { DEFAULT_SVG, mapSvg } from '../draw/map-svg';
import { CELL } from './cells';
import { connectedPieces } from './connectivity';
import { type DungeonMap, emptyMap } from './grid';
import { PRESETS, presetRecipe } from './presets';
import { openSquares } from './squares';

const WIDTH = 20;

/** From west to east: a hall, a secret door, a cell, a door, a vault; all in one row. */
function vault(changes: Partial<DungeonMap> = {}): DungeonMap {
  const map = emptyMap(WIDTH, 20, 'Vault');
  const dig = (left: number, right: number, number: number, top = 5, bottom = 7) => {
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        map.cells[y * WIDTH + x] = CELL.floor;
        map.room[y * WIDTH + x] = number;
      }
    }
    const [width, height] = [right - left + 1, bottom - top + 1];
    const centre = { x: left + 1, y: 6 };
    map.rooms.push({ number, x: left, y: top, width, height, shape: 'rectangle', centre });
  };
  dig(1, 6, 1, 2, 10);
  dig(8, 11, 2);
  dig(13, 15, 3);
  for (const x of [7, 12]) map.cells[6 * WIDTH + x] = CELL.corridor;
  map.doors.push(
    { x: 7, y: 6, direction: 'horizontal', kind: 'secret' },
    { x: 12, y: 6, direction: 'horizontal', kind: 'door' },
  );
  map.symbols.push({ x: 14, y: 6, kind: 'altar' });
  const players = true;
  map.labels.push({ x: 14, y: 7, text: 'Hoard', players }, { x: 2, y: 6, text: 'Hall', players });
  map.labels.push({ x: 10, y: 15, text: 'The vault', players });
  // The game master's own labels, next to the hall and on rock.
  map.labels.push({ x: 3, y: 6, text: 'Trapdoor' }, { x: 12, y: 15, text: 'Second night' });
  return { ...map, ...changes };
}

const isSeen = (map: DungeonMap, x: number) => openSquares(map, 'player').open[6 * WIDTH + x] === 1;

describe('what players see', () => {
  test('ends at a secret door, with all that only it leads to', () => {
    expect([2, 7, 9, 12, 14].map((x) => isSeen(vault(), x))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    const svg = mapSvg(vault(), { ...DEFAULT_SVG, audience: 'player' });
    expect([...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, word]) => word)).toEqual([
      'Hall',
      'The vault',
    ]);
    for (const text of ['Hoard', 'Trapdoor', 'Second night']) {
      expect(mapSvg(vault(), DEFAULT_SVG)).toContain(text);
    }
  });

  test('begins where one comes in, else at the stairs', () => {
    const stairs = { x: 15, y: 5, direction: 'north', kind: 'up' } as const;
    expect(isSeen(vault({ stairs: [stairs] }), 14)).toBe(true);
    expect(isSeen(vault({ stairs: [stairs] }), 2)).toBe(false);
    const entrances = [{ x: 1, y: 6, side: 'west' } as const];
    expect(isSeen(vault({ stairs: [stairs], entrances }), 14)).toBe(false);
    expect(isSeen(vault({ stairs: [stairs], entrances }), 2)).toBe(true);
  });

  test('is everything where doors are no secret, though one piece may not be joined to another', () => {
    const map = vault();
    const apart = vault({ doors: map.doors.slice(1), cells: map.cells.slice() });
    apart.cells[6 * WIDTH + 7] = CELL.rock;
    expect([2, 9, 14].map((x) => isSeen(apart, x))).toEqual([true, true, true]);
  });

  test('is the same on the virtual table, and a room to cut out is there for when it is found', () => {
    const choices = { pixelsPerGrid: 70, imageBase64: '', smooth: false };
    const table = mapUvtt(vault(), { ...choices, audience: 'player' });
    expect(table.portals).toEqual([]);
    expect(table.line_of_sight).toHaveLength(1);
    expect(mapUvtt(vault(), { ...choices, audience: 'gm' }).portals).toHaveLength(2);
    const look = { ...DEFAULT_PRINT_LOOK, audience: 'player' } as const;
    const { parts } = planCutouts(vault(), look, DEFAULT_PRINT);
    expect(parts.map(({ room }) => room.number).sort()).toEqual([1, 2, 3]);
  });

  test('is a piece round every way in, on every map made here', () => {
    let hidden = 0;
    for (const { id } of PRESETS) {
      for (let seed = 0; seed < 3; seed += 1) {
        const map = generateMap({ ...presetRecipe(id), seed: `unseen ${seed}` });
        const { open } = openSquares(map, 'player');
        for (const { x, y } of map.entrances) expect(open[y * map.width + x]).toBe(1);
        const seen = { ...map, cells: open.map((bit) => (bit === 1 ? CELL.floor : CELL.rock)) };
        const { count, piece } = connectedPieces(seen, { secretDoors: 'open' });
        const entered = map.entrances.length > 0 ? map.entrances : map.stairs;
        const begun = new Set(entered.map(({ x, y }) => piece[y * map.width + x]));
        begun.delete(0);
        expect(count).toBe(Math.max(1, begun.size));
        hidden += openSquares(map, 'gm').open.filter((bit, square) => bit !== open[square]).length;
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });
});
