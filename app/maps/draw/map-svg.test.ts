import { describe, expect, test } from 'vitest';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { chunksInSight } from '~/tools/mapwright/screen/map-sight';
import { pageSvg } from '~/tools/mapwright/screen/recipe-svg';
import { CELL } from '../map/cells';
import { DOOR_KINDS, type DungeonMap, emptyMap } from '../map/grid';
import { DEFAULT_LOOK, MAP_STYLES } from '../map/map-look';
import { presetRecipe } from '../map/presets';
import { DEFAULT_RECIPE } from '../map/recipe';
import { chunkSvg, isReached, prepareChunks } from './map-chunks';
import { mapPalette } from './map-palette';
import { DEFAULT_SVG, mapSvg } from './map-svg';
import { mapThumbnailSvg } from './map-thumbnail';
import { pictureSize } from './picture-size';

const dug = generateMap({ ...DEFAULT_RECIPE, width: 40, height: 30 });
/** Doors of all kinds in turn, so that no test depends on a seed. */
const rooms: DungeonMap = {
  ...dug,
  doors: dug.doors.map((door, index) => ({ ...door, kind: DOOR_KINDS[index % 6] ?? 'door' })),
};
const caves = generateMap({ ...DEFAULT_RECIPE, kind: 'cave', width: 40, height: 30 });

