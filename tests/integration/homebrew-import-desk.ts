import { env } from 'cloudflare:workers';
import { dryRun } from '~/tools/homebrew/bring/dry-run.server';
import { type ThereChoice, usualChoices } from '~/tools/homebrew/bring/import-choices';
import { takeBatch } from '~/tools/homebrew/bring/take-batch.server';
import { openWaiting, waitText } from '~/tools/homebrew/bring/waiting-sql.server';
import { brewed, desk } from './homebrew-desk';
import { foundBy } from './own-monsters-desk';

/** A file in the site's own format with creatures of these names. */
export const fileOf = (...names: string[]) =>
  JSON.stringify(
    names.map((name) => brewed({ name, slug: name.toLowerCase().replace(/\W+/g, '-') }).record),
  );

/** Uploads a text for import; returns its id. */
export async function brought(text: string, userId = 'ann'): Promise<string> {
  const id = await waitText(desk, userId, { text, name: 'beasts.json', hint: null });
  if (id === null) throw new Error('not stored');
  return id;
}

/** The waiting import with this id; throws if there is none. */
export async function opened(id: string, userId = 'ann') {
  const waiting = await openWaiting(desk, userId, id);
  if (waiting === null) throw new Error('not there');
  return waiting;
}

/**
 * Confirms a dry run with its default selection, or with everything selected and this choice for existing creatures.
 */
export async function press(id: string, how?: ThereChoice) {
  const waiting = await opened(id);
  const run = await dryRun(desk, 'ann', waiting);
  if (run === null) throw new Error('unread');
  const pieces = run.reading.records;
  const usual = usualChoices(pieces, run.there);
  const choices =
    how === undefined
      ? usual
      : {
          ...usual,
          take: pieces.map((_, place) => place),
          how: new Map(pieces.map((_, place) => [place, how])),
        };
  return takeBatch(desk, 'ann', waiting, { pieces, there: run.there, choices });
}

/** The names of all saved creatures. */
export async function names(): Promise<string[]> {
  const sql = `select name from homebrew_creatures where deleted_at is null order by name, id`;
  return (await env.DB.prepare(sql).all<{ name: string }>()).results.map(({ name }) => name);
}

/** The names found by Ann's search. */
export async function foundNames(address: string): Promise<string[]> {
  return (await foundBy('ann', address, 50)).names;
}
