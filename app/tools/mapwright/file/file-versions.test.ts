import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { DEFAULT_SVG, mapSvg } from '~/maps/draw/map-svg';
import { mapToJson } from '~/maps/file/map-json';
import { MAP_STYLES } from '~/maps/map/map-look';
import { PRESETS, presetRecipe } from '~/maps/map/presets';
import { generateMap } from '../generate/generate';
import { FILE_VERSIONS } from './file-versions';

const maps = PRESETS.map(({ id }) => generateMap({ ...presetRecipe(id), seed: 'written' }));

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
}

function drawings(): string[] {
  return MAP_STYLES.flatMap((style) =>
    (['gm', 'player'] as const).flatMap((audience) =>
      (['light', 'dark'] as const).flatMap((theme) =>
        maps.map((map) => mapSvg(map, { ...DEFAULT_SVG, style, audience, theme })),
      ),
    ),
  );
}

/** The output hash of each version. If a hash no longer matches, add a new version with its own line. */
const WRITTEN: Record<keyof typeof FILE_VERSIONS, Readonly<Record<number, string>>> = {
  svg: {
    1: 'e7ffbfabce6357b6',
    2: 'e7ffbfabce6357b6',
    3: '2461f7549148ac83',
    4: '5b387d854081a007',
  },
  json: {
    1: '637963b117a4fa0b',
    2: '6d8d6b77edf52497',
    3: 'f36aca6670ad8d2d',
    4: 'f529ed887eff5d2c',
  },
};

it('a picture that is drawn otherwise is of another version', () => {
  expect(hashOf(drawings())).toBe(WRITTEN.svg[FILE_VERSIONS.svg]);
});

it('a map that is written otherwise is of another version', () => {
  expect(hashOf(maps.map(mapToJson))).toBe(WRITTEN.json[FILE_VERSIONS.json]);
});
