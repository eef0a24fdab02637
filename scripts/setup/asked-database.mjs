/**
 * The code of a Worker with a D1 database that runs the statements it receives. Miniflare's own way from Node to D1
 * makes three requests for each statement, two of which block the whole process.
 */
export const RUN_STATEMENTS = `
const unpack = (value) => (Array.isArray(value) ? new Uint8Array(value).buffer : value);

async function run(DB, way, statements) {
  const bound = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values.map(unpack)));
  if (way === 'batch') return DB.batch(bound);
  return way === 'raw' ? bound[0].raw({ columnNames: true }) : bound[0].all();
}

const told = (work) =>
  work.then(
    (value) => Response.json({ value }),
    ({ message }) => Response.json({ problem: message }),
  );
`;

/** The complete Worker. */
export const DATABASE_WORKER = `${RUN_STATEMENTS}
export default {
  async fetch(request, { DB }) {
    const { way, statements } = await request.json();
    return told(run(DB, way, statements));
  },
};`;

/** A value for JSON: bytes as an array of numbers, which is also how D1 returns them. */
function packed(value) {
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  if (ArrayBuffer.isView(value)) return packed(value.buffer.slice(0));
  if (value === undefined) throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported");
  return value;
}

/**
 * A new connection for each request: workerd closes one that is idle for five seconds, and a request at that moment is
 * lost.
 */
export const ALONE = { Connection: 'close' };

/** Sends statements to such a Worker and returns the result. */
export async function askDatabase(address, way, statements) {
  const body = JSON.stringify({ way, statements });
  const answer = await fetch(address, { method: 'POST', headers: ALONE, body });
  const { value, problem } = JSON.parse(await answer.text());
  if (problem !== undefined) throw new Error(problem);
  return value;
}

/** The database behind such a Worker, with D1's interface; `addressOf` returns the Worker's address. */
export function askedDatabase(addressOf) {
  const ask = (way, statements) => askDatabase(addressOf(), way, statements);
  function statement(sql, values = []) {
    const asked = { sql, values };
    const all = () => ask('all', [asked]);
    return {
      ...asked,
      bind: (...given) => statement(sql, given.map(packed)),
      all,
      run: all,
      async first(column) {
        const row = (await all()).results[0] ?? null;
        if (row === null || column === undefined) return row;
        if (!(column in row)) throw new Error('D1_COLUMN_NOTFOUND');
        return row[column];
      },
      async raw({ columnNames = false } = {}) {
        const rows = await ask('raw', [asked]);
        return columnNames ? rows : rows.slice(1);
      },
    };
  }
  const database = {
    prepare: (sql) => statement(sql),
    batch: (statements) =>
      ask(
        'batch',
        statements.map(({ sql, values }) => ({ sql, values })),
      ),
    exec: (sql) => statement(sql).run(),
    withSession: () => ({ ...database, getBookmark: () => null }),
  };
  return database;
}
