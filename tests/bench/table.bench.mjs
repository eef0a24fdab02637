import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { inProject } from '../../scripts/setup/project.mjs';

/** Number of timed actions, from sending to the object until the last phone has received the result. */
const PRESSES = 200;
const PHONES = 50;
const TABLES = 20;
const LONGEST_LOG = 20_000;

/** A Worker with real objects that listens as phones do. Its clock advances with the messages it receives. */
const WORKER = `
import { followerRequest } from '~/fights/kept/fight-followers.server';
export { FightObject } from '~/fights/kept/fight-object.server';

const CODE = 'ACDEFHJKLM';
let made = 0;
const event = (...deeds) => ({ v: 1, id: 'e' + (made += 1), by: 'gm', at: made, deeds });
const sheet = (name, more) => ({ name, edition: '2014', maximum: 60, saves: {}, ...more });

async function open(objects, name, monsters) {
  const fight = objects.getByName(name);
  const party = ['Mira', 'Tobin', 'Sefa', 'Bram', 'Isa'].map((one) => ({ id: name + one, side: 'party', sheet: sheet(one, { deathSaves: true }) }));
  const foes = Array.from({ length: monsters }, (_, at) => ({ id: name + 'g' + at, sheet: sheet('Goblin') }));
  const seeds = [...party, ...foes].map((seed, at) => ({ ...seed, initiative: 25 - at }));
  const birth = { id: name, name: 'Bench', edition: '2014', now: Date.now() };
  await fight.open('gm', birth, [event({ do: 'add', seeds }, { do: 'begin' })]);
  await fight.setCode('gm', CODE);
  return { fight, ids: seeds.map(({ id }) => id) };
}

async function phones(fight, count, heard) {
  const until = Date.now() + 3600000;
  for (let at = 0; at < count; at += 1) {
    const answer = await fight.fetch(followerRequest({ owner: 'gm', until, table: { code: CODE, token: 'phone' + at } }));
    const socket = answer.webSocket;
    socket.accept();
    let since = 0;
    socket.addEventListener('message', ({ data }) => {
      heard(at, data);
      since += 1;
      if (since % 20 === 0) socket.send(JSON.stringify({ v: 1, is: 'have', seq: 1 }));
    });
    socket.send(JSON.stringify({ v: 1, is: 'hello', seq: 0 }));
  }
}

const append = (fight, ...events) => fight.append('gm', 'gm', events, Date.now());
const harm = (who, amount) => event({ do: 'harm', struck: [{ who, parts: [{ amount, type: 'fire' }] }] });

/** Presses of one fight, each timed until its last phone has heard; \`apart\` milliseconds lie between them. */
async function broadcast(objects, { name, count, presses, apart }) {
  let waiting = null;
  const { fight, ids } = await open(objects, name, 12);
  await phones(fight, count, () => {
    if (waiting && (waiting.left -= 1) === 0) waiting.done(Date.now());
  });
  await new Promise((later) => setTimeout(later, 300));
  const times = [];
  for (let press = 0; press < presses; press += 1) {
    const last = new Promise((done) => { waiting = { left: count, done }; });
    const from = Date.now();
    await append(fight, harm(ids[press % 5], 1));
    times.push((await last) - from);
    await new Promise((later) => setTimeout(later, apart));
  }
  return times;
}

/** Bytes that one phone receives in a fight of ten rounds of twelve, three presses a turn. */
async function tenRounds(objects) {
  const { fight, ids } = await open(objects, 'ten', 7);
  let bytes = 0;
  let messages = 0;
  await phones(fight, 1, (_, data) => {
    bytes += new TextEncoder().encode(data).length;
    messages += 1;
  });
  for (let turn = 0; turn < 120; turn += 1) {
    const [row, next] = [ids[turn % 12], ids[(turn + 1) % 12]];
    const round = 1 + Math.floor(turn / 12);
    const lasting = { id: 'm' + turn, name: 'Prone', conditions: ['prone'], ends: { turn: { of: next, moment: 'end', count: 1 } } };
    await append(fight, harm(next, 3));
    await append(fight, event({ do: 'lasting', who: [row], lasting }));
    await append(fight, event({ do: 'turn', from: { round, row }, to: { round: 1 + Math.floor((turn + 1) / 12), row: next } }));
  }
  await new Promise((later) => setTimeout(later, 300));
  return { bytes, messages };
}

async function longest(objects, events) {
  const { fight, ids } = await open(objects, 'long', 35);
  for (let from = 0; from < events - 1; from += 100) {
    const some = Array.from({ length: Math.min(100, events - 1 - from) }, (_, at) => (at % 2 ? event({ do: 'heal', healed: [{ who: ids[at % 40], amount: 1 }] }) : harm(ids[at % 40], 1)));
    const { refused } = await append(fight, ...some);
    if (refused.length > 0) throw new Error(refused[0].reason);
  }
  return 'long';
}

export default {
  async fetch(request, { FIGHTS }) {
    const asked = await request.json();
    if (asked.is === 'broadcast') return Response.json(await broadcast(FIGHTS, asked));
    if (asked.is === 'ten') return Response.json(await tenRounds(FIGHTS));
    if (asked.is === 'longest') return Response.json(await longest(FIGHTS, asked.events));
    const fight = FIGHTS.getByName('long');
    const at = { code: CODE, token: null, now: Date.now() };
    const view = asked.is === 'join' ? await fight.table('gm', at) : await fight.read('gm', null);
    return Response.json(JSON.stringify(view).length);
  },
};`;

