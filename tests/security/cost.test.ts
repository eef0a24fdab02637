import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mapToJson } from '~/maps/file/map-json';
import { LARGEST_SIDE } from '~/maps/map/grid';
import { presetRecipe } from '~/maps/map/presets';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { EVERY_ADDRESS, pathTo } from '../harness/addresses';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

/** The most processor time that one small request may take, as a multiple of an ordinary page (about 8 ms). */
const MOST_TIMES = 80;

/** Short queries that ask for much work: the largest map, the longest words, as many records as a URL can name. */
const SIDE = `width=${LARGEST_SIDE}&height=${LARGEST_SIDE}`;
const OF_MAPS = [
  SIDE,
  `${SIDE}&kind=cave&caveFill=45`,
  `${SIDE}&density=100&roomSize=small&loops=100&deadEnds=100&pits=100&rubble=100&pillars=100`,
];
const OF_LISTS = [
  `q=${'dragon fire '.repeat(150)}`,
  `ids=${Array.from({ length: 400 }, (_, at) => `goblin-${at}`).join(',')}`,
  `ids=${'goblin,'.repeat(400)}&layout=print`,
];
const QUERIES = ['', ...OF_MAPS, ...OF_LISTS];

/** Number of rooms in the handwritten map. */
const CROWD = 600;

/**
 * Routes that read such queries: each of them is called with all queries of its kind. The other queries are spread over
 * all routes in turn.
 */
const READS = {
  maps: /mapwright/,
  lists: /lookup|monsters|spells|search|compare|print|encounter|battle/,
};

/** The queries to send to a path, the plain one first. */
function queriesOf(path: string, turn: number): readonly string[] {
  const own = [
    ...(READS.maps.test(path) ? OF_MAPS : []),
    ...(READS.lists.test(path) ? OF_LISTS : []),
  ];
  const others = QUERIES.filter((query) => query !== '' && !own.includes(query));
  return ['', ...own, ...others.slice(turn % others.length).slice(0, 1)];
}

type Measured = { what: string; cost: number; failed: boolean; shown: boolean };
let here: WorkerHere;
let person: Visitor;
let ordinary = 0;

const PATHS = EVERY_ADDRESS.map(({ route }) => pathTo(route, 'goblin')).filter(
  (path) => path !== '/logout',
);

/**
 * Processor time of this process in milliseconds: what the Worker computes, independent of other load on the machine.
 */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

type Call = { method?: string; body?: string };

/**
 * Processor time per kilobyte of the body (at least one): the lower of two measurements, so that warming up does not
 * count. The length of the URL is not counted as size.
 */
async function costOf(path: string, call: Call = {}): Promise<Measured> {
  let failed = false;
  let shown = false;
  const ask = async () => {
    const answer = await person.ask(path, call);
    await answer.arrayBuffer();
    // 502 and 503 are intended: they report a provider that is not configured here.
    failed ||= answer.status === 500;
    shown = answer.status === 200;
  };
  const tries = [await cpuOf(ask)];
  // Measure again only if the request seems expensive; above ten times the limit there is no doubt.
  const dear = (tries[0] ?? 0) / (ordinary * MOST_TIMES);
  if (ordinary === 0 || (dear > 1 && dear < 10)) tries.push(await cpuOf(ask));
  const kilobytes = Math.max(1, (call.body?.length ?? 0) / 1024);
  const what = `${call.method ?? 'GET'} ${path.slice(0, 90)}`;
  return { what, cost: Math.min(...tries) / kilobytes, failed, shown };
}

function isOutlier({ cost, failed }: Measured): boolean {
  return failed || cost > ordinary * MOST_TIMES;
}

/** Describes the requests that cost more than allowed or that failed. */
function outliers(measured: readonly Measured[]): string[] {
  return measured
    .filter(isOutlier)
    .sort((a, b) => b.cost - a.cost)
    .map(
      ({ what, cost, failed }) =>
        `${what}: ${Math.round(cost / ordinary)} times an ordinary page${failed ? ', and failed' : ''}`,
    );
}

// A new Worker for each test: overload caused by one test must not affect the next.
beforeEach(async () => {
  here = await openWorkerHere();
  person = new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
  await person.signIn(PEOPLE.gifted, '/about');
  // The cost of an ordinary page on this machine is measured once for all tests.
  if (ordinary > 0) return;
  const costs: number[] = [];
  // Only pages that are shown count as ordinary: a refusal costs almost nothing and says nothing about pages.
  for (const path of PATHS) {
    const { cost, shown } = await costOf(path);
    if (shown) costs.push(cost);
  }
  const [middle = 0] = costs.sort((a, b) => a - b).slice(Math.floor(costs.length / 2));
  ordinary = Math.max(middle, 1);
}, 600_000);
afterEach(() => here?.close());