describe('a map as SVG', () => {
  test.each([70, 100, 140, 256])('is exactly squares times %i pixels', (cellPx) => {
    const svg = mapSvg(rooms, { ...DEFAULT_SVG, cellPx });
    expect(svg).toContain(`width="${40 * cellPx}" height="${30 * cellPx}" viewBox="0 0 4000 3000"`);
  });

  test('carries no style, no script and no element a square, in any style and theme', () => {
    for (const map of [rooms, caves]) {
      for (const style of MAP_STYLES) {
        for (const theme of ['light', 'dark'] as const) {
          for (const hatching of ['strokes', 'pattern'] as const) {
            const svg = mapSvg(map, { ...DEFAULT_SVG, style, theme, hatching });
            expect(svg).not.toMatch(/style|<script|NaN|undefined|Infinity|e-\d/);
            expect((svg.match(/<(path|use|g)/g) ?? []).length).toBeLessThan(60);
          }
        }
      }
    }
  });

  test('shows players no numbers, no traps and no secret doors', () => {
    const master = mapSvg(rooms, { ...DEFAULT_SVG, audience: 'gm' });
    const player = mapSvg(rooms, { ...DEFAULT_SVG, audience: 'player' });
    expect(rooms.doors.some((door) => door.kind === 'secret')).toBe(true);
    expect(master).toContain('>S</text>');
    expect(player).not.toContain('<text');
  });

  test('keeps a hostile name and label as text', () => {
    const hostile = { ...rooms, name: '"><script>', labels: [{ x: 3, y: 3, text: '<b>&' }] };
    const svg = mapSvg(hostile, DEFAULT_SVG);
    expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;"');
    expect(svg).toContain('&lt;b&gt;&amp;</text>');
  });

  test('begins every id as it is told', () => {
    const svg = mapSvg(rooms, { ...DEFAULT_SVG, idPrefix: 'left-', hatching: 'pattern' });
    for (const [, id = ''] of svg.matchAll(/(?:id="|url\(#|href="#)([^")]+)/g)) {
      expect(id.startsWith('left-')).toBe(true);
    }
  });

  test('leaves the grid out when asked', () => {
    const bare = mapSvg(caves, { ...DEFAULT_SVG, grid: false });
    expect(mapSvg(caves, DEFAULT_SVG)).toContain('stroke="#d5d2cc"');
    expect(bare).not.toContain('stroke="#d5d2cc"');
  });

  test('leaves out what is too fine to be seen when squares are small on the screen', () => {
    const near = mapSvg(caves, { ...DEFAULT_SVG, shownPx: 30 });
    const far = mapSvg(caves, { ...DEFAULT_SVG, shownPx: 5 });
    expect(far.length).toBeLessThan(near.length / 4);
    expect(far).toContain('width="2800" height="2100"');
    expect(far).not.toContain('stroke="#d5d2cc"');
  });

  test('is the same text for the same map', () => {
    expect(mapSvg(caves, DEFAULT_SVG)).toBe(mapSvg(structuredClone(caves), DEFAULT_SVG));
  });

  test('keeps the drawn hatching with its ragged rim on large maps, at little more than the map’s own length', () => {
    const large = generateMap({ ...presetRecipe('bandit-cellars'), width: 120, height: 90 });
    const svg = mapSvg(large, DEFAULT_SVG);
    expect(svg).toContain('<pattern id="map-hatching"');
    const rims = [
      ...svg.matchAll(/stroke="url\(#map-hatching\)" stroke-width="(\d+)"( stroke-dasharray)?/g),
    ];
    expect(rims.map(([, width, dash]) => [Number(width), dash !== undefined])).toEqual([
      [120, false],
      [150, true],
      [178, true],
    ]);
    const bare = mapSvg(large, { ...DEFAULT_SVG, hatching: 'none' });
    expect(svg.length - bare.length).toBeLessThan(30_000);
    // The page also shows it while its strokes can be distinguished there.
    expect(pageSvg(large, DEFAULT_LOOK)).toContain('url(#page-hatching)');
    const huge = generateMap({ ...presetRecipe('bandit-cellars'), width: 200, height: 200 });
    expect(pageSvg(huge, DEFAULT_LOOK)).not.toContain('pattern');
  });

  test('has both themes in a page, unless one was chosen for the map', () => {
    const large = { ...presetRecipe('bandit-cellars'), width: 160, height: 160 };
    for (const [style, recipe] of MAP_STYLES.flatMap((style) =>
      [presetRecipe('bandit-cellars'), large].map((recipe) => [style, recipe] as const),
    )) {
      const map = generateMap(recipe);
      const look = { ...DEFAULT_LOOK, style };
      const auto = pageSvg(map, { ...look, theme: 'auto' });
      const only = (theme: 'light' | 'dark') =>
        auto.replaceAll(
          /light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)/g,
          theme === 'light' ? '$1' : '$2',
        );
      expect(auto, style).toContain('light-dark(');
      expect(only('light'), style).toBe(pageSvg(map, { ...look, theme: 'light' }));
      const colors = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g));
      const dark = pageSvg(map, { ...look, theme: 'dark' });
      const known = colors(dark + JSON.stringify(mapPalette(style, 'dark')));
      expect([...colors(only('dark'))].filter((color) => !known.has(color))).toEqual([]);
    }
  });

  test('says when a picture is too large for a canvas, and what would fit', () => {
    expect(pictureSize({ width: 60, height: 44 }, 256)).toEqual({
      fits: true,
      width: 15_360,
      height: 11_264,
    });
    expect(pictureSize({ width: 200, height: 100 }, 256)).toMatchObject({
      fits: false,
      largestPixelsPerSquare: 81,
    });
  });
});

