/** Bookmarks are compared as strings; a later one is greater. */
export const bookmarkAt = (writes: number) => `at-${String(writes).padStart(6, '0')}`;

/** What was requested of a database with a replica. */
export type Replication = {
  /** Where each session began since the last check. */
  starts: string[];
  written: number;
  /** The statements about sessions and users that were sent to a replica. */
  askedOfCopies: string[];
};

/** A statement on a replica that lacks the maps; it has everything else. */
function lagging(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
  if (!/^select\b[\s\S]*\bfrom "?maps\b/i.test(sql.trim())) return statement;
  return new Proxy(statement, {
    get(target, name) {
      if (name === 'bind') return (...values: unknown[]) => lagging(target.bind(...values), sql);
      if (name === 'first') return async () => null;
      if (name === 'all') return async () => ({ results: [], success: true, meta: {} });
      if (name === 'raw') return async () => [];
      return Reflect.get(target, name);
    },
  });
}

/** The database with one replica, which lags until a bookmark is requested. */
export function replicated(primary: D1Database, seen: Replication): D1Database {
  return new Proxy(primary, {
    get(target, name) {
      if (name !== 'withSession') {
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return (start: string) => {
        seen.starts.push(start);
        let isBehind = start !== 'first-primary' && start !== bookmarkAt(seen.written);
        return {
          prepare(sql: string) {
            if (/^\s*(insert|update|delete)/i.test(sql)) {
              seen.written += 1;
              isBehind = false;
            }
            const isCopy = start !== 'first-primary';
            if (isCopy && /\b(sessions|users)\b/.test(sql)) seen.askedOfCopies.push(sql);
            const statement = target.prepare(sql);
            return isBehind ? lagging(statement, sql) : statement;
          },
          batch: (statements: D1PreparedStatement[]) => target.batch(statements),
          getBookmark: () => bookmarkAt(seen.written),
        };
      };
    },
  });
}
