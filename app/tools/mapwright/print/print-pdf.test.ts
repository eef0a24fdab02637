import { describe, expect, test } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { emptyMap } from '~/maps/map/grid';
import { presetRecipe } from '~/maps/map/presets';
import { generateMap } from '../generate/generate';
import { planCutouts, printCutouts } from './print-cutouts';
import { DEFAULT_PRINT_LOOK, planMap, printMap, sheetBox } from './print-pdf';
import { DEFAULT_PRINT } from './print-plan';

const NOON = Date.UTC(2026, 2, 1, 12, 0, 0);
const PLAIN = { createdAt: NOON, compress: false };

/** Two rooms of 10 x 8 squares with a secret door between them. */
function twoRooms() {
  const map = emptyMap(40, 30, 'Two rooms');
  for (let y = 4; y < 12; y += 1) {
    for (let x = 3; x < 24; x += 1) {
      if (x === 13) continue;
      map.cells[y * 40 + x] = CELL.floor;
      map.room[y * 40 + x] = x < 13 ? 1 : 2;
    }
  }
  map.cells[7 * 40 + 13] = CELL.corridor;
  map.doors.push({ x: 13, y: 7, direction: 'horizontal', kind: 'secret' });
  const shape = 'rectangle' as const;
  map.rooms.push(
    { number: 1, x: 3, y: 4, width: 10, height: 8, shape, centre: { x: 8, y: 8 } },
    { number: 2, x: 14, y: 4, width: 10, height: 8, shape, centre: { x: 19, y: 8 } },
  );
  return map;
}

async function latin(file: ReadableStream<Uint8Array<ArrayBuffer>> | null): Promise<string> {
  return new TextDecoder('latin1').decode(await new Response(file).arrayBuffer());
}

async function printed(choices: Partial<typeof DEFAULT_PRINT>, audience: 'gm' | 'player' = 'gm') {
  const map = twoRooms();
  const plan = planMap(map, audience, { ...DEFAULT_PRINT, overview: false, ...choices });
  const look = { ...DEFAULT_PRINT_LOOK, hatching: false, audience };
  return latin(printMap(map, plan, look, PLAIN));
}

/** The positions of the grid's vertical lines on each page, in points. */
function uprights(text: string): number[][] {
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, page = '']) => {
    // The grid is painted first, in its own light gray.
    const strokes = page.split('0.769 0.769 0.769 RG')[1] ?? '';
    const places = new Set<number>();
    for (const [, x1, x2] of (strokes.split(/\bS\n/)[0] ?? '').matchAll(
      /([\d.]+) [\d.]+ m\n([\d.]+) [\d.]+ l/g,
    )) {
      if (x1 === x2) places.add(Number(x1));
    }
    return [...places].sort((one, other) => one - other);
  });
}

