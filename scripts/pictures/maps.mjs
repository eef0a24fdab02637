import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inProject } from '../setup/project.mjs';

const ENTRY = `
export { createRandom } from '~/rules/random';
export { generateMap } from '~/tools/mapwright/generate/generate';
export { DEFAULT_RECIPE } from '~/tools/mapwright/map/recipe';
export { mapSvg, DEFAULT_SVG } from '~/tools/mapwright/draw/map-svg';
export { CATALOGUE } from '~/catalogue/catalogue';
export { BRAND } from '~/site/brand';
`;

/** The product's own chance, maps, tools and names, for pictures that show them. */
export async function loadEngine() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: inProject(), loader: 'ts' },
    alias: { '~': inProject('app') },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const file = join(folder, 'engine.mjs');
  writeFileSync(file, outputFiles[0].text);
  const engine = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
  return engine;
}

/** One map of Mapwright as a picture, with its size in squares. */
export function drawnMap({ generateMap, mapSvg, DEFAULT_RECIPE, DEFAULT_SVG }, changes, look = {}) {
  const map = generateMap({ ...DEFAULT_RECIPE, ...changes });
  const svg = mapSvg(map, {
    ...DEFAULT_SVG,
    style: 'parchment',
    idPrefix: `${changes.seed}-`,
    ...look,
  });
  return { svg, width: map.width, height: map.height };
}
