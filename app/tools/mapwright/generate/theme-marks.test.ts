import { expect, it } from 'vitest';
import { mapToJson } from '~/maps/file/map-json';
import { restoreMap } from '~/maps/file/restore-map';
import { isOpen } from '~/maps/map/cells';
import { reachOf } from '~/maps/map/connectivity';
import { furnitureSquares, isFurniture } from '~/maps/map/furniture';
import { DEFAULT_RECIPE, THEMES } from '~/maps/map/recipe';
import { themeChanges } from '~/maps/map/themes';
import { generateMap } from './generate';

it.each(THEMES.filter((theme) => theme !== 'none'))(
  'a %s is furnished, on free floor of its rooms, and keeps in one piece',
  (theme) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const map = generateMap({ ...DEFAULT_RECIPE, ...themeChanges(theme), seed: `theme ${seed}` });
      expect(reachOf(map).connected).toBe(true);
      const pieces = map.symbols.filter(({ kind }) => isFurniture(kind));
      expect(pieces.length).toBeGreaterThan(map.rooms.length / 2);
      const taken = new Set<string>();
      const doors = new Set(map.doors.map(({ x, y }) => `${x} ${y}`));
      for (const piece of pieces) {
        const number = map.room[piece.y * map.width + piece.x];
        expect(number).toBeGreaterThan(0);
        for (const { x, y } of furnitureSquares(piece)) {
          const sign = `${x} ${y}`;
          expect(taken.has(sign), `${piece.kind} at ${sign}`).toBe(false);
          taken.add(sign);
          expect(doors.has(sign)).toBe(false);
          expect(map.room[y * map.width + x]).toBe(number);
          expect(isOpen(map.cells[y * map.width + x])).toBe(true);
        }
      }
      const read = restoreMap(mapToJson(map));
      expect(read).toMatchObject({ ok: true, repairs: [] });
      expect(read.ok && read.map.symbols).toEqual(map.symbols);
    }
  },
);
