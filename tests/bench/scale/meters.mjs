/** The usage of a part of the day so far. */
export function openMeter() {
  return { requests: 0, cpuMs: 0, rowsRead: 0, rowsWritten: 0, filesWritten: 0, filesRead: 0 };
}

/**
 * D1 that records the rows read and written, for every way of running a statement. `meter` returns the current meter.
 */
export function meteredDatabase(d1, meter) {
  const note = (result) => {
    meter().rowsRead += result.meta.rows_read;
    meter().rowsWritten += result.meta.rows_written;
    return result;
  };
  const statement = (plain) => ({
    plain,
    bind: (...values) => statement(plain.bind(...values)),
    all: async () => note(await plain.all()),
    run: async () => note(await plain.run()),
    async first(column) {
      const [row] = note(await plain.all()).results;
      if (row === undefined) return null;
      return column === undefined ? row : row[column];
    },
    async raw() {
      return note(await plain.all()).results.map((row) => Object.values(row));
    },
  });
  return {
    prepare: (sql) => statement(d1.prepare(sql)),
    batch: async (statements) => (await d1.batch(statements.map(({ plain }) => plain))).map(note),
    exec: (sql) => d1.exec(sql),
  };
}

const FILE_CALLS = {
  put: 'filesWritten',
  list: 'filesWritten',
  get: 'filesRead',
  head: 'filesRead',
};

/** R2 that records its calls by the class they are charged as; deletes are free. */
export function meteredFiles(bucket, meter) {
  return new Proxy(bucket, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given) => {
        if (name in FILE_CALLS) meter()[FILE_CALLS[name]] += 1;
        return Reflect.apply(value, target, given);
      };
    },
  });
}
