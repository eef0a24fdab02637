import type { RouteConfigEntry } from '@remix-run/route-config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mapToJson } from '~/tools/mapwright/file/map-json';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { LARGEST_SIDE } from '~/tools/mapwright/map/grid';
import { presetRecipe } from '~/tools/mapwright/map/presets';
import routes from '../../app/routes';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

/** How many times the processor time of an ordinary page, about 8 ms, one small request may take. */
const MOST_TIMES = 80;

/** What asks for much in few letters: the largest map, the longest words, as many records as an address can name. */
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

/** Rooms of a map that was written by hand. */
const CROWD = 600;

/** Addresses that read such a query: all of their kind is asked of each. What else there is takes turns along all addresses. */
const READS = {
  maps: /mapwright/,
  lists: /lookup|monsters|spells|search|compare|print|encounter|battle/,
};

/** The queries that are asked of an address, the plain one first. */
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

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    const filled = path.replace(/:(\w+)\??/g, 'goblin').replace('*', 'no/such/page') || '/';
    return [...(entry.children ? [] : [filled]), ...pathsOf(entry.children ?? [], path)];
  });
}

const PATHS = [...new Set(pathsOf(await routes))].filter((path) => path !== '/logout');

/** Processor time of this process in milliseconds: what the Worker computes, whatever else the machine is doing. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

type Call = { method?: string; body?: string };

/**
 * Processor time for each kilobyte of a body, at least one: the lower of two tries, so that no warming up counts. An address is
 * small whatever stands in it: its letters pay for nothing.
 */
async function costOf(path: string, call: Call = {}): Promise<Measured> {
  let failed = false;
  let shown = false;
  const ask = async () => {
    const answer = await person.ask(path, call);
    await answer.arrayBuffer();
    // 502 and 503 are said on purpose: of a provider that is not set up here.
    failed ||= answer.status === 500;
    shown = answer.status === 200;
  };
  const tries = [await cpuOf(ask)];
  // A second look only at what seems dear; what takes ten times too long is not in doubt.
  const dear = (tries[0] ?? 0) / (ordinary * MOST_TIMES);
  if (ordinary === 0 || (dear > 1 && dear < 10)) tries.push(await cpuOf(ask));
  const kilobytes = Math.max(1, (call.body?.length ?? 0) / 1024);
  const what = `${call.method ?? 'GET'} ${path.slice(0, 90)}`;
  return { what, cost: Math.min(...tries) / kilobytes, failed, shown };
}

function isOutlier({ cost, failed }: Measured): boolean {
  return failed || cost > ordinary * MOST_TIMES;
}

/** What of these costs more than it may, in words; or fails, so that nothing was measured. */
function outliers(measured: readonly Measured[]): string[] {
  return measured
    .filter(isOutlier)
    .sort((a, b) => b.cost - a.cost)
    .map(
      ({ what, cost, failed }) =>
        `${what}: ${Math.round(cost / ordinary)} times an ordinary page${failed ? ', and failed' : ''}`,
    );
}

// A fresh one for each question: what one has overloaded must not answer for the next.
beforeEach(async () => {
  here = await openWorkerHere();
  person = new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
  await person.signIn(PEOPLE.gifted, '/about');
  // What a page costs on this machine is the same for every question.
  if (ordinary > 0) return;
  const costs: number[] = [];
  // Ordinary is a page that is shown: to refuse somebody costs nearly nothing, and says nothing of pages.
  for (const path of PATHS) {
    const { cost, shown } = await costOf(path);
    if (shown) costs.push(cost);
  }
  const [middle = 0] = costs.sort((a, b) => a - b).slice(Math.floor(costs.length / 2));
  ordinary = Math.max(middle, 1);
}, 600_000);
afterEach(() => here?.close());

describe('processor time for what is sent', () => {
  it.each(['GET', 'HEAD'])(
    'is in proportion for every route, whatever %s asks',
    async (method) => {
      const measured: Measured[] = [];
      for (const [turn, path] of PATHS.entries()) {
        // HEAD has the answer of GET without its body: it asks one of them at every third address.
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

  it('is in proportion for every route, whatever body is posted', async () => {
    const bodies = [SIDE, `json=${'['.repeat(60_000)}`, 'a=&'.repeat(60_000), `q=${'%'.repeat(9)}`];
    const measured: Measured[] = [];
    for (const [turn, path] of PATHS.entries()) {
      for (const body of path.includes('mapwright') ? bodies : [bodies[turn % bodies.length] ?? ''])
        measured.push(await costOf(path, { method: 'POST', body }));
    }
    expect(outliers(measured)).toEqual([]);
  }, 600_000);

  it('is in proportion for paths and calls of the router', async () => {
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

  /** As many rooms of one square each as a short text can hold, and each claims the whole map. */
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
    'is in proportion for whoever opens %s',
    async (_name, make) => {
      const body = String(new URLSearchParams({ intent: 'save', json: make() }));
      const measured = [await costOf('/mapwright/maps', { method: 'POST', body })];
      const row = await here.db
        .prepare('select id, code from maps order by created_at desc limit 1')
        .first<{ id: string; code: string }>();
      // What is refused costs nobody anything.
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
