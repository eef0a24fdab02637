import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startApp } from '../harness/app.mjs';
import { bundled } from './compendium/bench-database.mjs';

const BUDGET_MB = 64;
const PART = 8 * 1024 * 1024;
const MOST_MINUTES = 60;

/** Measures the heap of a site's Worker until it is stopped; then returns the maximum in bytes. */
function watchHeap({ inspectorPort }) {
  const script = fileURLToPath(new URL('./watch-heap.mjs', import.meta.url));
  const args = ['--experimental-websocket', '--no-warnings', script, String(inspectorPort)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  return async () => {
    child.stdin.end();
    let text = '';
    for await (const piece of child.stdout) text += piece;
    return JSON.parse(text).most;
  };
}

/** A browser with cookies that is signed in as the admin. */
async function signedIn({ origin, standins }) {
  const cookies = new Map();
  async function ask(path, init = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Origin: origin, Cookie: cookie, ...init.headers };
    const answer = await fetch(new URL(path, origin), { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split(/=(.*)/s);
      cookies.set(name, value);
    }
    return answer;
  }
  const page = await (await ask('/login?next=/about')).text();
  const lead = /content="0;url=([^"]*)"/.exec(page)[1].replaceAll('&amp;', '&');
  const said = await fetch(`${standins['hosted sign-in']}/_standin/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user: 'admin@delvewright.test', authorizeUrl: lead }),
  });
  await ask((await said.json()).location);
  return ask;
}

/** Uploads a file in parts and runs the schedule until it is loaded; returns the time and the maximum of memory. */
async function load(app, ask, bytes, sentAs) {
  const mostHeld = watchHeap(app);
  const start = performance.now();
  const asked = await ask('/admin/presign-upload', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'monsters', name: 'm.ndjson', bytes: bytes.length, sentAs }),
  });
  const { url, parts } = await asked.json();
  for (let part = 1; part <= parts.count; part += 1) {
    const body = bytes.subarray((part - 1) * PART, part * PART);
    const put = await fetch(`${url}&part=${part}`, { method: 'PUT', body });
    if (!put.ok) throw new Error(await put.text());
  }
  const ended = await fetch(url, { method: 'POST' });
  const { id } = await ended.json();
  const uploaded = performance.now();
  let job = null;
  let minutes = 0;
  let longest = 0;
  while (job?.state !== 'done') {
    if (minutes > MOST_MINUTES) throw new Error(JSON.stringify(job));
    minutes += 1;
    const begun = performance.now();
    await fetch(`${app.origin}/__scheduled`);
    longest = Math.max(longest, performance.now() - begun);
    job = await (await ask(`/management/records/${id}/facts`)).json();
  }
  const seconds = (performance.now() - uploaded) / 1000;
  const peak = await mostHeld();
  return { job, peak, minutes, longest, seconds, uploadSeconds: (uploaded - start) / 1000 };
}

/**
 * Loads a file of records on the running site: time, number of schedule runs, and the Worker's heap without garbage.
 */
export async function run({ full }) {
  const code = await bundled('importer.ts', 'node');
  const { crowd, originals } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const fileOf = (from, count) => {
    const lines = [];
    for (const record of crowd(originals, originals.length + from, count)) {
      lines.push(`${JSON.stringify(record)}\n`);
    }
    return Buffer.from(lines.join(''));
  };
  const app = await startApp({ inspect: true });
  try {
    const ask = await signedIn(app);
    const few = await load(app, ask, fileOf(0, 5000), 'few');
    const count = full ? 50_000 : 15_000;
    const file = fileOf(5000, count);
    const many = await load(app, ask, file, 'many');
    const again = await load(app, ask, file, 'again');
    if (many.job.added !== count || again.job.unchanged !== count) {
      throw new Error(JSON.stringify([many.job, again.job]));
    }
    const grown = Math.max(0, Math.round((many.peak - few.peak) / 1024 / 1024));
    const to = count.toLocaleString('en');
    return [
      { name: 'bytes of the file', value: Math.round(file.length / 1024 / 1024), unit: 'MB' },
      {
        name: `memory that the Worker holds, grown from 5,000 to ${to} records`,
        value: grown,
        unit: 'MB',
        budget: BUDGET_MB,
        ok: grown <= BUDGET_MB,
      },
      {
        name: 'memory that the Worker holds at most',
        value: Math.round(many.peak / 1024 / 1024),
        unit: 'MB',
      },
      { name: 'upload in parts, with its hash', value: Math.round(many.uploadSeconds), unit: 's' },
      { name: `loading ${to} records`, value: Math.round(many.seconds), unit: 's' },
      { name: 'runs of the schedule that took', value: many.minutes },
      { name: 'longest run', value: Math.round(many.longest / 1000), unit: 's' },
      { name: 'loading the same file again', value: Math.round(again.seconds), unit: 's' },
    ];
  } finally {
    await app.stop();
  }
}
