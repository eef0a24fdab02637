import { env } from 'cloudflare:workers';
import { cursorBefore } from '~/compendium/search/page-before.server';
import { searchShelf } from '~/compendium/search/search.server';
import type { ImportReport } from '~/compendium/shelf/import-report';
import { monsterShelf } from '~/compendium/shelf/monster-shelf';
import { ownedMonsterShelf } from '~/compendium/shelf/own-shelf.server';
import type { Database } from '~/platform/database.server';
import { database, madeUp, queryOf } from './compendium-files';

/** Creates users with these ids. */
export async function addOwners(...ids: string[]): Promise<void> {
  for (const id of ids) {
    const query =
      'insert into users (id, issuer, sub, created_at, seen_at) values (?1, ?1, ?1, 0, 0)';
    await env.DB.prepare(query).bind(id).run();
  }
}

/** Saves monsters as a user's own. */
export function putOwn(ownerId: string, records: readonly unknown[]): Promise<ImportReport> {
  return ownedMonsterShelf(database(), ownerId).put(
    records.map((value) => ({ value })),
    1,
  );
}

/** A monster from a user's own source. */
export function ownMonster(fields: Record<string, unknown> & { name: string }) {
  return madeUp({ source: 'My Table', ...fields });
}

/** The id of a user's own monster with this name. */
export async function ownIdOf(ownerId: string, name: string): Promise<string> {
  const query = 'select id from own_monsters where owner_id = ?1 and name = ?2';
  return (await env.DB.prepare(query).bind(ownerId, name).first<string>('id')) ?? 'none';
}

/** The whole result of a search for a user, read page by page: names in order, count, and corrections. */
export async function foundBy(
  ownerId: string | null,
  address: string,
  limit: number,
  db: Database = database(),
) {
  const names: string[] = [];
  const told = new Set<string>();
  const before: (string | null)[] = [];
  const cursors: (string | null)[] = [null];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = queryOf(`${address}&limit=${limit}&cursor=${cursor}`);
    const page = await searchShelf(db, monsterShelf, query, { ownerId });
    names.push(...page.items.map(({ name }) => String(name)));
    told.add(`${page.count} ${page.more} ${page.corrected}`);
    before.push(await cursorBefore(db, query, ownerId));
    cursor = page.cursor;
    cursors.push(cursor);
  }
  return { names, told: [...told], before, cursors };
}
