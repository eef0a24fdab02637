import { visibleTo } from '~/compendium/shelf/own-visible';
import type { Database } from '~/platform/database.server';
import type { Edition } from '~/rules/edition';
import { codeOfLink, slugsNamed } from './name-ids';

/** Most creatures of the same name that are considered. */
const MOST_ALIKE = 200;

/**
 * The ids of the user's own creatures, or those shared by their parties, that have these names; the result's keys are
 * the names as given. Among several with one name, one of the given edition is preferred.
 */
export async function ownIdsNamed(
  db: Database,
  names: readonly string[],
  { edition, userId }: { edition: Edition; userId: string },
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const wanted = names.map((name) => ({ name, slugs: slugsNamed(name) }));
  const slugs = [...new Set(wanted.flatMap((one) => one.slugs))];
  const query = `select m.id, m.slug from own_monsters m
    where m.slug in (select value from json_each(?1)) and ${visibleTo('?2')}
    order by m.edition = ?3 desc, m.owner_id = ?2 desc, m.id limit ${MOST_ALIKE}`;
  const { results } = await db.$client
    .prepare(query)
    .bind(JSON.stringify(slugs), userId, edition)
    .all<{ id: string; slug: string }>();
  return new Map(
    wanted.flatMap(({ name, slugs: own }) => {
      const found = own.flatMap((slug) => results.find((row) => row.slug === slug) ?? [])[0];
      return found ? [[name, found.id] as const] : [];
    }),
  );
}

/** The ids of the creatures behind share links, by the names as given; a link that leads nowhere is missing. */
export async function idsLinked(
  db: Database,
  names: readonly string[],
): Promise<Map<string, string>> {
  const codes = names.flatMap((name) => {
    const code = codeOfLink(name);
    return code === null ? [] : [[name, code] as const];
  });
  if (codes.length === 0) return new Map();
  const query = `select code, own_id as id from homebrew_creatures
    where code in (select value from json_each(?1)) and shared = 'all' and deleted_at is null`;
  const { results } = await db.$client
    .prepare(query)
    .bind(JSON.stringify(codes.map(([, code]) => code)))
    .all<{ code: string; id: string }>();
  const ids = new Map(results.map(({ code, id }) => [code, id]));
  return new Map(
    codes.flatMap(([name, code]) => {
      const id = ids.get(code);
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}
