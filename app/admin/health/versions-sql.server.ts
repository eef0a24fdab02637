import type { Database } from '~/platform/database.server';

/** The number of records of one book and kind. */
export type BookCount = {
  kind: 'monsters' | 'spells';
  source: string;
  edition: string;
  records: number;
};

/** The database's schema, since when it has it, and its records. */
export type Versions = { schema: string; schemaSince: string; books: BookCount[] };

/** Reads the versions from the database; records are counted by an index on their books. */
export async function readVersions(db: Database): Promise<Versions> {
  const d1 = db.$client;
  const counted = (kind: BookCount['kind']) =>
    d1.prepare(
      `select '${kind}' as kind, source, edition, count(*) as records from ${kind} group by source, edition`,
    );
  const migration = 'select name, applied_at as since from d1_migrations order by id desc limit 1';
  const [applied, monsters, spells] = await d1.batch([
    d1.prepare(migration),
    counted('monsters'),
    counted('spells'),
  ]);
  const last = applied?.results[0] as { name: string; since: string } | undefined;
  const books = [...(monsters?.results ?? []), ...(spells?.results ?? [])];
  return {
    schema: last?.name ?? '',
    schemaSince: last?.since ?? '',
    books: books as BookCount[],
  };
}
