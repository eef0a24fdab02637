import { openWorkerHere } from '../harness/worker-here.mjs';

const ROUNDS = 300;

/** Signs the admin in and returns the session cookie. */
async function sessionOf(here) {
  const login = await here.ask('/login?next=/');
  const lead = /content="0;url=([^"]*)"/.exec(await login.text())?.[1]?.replaceAll('&amp;', '&');
  const user = 'admin@delvewright.test';
  const { location } = await here.standin.control('POST sign-in', { user, authorizeUrl: lead });
  const [attempt] = login.headers.getSetCookie();
  const back = await here.ask(location, { headers: { Cookie: attempt.split(';')[0] } });
  const cookies = back.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.find((cookie) => cookie.startsWith('__Host-session='));
}

async function readsOf(here, path, headers) {
  await (await here.ask(path, { headers })).text();
  here.reads.length = 0;
  await (await here.ask(path, { headers })).text();
  return here.reads.length;
}

async function perRequest(here, path, headers) {
  const started = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    await (await here.ask(path, { headers })).text();
  }
  return (performance.now() - started) / ROUNDS;
}

/** Measures the cost of a session: database reads, the size of the cookie, and time. */
export async function run() {
  const here = await openWorkerHere();
  try {
    const cookie = await sessionOf(here);
    const signedIn = { Cookie: cookie };
    const rows = [];
    for (const [name, path, budget] of [
      ['D1 reads of an open page, signed in', '/access-gate', 0],
      ['D1 reads of an open tool, signed in', '/cheat-sheet', 0],
      ['D1 reads of a guarded page', '/battle-simulator/bring', 1],
      ['D1 reads of a guarded page’s data', '/battle-simulator/bring.data', 1],
      ['D1 reads of GET /me/entitlements', '/me/entitlements', 1],
    ]) {
      const value = await readsOf(here, path, signedIn);
      rows.push({ name, value, budget, ok: value <= budget });
    }
    const bytes = cookie.length;
    rows.push({ name: 'session cookie', value: bytes, unit: 'B', budget: 1024, ok: bytes < 1024 });
    await perRequest(here, '/access-gate', {});
    const open = await perRequest(here, '/access-gate', {});
    const known = await perRequest(here, '/access-gate', signedIn);
    const cost = Math.max(0, known - open).toFixed(2);
    rows.push({
      name: 'reading the cookie, beside the same page for nobody',
      value: cost,
      unit: 'ms',
    });
    return rows;
  } finally {
    await here.close();
  }
}
