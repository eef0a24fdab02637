import { appModules } from '../../scripts/setup/app-modules.mjs';
import { openWorkerHere } from '../harness/worker-here.mjs';

const USERS = 100_000;
const COUNTED = 200_000;
const MEGABYTE = 1024 * 1024;

/** Inserts users with a plan and a monster list each, as rows only. */
async function fill(db) {
  const some = `with recursive n (at) as (select 1 union all select at + 1 from n where at < ?1)`;
  const statements = [
    `${some} insert into users (id, issuer, sub, username, email, created_at, seen_at)
      select 'user-' || at, 'issuer', 'sub-' || at, 'player-' || at, 'player-' || at || '@delvewright.test', at, at from n`,
    `${some} insert into entitlements (user_id, status, trial_end, updated_at)
      select 'user-' || at, 'trialing', at, at from n`,
    `${some} insert into monster_lists (id, user_id, name, monsters, created_at, updated_at)
      select 'list-' || at, 'user-' || at, 'The road', '["goblin-srd-5-1","lich-srd-5-1","owlbear-srd-5-1"]', at, at from n`,
  ];
  for (const statement of statements) await db.prepare(statement).bind(USERS).run();
}

/** The time that counting adds to each request: the minimum of several rounds, so that other load does not matter. */
async function countingRow() {
  const { countedKind, createTally } = await appModules(
    "export { countedKind, createTally } from '~/platform/hour-counts'",
  );
  const times = Array.from({ length: 5 }, () => {
    const tally = createTally();
    const address = { route: '/monsters/:id', isData: false };
    const began = performance.now();
    for (let at = 0; at < COUNTED; at += 1)
      tally.count(countedKind(address, 'text/html; charset=utf-8'), 200, 1_800_000_000_000 + at);
    return performance.now() - began;
  });
  const each = (Math.min(...times) / COUNTED) * 1000;
  return {
    name: 'counting a request',
    value: Math.round(each * 100) / 100,
    unit: 'µs',
    budget: 10,
    ok: each <= 10,
  };
}

/** How long a backup of a hundred thousand users takes, and how much memory one schedule run needs for it. */
export async function run() {
  const rows = [await countingRow()];
  const here = await openWorkerHere();
  try {
    await fill(here.db);
    const begin = `insert into backups (id, why, schema, began_at)
      values ('bench', 'asked', (select name from d1_migrations order by id desc limit 1), ?1)`;
    await here.db.prepare(begin).bind(Date.now()).run();
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let [most, longest, runs, whole] = [before, 0, 0, null];
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    const began = performance.now();
    while (whole === null && runs < 60) {
      const at = performance.now();
      await here.schedule();
      longest = Math.max(longest, performance.now() - at);
      runs += 1;
      const done = "select rows, bytes from backups where state = 'done'";
      whole = await here.db.prepare(done).first();
    }
    clearInterval(watch);
    const seconds = (performance.now() - began) / 1000;
    if (whole === null) throw new Error('The backup was not whole after an hour of minutes.');
    const grown = Math.round((most - before) / MEGABYTE);
    rows.push(
      { name: `backup of ${USERS.toLocaleString('en')} people: rows`, value: whole.rows },
      { name: '  packed', value: (whole.bytes / MEGABYTE).toFixed(1), unit: 'MB' },
      { name: '  at work', value: seconds.toFixed(1), unit: 's' },
      { name: '  runs of the schedule', value: runs, budget: 20, ok: runs <= 20 },
      {
        name: '  longest run',
        value: (longest / 1000).toFixed(1),
        unit: 's',
        budget: 30,
        ok: longest <= 30_000,
      },
      { name: '  memory beyond before', value: grown, unit: 'MB', budget: 128, ok: grown <= 128 },
    );
    return rows;
  } finally {
    await here.close();
  }
}
