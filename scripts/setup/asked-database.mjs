/**
 * What a Worker beside a D1 does with the statements that it is sent. Miniflare's own way from Node to a D1 asks three times
 * for each statement, and stops the whole process for two of them.
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

/** The whole of such a Worker. */
export const DATABASE_WORKER = `${RUN_STATEMENTS}
export default {
  async fetch(request, { DB }) {
    const { way, statements } = await request.json();
    return told(run(DB, way, statements));
  },
};`;

/** A value as JSON carries it: bytes as a list of numbers, which is how D1 gives them too. */
function packed(value) {
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  if (ArrayBuffer.isView(value)) return packed(value.buffer.slice(0));
  if (value === undefined) throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported");
  return value;
}

/** A connection for one request alone: workerd lets go of one that rests for five seconds, and what comes at that moment is lost. */
export const ALONE = { Connection: 'close' };

/** Asks such a Worker. */
export async function askDatabase(address, way, statements) {
  const body = JSON.stringify({ way, statements });
  const answer = await fetch(address, { method: 'POST', headers: ALONE, body });
  const { value, problem } = JSON.parse(await answer.text());
  if (problem !== undefined) throw new Error(problem);
  return value;
}

/** The database behind such a Worker, as the product knows one; `addressOf` says where the Worker listens. */
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
