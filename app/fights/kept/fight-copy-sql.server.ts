/** A page of an object's stored data, as lines of JSON, and the line number where the next page starts. */
export type CopyPage = { lines: string[]; next: number | null };

type Kept = string | number | null | { hex: string };
type Line = { table: string; sql: string } | { row: string; values: Record<string, Kept> };

const PAGE_LETTERS = 1_000_000;
const MADE = /^create table (if not exists )?[a-z_]+ \(/i;
const NAME = /^[a-z_]+$/;

/**
 * Exports everything that a fight's object stores, and imports it into an empty object. Tables go by name, so that
 * the log's base comes before the log. Events added meanwhile may or may not be included; nothing else changes
 * through them.
 */
export function fightCopy({ sql }: DurableObjectStorage) {
  function tables(): { name: string; sql: string }[] {
    const query =
      "select name, sql from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' order by name";
    return sql.exec<{ name: string; sql: string }>(query).toArray();
  }

  function* lines(): Generator<Line> {
    for (const { name, sql: made } of tables()) {
      yield { table: name, sql: made };
      for (const row of sql.exec(`select * from ${name} order by rowid`)) {
        const values = Object.entries(row).map(([column, value]) => [
          column,
          value instanceof ArrayBuffer ? { hex: hexOf(new Uint8Array(value)) } : value,
        ]);
        yield { row: name, values: Object.fromEntries(values) };
      }
    }
  }

  /** The lines from a number on: about a megabyte, and at least one. */
  function out(from: number): CopyPage {
    const page: string[] = [];
    let [at, letters] = [0, 0];
    for (const line of lines()) {
      at += 1;
      if (at <= from) continue;
      const text = JSON.stringify(line);
      letters += text.length;
      if (page.length > 0 && letters > PAGE_LETTERS) return { lines: page, next: at - 1 };
      page.push(text);
    }
    return { lines: page, next: null };
  }

  /** Imports exported lines; with `isFirst` everything stored is dropped before. */
  function take(texts: readonly string[], isFirst: boolean): void {
    if (isFirst) for (const { name } of tables()) sql.exec(`drop table ${name}`);
    for (const text of texts) {
      const line: Line = JSON.parse(text);
      if ('sql' in line) {
        if (!MADE.test(line.sql)) throw new Error('A table that no fight has.');
        sql.exec(line.sql);
        continue;
      }
      const columns = Object.keys(line.values);
      if (![line.row, ...columns].every((name) => NAME.test(name)))
        throw new Error('A row that no fight has.');
      const values = Object.values(line.values).map((value) =>
        typeof value === 'object' && value !== null ? bytesOf(value.hex) : value,
      );
      const places = columns.map(() => '?').join(', ');
      sql.exec(
        `insert or replace into ${line.row} (${columns.join(', ')}) values (${places})`,
        ...values,
      );
    }
  }

  return { out, take };
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): ArrayBuffer {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)).buffer;
}