describe('a map on paper', () => {
  test.each([
    ['inch' as const, 300],
    ['metric' as const, 295.276],
    ['half-inch' as const, 150],
  ])('has squares of exact size at the scale %s', async (scale, dots) => {
    for (const paper of ['a4', 'letter', 'a3', 'tabloid'] as const) {
      const pages = uprights(await printed({ scale, paper }));
      expect(pages.length).toBeGreaterThan(0);
      for (const places of pages) {
        expect(places.length).toBeGreaterThan(1);
        const [first = 0] = places;
        for (const place of places) {
          const squares = ((place - first) * 300) / 72 / dots;
          expect(Math.abs(squares - Math.round(squares)) * dots).toBeLessThan(0.05);
        }
      }
    }
  });

  test('keeps every sheet within its margins', () => {
    const plan = planMap(twoRooms(), 'gm');
    for (const tile of plan.tiles) {
      const box = sheetBox(plan, tile.squares);
      expect(box.left).toBeGreaterThanOrEqual(plan.margin - 0.001);
      expect(box.top).toBeGreaterThanOrEqual(plan.margin - 0.001);
      expect(box.left + box.width).toBeLessThanOrEqual(plan.pageWidth - plan.margin + 0.001);
      expect(box.top + box.height).toBeLessThanOrEqual(plan.pageHeight - plan.margin + 0.001);
    }
  });

  test('has as many pages as were planned', async () => {
    for (const overview of [true, false]) {
      const map = twoRooms();
      const plan = planMap(map, 'gm', { ...DEFAULT_PRINT, overview });
      const text = await latin(printMap(map, plan, DEFAULT_PRINT_LOOK, PLAIN));
      expect(text).toContain(`/Count ${plan.pageCount}`);
    }
  });

  test('names each sheet by row and column', async () => {
    const text = await printed({ orientation: 'portrait', overlapSquares: 1 });
    expect(text).toContain('A2 \\(row 1 of 1, column 2 of 4\\)');
  });

  test('shows the game master numbers and secret doors, and players neither', async () => {
    const master = await printed({});
    const player = await printed({}, 'player');
    expect(master).toContain('(S) Tj');
    expect(master).toContain('(2) Tj');
    expect(player).not.toContain('(S) Tj');
    expect(player).not.toContain('(2) Tj');
  });

  test('carries rulers on the overview', async () => {
    const text = await printed({ overview: true });
    expect(text).toContain('(100 mm) Tj');
    expect(text).toContain('(4 in) Tj');
  });

  test('prints chosen sheets alone, and marks the others on the overview', async () => {
    const text = await printed({
      orientation: 'portrait',
      overview: true,
      leftOut: ['A1', 'A3'],
    });
    expect(text).toContain('/Count 3');
    expect(text).toContain('A2 \\(row 1 of 1, column 2 of 4\\)');
    expect(text).not.toContain('A1 \\(row');
    expect(text).toContain('2 of 4 sheets of A4');
    expect(text).toContain('(Sheets in gray with a line through them are not printed.) Tj');
    // The overview lists all of them.
    for (const id of ['A1', 'A2', 'A3', 'A4']) expect(text).toContain(`(${id}) Tj`);
    expect(await printed({ overview: true })).not.toContain('are not printed');
  });

  test('leaves no room uncut because a sheet of the whole map was left out', () => {
    const choices = { ...DEFAULT_PRINT, leftOut: ['A1', 'A2'] };
    const [all, some] = [DEFAULT_PRINT, choices].map((one) =>
      planCutouts(twoRooms(), DEFAULT_PRINT_LOOK, one),
    );
    expect(some?.pageCount).toBe(all?.pageCount);
  });

  test('is the same bytes for the same map', async () => {
    expect(await printed({ overview: true })).toBe(await printed({ overview: true }));
  });

  test('prints a map of solid rock as its overview alone', async () => {
    const map = emptyMap(20, 20, 'Rock');
    const plan = planMap(map, 'gm', { ...DEFAULT_PRINT, overview: false });
    expect(plan.pageCount).toBe(1);
    expect((await latin(printMap(map, plan, DEFAULT_PRINT_LOOK, PLAIN))).length).toBeGreaterThan(
      500,
    );
  });
});