describe('processor time in proportion to the request size', () => {
  it.each(['GET', 'HEAD'])(
    'holds for every route and every query, by %s',
    async (method) => {
      const measured: Measured[] = [];
      for (const [turn, path] of PATHS.entries()) {
        // HEAD does the same work as GET without a body, so one query on every third path is enough.
        const one = turn % 3 === 0 ? [QUERIES[turn % QUERIES.length] ?? ''] : [];
        for (const query of method === 'GET' ? queriesOf(path, turn) : one) {
          const one = await costOf(`${path}?${query}`, { method });
          measured.push(one);
          if (isOutlier(one)) break;
        }
      }
      expect(outliers(measured)).toEqual([]);
    },
    600_000,
  );

  it('holds for every route and every posted body', async () => {
    const bodies = [SIDE, `json=${'['.repeat(60_000)}`, 'a=&'.repeat(60_000), `q=${'%'.repeat(9)}`];
    const measured: Measured[] = [];
    for (const [turn, path] of PATHS.entries()) {
      for (const body of path.includes('mapwright') ? bodies : [bodies[turn % bodies.length] ?? ''])
        measured.push(await costOf(path, { method: 'POST', body }));
    }
    expect(outliers(measured)).toEqual([]);
  }, 600_000);

  it('holds for long paths and for router requests', async () => {
    const html = await (await person.ask('/monster-lookup')).text();
    const version = /"version": ?"(\w+)"/.exec(html)?.[1] ?? '';
    const measured: Measured[] = [];
    for (const path of [
      `/__manifest?p=${'/a'.repeat(3750)}&version=${version}`,
      `/__manifest?${'p=/a&'.repeat(1400)}version=${version}`,
      '/a'.repeat(8000),
      `${'/'.repeat(16_000)}x`,
      `/${'%61'.repeat(5000)}`,
      `${'/a'.repeat(8000)}.data`,
      `/monster-lookup.data?_routes=${'root,'.repeat(3000)}`,
    ]) {
      measured.push(await costOf(path));
    }
    expect(outliers(measured)).toEqual([]);
  }, 600_000);

  const map = generateMap({ ...presetRecipe(''), width: 200, height: 200 });
  const large = mapToJson(map);

  /** A map with as many one-square rooms as a short text can hold, each of which claims the whole map. */
  function crowded(): string {
    const room = new Uint16Array(map.room.length);
    const own = [...map.room.keys()].filter((at) => map.room[at] !== 0).slice(0, CROWD);
    const whole = { x: 1, y: 1, width: map.width - 2, height: map.height - 2 };
    const rooms = own.map((at, number) => {
      room[at] = number + 1;
      const centre = { x: at % map.width, y: Math.floor(at / map.width) };
      return { number: number + 1, ...whole, shape: 'round' as const, centre };
    });
    return mapToJson({ ...map, room, rooms });
  }

  it.each([
    ['a large map', () => large],
    ['a map of rooms that each claim all of it', crowded],
  ])(
    'holds for opening %s',
    async (_name, make) => {
      const body = String(new URLSearchParams({ intent: 'save', json: make() }));
      const measured = [await costOf('/mapwright/maps', { method: 'POST', body })];
      const row = await here.db
        .prepare('select id, code from maps order by created_at desc limit 1')
        .first<{ id: string; code: string }>();
      // A refused map creates no row, and there is nothing more to measure.
      if (row) {
        const share = String(new URLSearchParams({ intent: 'share-gm', id: row.id }));
        await person.ask('/mapwright/maps', { method: 'POST', body: share });
        const found = await here.db
          .prepare('select code from maps where id = ?1')
          .bind(row.id)
          .first<string>('code');
        for (const path of [
          `/map/${found}`,
          `/map/${found}.data`,
          `/mapwright/maps/${row.id}`,
          `/mapwright/maps/${row.id}/map.json`,
          `/try/mapwright?copy=${found}`,
          '/mapwright/maps',
        ]) {
          measured.push(await costOf(path));
        }
        await here.db.prepare('delete from maps').run();
      }
      expect(outliers(measured)).toEqual([]);
    },
    600_000,
  );
});
