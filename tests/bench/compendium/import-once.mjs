import { bundled, openBenchDatabase } from './bench-database.mjs';

const count = Number(process.argv[2]);
const code = await bundled('importer.ts', 'node');
const { importRecords, openDatabase, crowd, originals } = await import(
  `data:text/javascript,${encodeURIComponent(code)}`
);
const EMPTY = 'export default { fetch: () => new Response("") }';
const bench = await openBenchDatabase(EMPTY);
const encoder = new TextEncoder();
let peakBytes = 0;
let bytes = 0;

/** The memory of the process after garbage collection. */
function look() {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  peakBytes = Math.max(peakBytes, heapUsed + external);
}

let written = 0;

function counting(d1) {
  return new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare') return (sql) => target.prepare(sql);
      if (name !== 'batch') return Reflect.get(target, name);
      return async (statements) => {
        const results = await target.batch(statements);
        for (const { meta } of results) written += meta.rows_written;
        return results;
      };
    },
  });
}

async function* file() {
  let at = 0;
  for (const record of crowd(originals, 0, count)) {
    if (at++ % 1000 === 0) look();
    const line = encoder.encode(`${JSON.stringify(record)}\n`);
    bytes += line.length;
    yield line;
  }
}

// Fifty thousand of these records exceed the size limit of an upload; a file in R2 is read in the same way.
const limits = { maxBytes: 1024 ** 3 };

async function load() {
  const start = performance.now();
  const db = openDatabase(counting(bench.db));
  const report = await importRecords({
    db,
    kind: 'monsters',
    stream: file(),
    by: 'site',
    now: 1,
    limits,
  });
  return { report, seconds: (performance.now() - start) / 1000 };
}

const first = await load();
look();
const firstBytes = bytes;
const firstWritten = written;
const second = await load();
await bench.dispose();
if (second.report.unchanged !== count) throw new Error(JSON.stringify(second.report));
process.stdout.write(
  JSON.stringify({
    count,
    peakBytes,
    bytes: firstBytes,
    seconds: first.seconds,
    again: second.seconds,
    rewritten: written - firstWritten,
  }),
);