describe('rooms to cut out', () => {
  test('stand several on a page, turned, with their doors and nothing of their neighbours', async () => {
    const map = twoRooms();
    const choices = { ...DEFAULT_PRINT, paper: 'a3' as const, scale: 'half-inch' as const };
    const plan = planCutouts(map, DEFAULT_PRINT_LOOK, choices);
    expect(plan.pageCount).toBe(1);
    expect(plan.parts.map(({ room }) => room.number)).toEqual([1, 2]);
    expect(plan.parts[0]?.squares).toEqual({ x: 2.75, y: 3.75, width: 11.5, height: 8.5 });
    const text = await latin(printCutouts(map, plan, DEFAULT_PRINT_LOOK, PLAIN));
    expect(text).toContain('(Room 1) Tj');
    expect(text).toContain('(Room 2) Tj');
    expect(text).toContain('/Count 1');
    expect(text.match(/0 -1 1 0 .* cm/g)?.length ?? 0).toBe(
      plan.parts.filter(({ isTurned }) => isTurned).length,
    );
  });

  test('are as many sheets as promised, on every paper, and tell players no numbers', async () => {
    const map = generateMap({ ...presetRecipe('bandit-cellars'), seed: 'sheets' });
    for (const paper of ['a4', 'letter', 'a3', 'tabloid'] as const) {
      const look = { ...DEFAULT_PRINT_LOOK, audience: 'player' as const };
      const plan = planCutouts(map, look, { ...DEFAULT_PRINT, paper });
      const text = await latin(printCutouts(map, plan, look, PLAIN));
      expect(text).toContain(`/Count ${plan.pageCount}`);
      expect(text).not.toMatch(/\(Room \d+/);
      expect(new Set(plan.parts.map(({ room }) => room.number)).size).toBe(map.rooms.length);
    }
  });

  test('take far fewer sheets than rooms', () => {
    const map = generateMap({ ...presetRecipe('bandit-cellars'), seed: 'few' });
    const plan = planCutouts(map, DEFAULT_PRINT_LOOK, DEFAULT_PRINT);
    expect(map.rooms.length).toBeGreaterThan(15);
    expect(plan.pageCount).toBeLessThan(map.rooms.length * 0.8);
  });

  test('are divided where they are larger than a sheet, every square once', () => {
    const plan = planCutouts(twoRooms(), DEFAULT_PRINT_LOOK, DEFAULT_PRINT);
    const first = plan.parts.filter(({ room }) => room.number === 1);
    expect(first.length).toBeGreaterThan(1);
    const covered = first.reduce((sum, { squares }) => sum + squares.width * squares.height, 0);
    expect(covered).toBeCloseTo(11.5 * 8.5);
    expect(first.map(({ part }) => part).sort()).toContain(`1 of ${first.length}`);
  });

  test('are drawn as the whole map draws them: walls, water and all that stands in them', async () => {
    const map = generateMap({
      ...presetRecipe('flooded-crypt'),
      seed: 'cut',
      width: 40,
      height: 30,
    });
    const look = { ...DEFAULT_PRINT_LOOK, hatching: false };
    const [room] = map.rooms;
    const plan = planCutouts(map, look, { ...DEFAULT_PRINT, paper: 'tabloid' });
    const page = (await latin(printCutouts(map, plan, look, PLAIN))).split('endstream')[0] ?? '';
    const alone = emptyMap(40, 30, map.name);
    map.cells.forEach((cell, square) => {
      if (map.room[square] === room?.number) alone.cells[square] = cell;
    });
    for (const { x, y } of map.doors) {
      const beside = [-1, 1, -40, 40].some((step) => map.room[y * 40 + x + step] === room?.number);
      if (beside) alone.cells[y * 40 + x] = map.cells[y * 40 + x] ?? 0;
    }
    // The grid covers as many squares as the room with its doors has.
    const { x, y, width, height } = planMap(alone, 'gm', DEFAULT_PRINT).area;
    const own = plan.parts.find((one) => one.room === room)?.squares;
    expect(own?.x).toBeCloseTo(x + 0.75);
    expect(own?.y).toBeCloseTo(y + 0.75);
    expect(own?.width).toBeCloseTo(width - 1.5);
    expect(own?.height).toBeCloseTo(height - 1.5);
    expect(page.length).toBeGreaterThan(2000);
  });

  test('are nothing where there are no rooms', async () => {
    const map = emptyMap(20, 20, 'Rock');
    const plan = planCutouts(map, DEFAULT_PRINT_LOOK, DEFAULT_PRINT);
    expect(printCutouts(map, plan, DEFAULT_PRINT_LOOK, PLAIN)).toBeNull();
  });
});
