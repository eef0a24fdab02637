import { build } from 'esbuild';
import { inProject } from '../../scripts/setup/project.mjs';
import { openWorkerHere } from '../harness/worker-here.mjs';
import { DAY, ONE_FOR, PLAYED_AT_LEAST, SCHEDULE_RUNS } from './scale/day.mjs';
import { meteredDatabase, meteredFiles, openMeter } from './scale/meters.mjs';
import { MONTHLY_BASE, monthlyPrice, PRICES, PRICES_OF } from './scale/prices.mjs';
import { openProvider } from './scale/renewals.mjs';

const MEMBER = 'gifted@delvewright.test';
/** The return URL of the payment provider; it is not visited here. */
const ORIGIN = 'http://localhost:4321';
const round = (value) => Math.round(value).toLocaleString('en');

/** Draws maps as the editor saves them; every twentieth is so large that it is stored in a file. */
async function mapDrawer() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { generateMap } from './app/tools/mapwright/generate/generate';
        import { keep } from './app/maps/kept/kept-map';
        import { presetRecipe } from './app/maps/map/presets';
        export function mapJson(seed, side) {
          return keep(generateMap({ ...presetRecipe('bandit-cellars'), seed, width: side, height: side }), '').kept.json;
        }`,
      resolveDir: inProject(),
      loader: 'ts',
    },
    alias: { '~': inProject('app') },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].text).toString('base64');
  const { mapJson } = await import(`data:text/javascript;base64,${code}`);
  return (at) => mapJson(`day-${at}`, at % 20 === 0 ? 400 : 60);
}

/** The ids of the monsters, in an order in which no search begins like the one before. */
async function namesOf(db) {
  const { results } = await db.prepare('select id from monsters order by id').all();
  return results.map((_, at) => results[(at * 101) % results.length].id);
}

/** Signs a user in and returns the cookies of their browser. */
async function signIn(here) {
  const login = await here.ask('/login?next=/');
  const lead = /content="0;url=([^"]*)"/.exec(await login.text())?.[1]?.replaceAll('&amp;', '&');
  const { location } = await here.standin.control('POST sign-in', {
    user: MEMBER,
    authorizeUrl: lead,
  });
  const [attempt] = login.headers.getSetCookie();
  const back = await here.ask(location, { headers: { Cookie: attempt.split(';')[0] } });
  const lines = back.headers.getSetCookie().map((line) => line.split(';')[0]);
  return new Map(lines.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}

/** A browser that records the cost of each of its requests. */
function browser(here, cookies, meter) {
  return async (path, fields) => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(Cookie && { Cookie }),
      Accept: fields ? 'application/json' : 'text/html',
    };
    const body = fields && new URLSearchParams(fields);
    if (fields) headers.Origin = here.origin;
    const before = process.cpuUsage();
    const answer = await here.ask(path, { method: fields ? 'POST' : 'GET', headers, body });
    const text = await answer.text();
    const { user, system } = process.cpuUsage(before);
    meter().requests += 1;
    meter().cpuMs += (user + system) / 1000;
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split(/=(.*)/s);
      cookies.set(name, value);
    }
    if (answer.status >= 400)
      throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return fields ? JSON.parse(text) : text;
  };
}

/**
 * Runs the model day at a scale of one to a thousand on the local stack, with every request handled by the Worker and
 * none by the edge cache, and counts what the platform charges for. CPU is that of this process including the harness:
 * an upper bound.
 */
export async function run() {
  const provider = await openProvider(ORIGIN);
  const values = { APP_MODE: 'production', ...provider.values };
  const here = await openWorkerHere(values, { seed: true });
  let meter = openMeter();
  const current = () => meter;
  Object.assign(here.environment, {
    DB: meteredDatabase(here.db, current),
    FILES: meteredFiles(here.environment.FILES, current),
  });
  try {
    const cookies = await signIn(here);
    const tools = {
      mapJson: await mapDrawer(),
      monsters: await namesOf(here.db),
      // Not part of the day: it simulates the passing of time.
      runOutTokens: () => here.db.prepare('update sessions set tokens_expire_at = 0').run(),
    };
    const rows = [];
    const day = openMeter();
    const add = (part, times) => {
      for (const measure of Object.keys(day)) day[measure] += part[measure] * times;
    };
    const ask = {
      stranger: browser(here, new Map(), current),
      member: browser(here, cookies, current),
      provider: await provider.openFor(here, { email: MEMBER, meter: current }),
    };
    // Compiling and caching at the first requests is not counted.
    await ask.stranger('/monster-lookup?q=a');
    for (const { name, times, who, play } of DAY) {
      const played = Math.max(PLAYED_AT_LEAST, Math.round(times / ONE_FOR));
      meter = openMeter();
      for (let at = 0; at < played; at += 1) await play(ask[who], at, tools);
      await here.settle();
      add(meter, times / played);
      const each = (measure) => round(meter[measure] / played);
      rows.push({
        name: `${name}, ${round(times)} times: each`,
        value: `${each('requests')} requests, ${each('rowsRead')} rows read, ${each('rowsWritten')} written, ${(meter.filesWritten / played).toFixed(1)} + ${(meter.filesRead / played).toFixed(1)} of R2, ${each('cpuMs')}`,
        unit: 'ms',
      });
    }
    meter = openMeter();
    await here.schedule();
    meter.requests = 1;
    add(meter, SCHEDULE_RUNS);
    rows.push({
      name: 'the schedule: each minute',
      value: `${round(meter.rowsRead)} rows read, ${round(meter.rowsWritten)} written`,
    });
    let month = MONTHLY_BASE;
    for (const price of PRICES) {
      const dollars = monthlyPrice(price, day[price.measure]);
      month += dollars;
      rows.push({
        name: `${price.name}: a day; $${price.perMillion} a million beyond ${round(price.included / 1e6)} a month (${PRICES_OF})`,
        value: `${round(day[price.measure])}, $${dollars.toFixed(2)} a month`,
      });
    }
    rows.push({ name: 'the whole month, without what is stored', value: `$${month.toFixed(2)}` });
    return rows;
  } finally {
    await here.close();
    await provider.close();
  }
}
