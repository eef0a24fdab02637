import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const app = fileURLToPath(new URL('../../app', import.meta.url));
const room = `${app}/tools/mapwright`;

const GENERATING = `
  export { generateMap } from './generate/generate';
  export { regenerate } from './generate/regenerate';
`;
const CHECKING = `
  export { reachOf } from '~/maps/map/connectivity';
  export { deadEndsOf } from '../../../tests/harness/dead-ends-of';
  export { hangingDoors } from '~/maps/map/doors';
  export { PRESETS, presetRecipe } from '~/maps/map/presets';
  export { DEFAULT_RECIPE, THEMES } from '~/maps/map/recipe';
  export { themeChanges } from '~/maps/map/themes';
  export { roomKey } from './key/room-key';
  export { roomsAsked } from '../../../tests/harness/rooms-asked';
`;

const BUDGETS = [
  { side: 50, budget: 2, irregular: 3, maps: 120 },
  { side: 200, budget: 10, irregular: 15, maps: 60 },
  { side: 500, budget: 60, irregular: 90, maps: 25 },
];
/** How many times faster than rot-js Digger a map of 500 x 500 is made, at least. */
const TIMES_FASTER = { 0: 15, 60: 10, 100: 10 };

/**
 * Times the map generator at three sizes, compared with rot-js if that is installed, and counts faults over many seeds.
 */
export async function run({ full }) {
  const engine = await load(GENERATING + CHECKING);
  const rows = [];
  for (const { side, budget, irregular, maps } of BUDGETS) {
    for (const kind of ['rooms', 'irregular rooms', 'cave']) {
      const value = slowest(engine, kind, side, full ? maps * 3 : maps);
      const most = kind === 'irregular rooms' ? irregular : budget;
      rows.push({
        name: `map of ${kind}, ${side} x ${side}, p95 of the slowest preset`,
        value,
        unit: 'ms',
        budget: most,
        ok: value <= most,
      });
    }
  }
  rows.push(...(await beside(engine)));
  rows.push(...faultRows(engine, full ? 1000 : 50, full ? 30 : 3));
  rows.push(...themeRows(engine, full ? 1000 : 20));
  const large = engine.generateMap({
    ...engine.presetRecipe('bandit-cellars'),
    width: 200,
    height: 200,
  });
  const key = percentile(() => engine.roomKey(large, 'key'), 20);
  rows.push({
    name: 'room key of a map of 200 x 200, p95',
    value: key,
    unit: 'ms',
    budget: 60,
    ok: key <= 60,
  });
  const weight = gzipSync(await bundle(GENERATING)).length;
  rows.push({
    name: 'generator, minified and gzipped',
    value: weight,
    unit: 'B',
    budget: 25_000,
    ok: weight <= 25_000,
  });
  return rows;
}

function kindOf({ kind, irregularity }) {
  return kind === 'rooms' && irregularity > 0 ? 'irregular rooms' : kind;
}

function slowest(engine, kind, side, maps) {
  let worst = 0;
  for (const { id } of engine.PRESETS) {
    const recipe = { ...engine.presetRecipe(id), width: side, height: side };
    if (kindOf(recipe) !== kind) continue;
    const value = percentile(
      (seed) => engine.generateMap({ ...recipe, seed: `bench ${seed}` }),
      maps,
    );
    worst = Math.max(worst, value);
  }
  return worst;
}

/**
 * The 95th percentile over seeds of the time of one call in milliseconds, after a warm-up. Each seed is timed three
 * times and its best time counts: the work of a seed is always the same, and the differences come from other load on
 * the machine.
 */
function percentile(work, seeds) {
  for (let seed = 0; seed < seeds / 2; seed += 1) work(seed);
  const taken = Array.from({ length: seeds }, (_, seed) => {
    const times = [0, 1, 2].map(() => {
      const start = performance.now();
      work(seed);
      return performance.now() - start;
    });
    return Math.min(...times);
  });
  taken.sort((a, b) => a - b);
  return Number(taken[Math.floor(seeds * 0.95)].toFixed(2));
}

/** Beside rot-js, if it is installed or ROT_JS names the file of one. */
async function beside(engine) {
  let rot;
  try {
    rot = await import(process.env.ROT_JS ?? 'rot-js');
  } catch {
    return [];
  }
  const { Map: Maps, RNG } = rot.default ?? rot;
  return [...timesFaster(engine, Maps.Digger, RNG), ...besideSmall(Maps, RNG)];
}

/** The medians of one run, in turn: ours and the Digger, which stops by itself after a second. */
function timesFaster(engine, Digger, RNG) {
  const size = { width: 500, height: 500 };
  const ours = Object.keys(TIMES_FASTER).map(Number);
  const taken = { digger: [] };
  for (let seed = -4; seed < 21; seed += 1) {
    const time = (key, work) => {
      const start = performance.now();
      work();
      if (seed >= 0) taken[key].push(performance.now() - start);
    };
    for (const irregularity of ours) {
      taken[irregularity] ??= [];
      const recipe = { ...engine.DEFAULT_RECIPE, ...size, irregularity, seed: `beside ${seed}` };
      time(irregularity, () => engine.generateMap(recipe));
    }
    if (seed < 0) continue;
    RNG.setSeed(seed + 1);
    time('digger', () => new Digger(size.width, size.height).create(() => {}));
  }
  const median = (key) => taken[key].toSorted((a, b) => a - b)[taken[key].length >> 1];
  return ours.map((irregularity) => {
    const value = Number((median('digger') / median(irregularity)).toFixed(1));
    const least = TIMES_FASTER[irregularity];
    return {
      name: `times faster than rot-js Digger, 500 x 500, irregularity ${irregularity} (p50 ${median(irregularity).toFixed(0)} ms)`,
      value,
      unit: '',
      budget: least,
      ok: value >= least,
    };
  });
}