async function bundle() {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: inProject(), sourcefile: 'table.mjs' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    external: ['cloudflare:workers'],
    alias: { '~': inProject('app') },
  });
  return outputFiles[0].text;
}

const sorted = (times) => [...times].sort((one, other) => one - other);
const p95 = (times) => sorted(times)[Math.floor(times.length * 0.95)];

/**
 * Times what players' phones wait for: a message to fifty phones, opening the longest possible fight, and the bytes
 * that a fight sends to a phone.
 */
export async function run({ full }) {
  const miniflare = new Miniflare({
    modules: true,
    script: await bundle(),
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    durableObjects: { FIGHTS: { className: 'FightObject', useSQLite: true } },
    d1Databases: ['DB'],
  });
  const ask = async (wish) => {
    const body = JSON.stringify(wish);
    const answer = await miniflare.dispatchFetch('http://table.invalid/', { method: 'POST', body });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const rows = [];
  const report = (name, value, unit, budget) =>
    rows.push({
      name,
      value: Number(value.toFixed(1)),
      unit,
      budget,
      ok: budget === undefined ? undefined : value <= budget,
    });
  try {
    const press = { is: 'broadcast', count: PHONES };
    const one = await ask({ ...press, name: 'one', presses: PRESSES, apart: 0 });
    report(`table: a press is with ${PHONES} phones, p95`, p95(one), 'ms', 100);
    const names = Array.from({ length: TABLES }, (_, at) => `table${at}`);
    const presses = full ? 40 : 10;
    const many = await Promise.all(
      names.map((name) => ask({ ...press, name, presses, apart: 1000 })),
    );
    report(`table: the same, ${TABLES} such fights at once, p95`, p95(many.flat()), 'ms', 250);
    const { bytes, messages } = await ask({ is: 'ten' });
    report('table: what a phone receives in ten rounds of twelve', bytes / 1024, 'kB', 200);
    report('table: in so many messages', messages, '');
    await ask({ is: 'longest', events: LONGEST_LOG });
    for (const [wish, name, budget] of [
      ['join', 'a phone joins', 50],
      ['read', 'a game master’s device joins', 100],
    ]) {
      await ask({ is: wish });
      const times = [];
      for (let at = 0; at < 21; at += 1) {
        const from = performance.now();
        await ask({ is: wish });
        times.push(performance.now() - from);
      }
      report(
        `table: ${name} a fight of ${LONGEST_LOG.toLocaleString('en')} events, p95`,
        p95(times),
        'ms',
        budget,
      );
    }
    return rows;
  } finally {
    await miniflare.dispose();
  }
}