describe('chunks of a map', () => {
  /** All pieces of a map when zoomed in. */
  const chunksOf = ({ width, height }: DungeonMap) =>
    chunksInSight(
      { width, height },
      { visible: { x: 0, y: 0, width, height }, shownPx: Number.POSITIVE_INFINITY },
    );

  test('cover it once', () => {
    const chunks = chunksOf(rooms);
    expect(chunks).toHaveLength(6);
    const covered = chunks.reduce((sum, { squares }) => sum + squares.width * squares.height, 0);
    expect(covered).toBe(40 * 30);
  });

  test('are drawn anew where an edit reaches, and stay as they were elsewhere', () => {
    const edited = structuredClone(caves);
    const [x, y] = [15, 15];
    edited.cells[y * 40 + x] = edited.cells[y * 40 + x] === 0 ? 6 : 0;
    const before = prepareChunks(caves, DEFAULT_SVG);
    const after = prepareChunks(edited, DEFAULT_SVG);
    const area = { x, y, width: 1, height: 1 };
    expect(chunksOf(caves).filter(({ squares }) => isReached(squares, area))).toHaveLength(4);
    for (const chunk of chunksOf(caves)) {
      const same = chunkSvg(before, chunk, 'm-') === chunkSvg(after, chunk, 'm-');
      expect(same || isReached(chunk.squares, area)).toBe(true);
    }
  });

  test('write numbers with the pen from afar, leave them out from further off, and never a label', () => {
    const labelled = { ...rooms, labels: [{ x: 3, y: 3, text: 'Crypt' }] };
    const drawing = prepareChunks(labelled, { ...DEFAULT_SVG, hatching: 'tone' });
    const whole = { column: 0, row: 0, squares: { x: 0, y: 0, width: 40, height: 30 } };
    const words = (shownPx?: number) =>
      [...chunkSvg(drawing, whole, 'm-', shownPx).matchAll(/>([^<]+)<\/text>/g)].map(
        ([, word]) => word,
      );
    const numbers = rooms.rooms.map(({ number }) => String(number));
    expect(words()).toEqual(expect.arrayContaining([...numbers, 'S', 'Crypt']));
    expect(words(7)).toEqual(['Crypt']);
    expect(words(1)).toEqual(['Crypt']);
    expect(chunkSvg(drawing, whole, 'm-', 7).length).toBeGreaterThan(
      chunkSvg(drawing, whole, 'm-', 1).length,
    );
  });

  test('share a long label that crosses from one into the next', () => {
    const labelled = { ...rooms, labels: [{ x: 12, y: 3, text: 'The Hall of the Tallow King' }] };
    const drawing = prepareChunks(labelled, DEFAULT_SVG);
    const written = chunksOf(labelled).filter((chunk) =>
      chunkSvg(drawing, chunk, 'm-').includes('Tallow'),
    );
    expect(written.map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});

describe('a thumbnail', () => {
  test.each([20, 60, 200, 500])('of a map of %i squares a side is under 4 kB', (side) => {
    for (const kind of ['rooms', 'cave'] as const) {
      const map = generateMap({ ...DEFAULT_RECIPE, kind, width: side, height: side, density: 100 });
      const svg = mapThumbnailSvg(map, 96);
      expect(svg.length).toBeLessThanOrEqual(4096);
      expect(svg).toContain('width="96" height="96"');
    }
  });

  test('shows round walls and doors', () => {
    const svg = mapThumbnailSvg(generateMap({ ...DEFAULT_RECIPE, seed: 'who' }), 160, 'player');
    expect(svg).toMatch(/<path d="[^"]*q[^"]*" fill="currentColor"/);
    expect(svg).toMatch(/<path d="M[^"]*" fill="none"/);
  });

  test('leaves out a passage that ends at a secret door, and keeps one that ends in rock', () => {
    const hall = emptyMap(20, 20, 'Hall');
    for (let y = 2; y < 12; y += 1) {
      hall.cells.fill(CELL.floor, y * 20 + 2, y * 20 + 7);
      hall.room.fill(1, y * 20 + 2, y * 20 + 7);
    }
    const passage = { ...hall, cells: hall.cells.slice() };
    passage.cells.fill(CELL.corridor, 6 * 20 + 7, 6 * 20 + 11);
    const secret: DungeonMap = {
      ...passage,
      cells: passage.cells.slice(),
      doors: [{ x: 11, y: 6, direction: 'horizontal', kind: 'secret' }],
    };
    secret.cells.fill(CELL.corridor, 6 * 20 + 11, 6 * 20 + 15);
    const drawn = (map: DungeonMap) => mapThumbnailSvg(map, 160, 'player');
    expect(drawn(secret)).toBe(drawn(hall));
    expect(drawn(passage)).not.toBe(drawn(hall));
  });
});