function besideSmall(Maps, RNG) {
  return ['Digger', 'Uniform'].flatMap((name) =>
    BUDGETS.filter(({ side }) => side < 500).map(({ side }) => {
      const value = percentile((seed) => {
        RNG.setSeed(seed);
        new Maps[name](side, side).create(() => {});
      }, 20);
      return {
        name: `rot-js ${name}, ${side} x ${side}, p95`,
        value,
        unit: 'ms',
        budget: null,
        ok: true,
      };
    }),
  );
}

function faultRows(engine, seeds, largeSeeds) {
  const faults = {
    thrown: 0,
    unconnected: 0,
    'bad doors': 0,
    overlaps: 0,
    'open edges': 0,
    'rooms not as asked': 0,
    'dead ends where none were asked': 0,
  };
  let maps = 0;
  for (const { id } of engine.PRESETS) {
    for (const side of [20, 50, 120, 200, 500]) {
      for (let seed = 0; seed < (side >= 200 ? largeSeeds : seeds); seed += 1) {
        const recipe = {
          ...engine.presetRecipe(id),
          seed: `sweep ${seed}`,
          width: side,
          height: side,
        };
        if (seed % 3 === 1) recipe.corridorWidth = 1 + (seed % 2) + (seed % 5 === 0 ? 1 : 0);
        maps += 1;
        countFaults(engine, recipe, faults);
      }
    }
  }
  return Object.entries(faults).map(([name, value]) => ({
    name: `${name} in ${maps} maps`,
    value,
    unit: '',
    budget: 0,
    ok: value === 0,
  }));
}

/** Faults over the seeds of every theme at several sizes. */
function themeRows(engine, seeds) {
  const faults = { thrown: 0, unconnected: 0, 'bad doors': 0, 'open edges': 0, 'dead ends': 0 };
  let maps = 0;
  for (const theme of engine.THEMES) {
    for (const side of [20, 44, 90]) {
      for (let seed = 0; seed < seeds; seed += 1) {
        maps += 1;
        const recipe = { ...engine.DEFAULT_RECIPE, ...engine.themeChanges(theme) };
        Object.assign(recipe, { seed: `place ${seed}`, width: side, height: side });
        if (seed % 3 === 1) recipe.irregularity = 1 + ((seed * 7) % 100);
        try {
          const map = engine.generateMap(recipe);
          if (!engine.reachOf(map).connected) faults.unconnected += 1;
          faults['bad doors'] += map.doors.length - engine.hangingDoors(map, map.doors).length;
          faults['open edges'] += openEdges(map);
          if (recipe.deadEnds === 0 && recipe.kind === 'rooms')
            faults['dead ends'] += engine.deadEndsOf(map, recipe.corridorWidth).length;
        } catch {
          faults.thrown += 1;
        }
      }
    }
  }
  return Object.entries(faults).map(([name, value]) => {
    return { name: `${name} in ${maps} places`, value, unit: '', budget: 0, ok: value === 0 };
  });
}

function countFaults(engine, recipe, faults) {
  let map;
  try {
    map = engine.generateMap(recipe);
  } catch {
    faults.thrown += 1;
    return;
  }
  if (!engine.reachOf(map).connected) faults.unconnected += 1;
  faults['bad doors'] += map.doors.length - engine.hangingDoors(map, map.doors).length;
  faults['open edges'] += openEdges(map);
  if (recipe.kind === 'cave') return;
  if (recipe.deadEnds === 0) {
    faults['dead ends where none were asked'] += engine.deadEndsOf(
      map,
      recipe.corridorWidth,
    ).length;
  }
  // The rectangles of irregular rooms reach into one another, and their number is another.
  if (recipe.irregularity > 0) return;
  faults.overlaps += overlaps(map);
  const { least, most } = engine.roomsAsked(recipe);
  if (map.rooms.length < least || map.rooms.length > most) faults['rooms not as asked'] += 1;
}

function openEdges(map) {
  const entrances = new Set(map.entrances.map(({ x, y }) => y * map.width + x));
  let open = 0;
  map.cells.forEach((cell, square) => {
    const x = square % map.width;
    const y = Math.floor(square / map.width);
    const edge = x === 0 || y === 0 || x === map.width - 1 || y === map.height - 1;
    if (edge && cell !== 0 && !entrances.has(square)) open += 1;
  });
  return open;
}

/** Counts the squares that are shared by the rectangles of two rooms. */
function overlaps(map) {
  const taken = new Uint8Array(map.cells.length);
  let shared = 0;
  for (const { x, y, width, height } of map.rooms) {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        shared += taken[row * map.width + column];
        taken[row * map.width + column] = 1;
      }
    }
  }
  return shared;
}

async function bundle(contents) {
  const result = await build({
    stdin: { contents, resolveDir: room, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    alias: { '~': app },
  });
  return result.outputFiles[0].text;
}

async function load(contents) {
  return import(
    `data:text/javascript;base64,${Buffer.from(await bundle(contents)).toString('base64')}`
  );
}
