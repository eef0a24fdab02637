import { beforeEach, describe, expect, it } from 'vitest';
import { searchShelf } from '~/compendium/search/search.server';
import type { ShelfQuery } from '~/compendium/search/search-query';
import { neighboursOnShelf } from '~/compendium/search/shelf-neighbours.server';
import { readSpellQuery } from '~/compendium/search/spell-search';
import { monsterShelf } from '~/compendium/shelf/monster-shelf';
import type { Shelf } from '~/compendium/shelf/shelf';
import { spellShelf } from '~/compendium/shelf/spell-shelf';
import ANSWERS from '../fixtures/search-answers.json';
import { load, queryOf, SRD_MONSTERS, SRD_SPELLS, watchedDatabase } from './compendium-files';
import { MANY_QUERIES, ODD_QUERIES, SPELL_QUERIES } from './compendium-queries';

/** The expected result for a query: a fingerprint of its whole response, and its database cost. */
type Answered = { said: string; trips: number; rowsRead: number };

const HELD: Record<string, Answered> = ANSWERS;

function spellQueryOf(address: string): ShelfQuery {
  const reading = readSpellQuery(new URLSearchParams(address));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.query;
}

/** The first 16 digits of a text's SHA-256. */
async function fingerprint(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)]
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Runs a query for three pages and the neighbors of their rows, with each search strategy. */
async function answerTo(
  shelf: Shelf,
  address: string,
  read: (address: string) => ShelfQuery,
): Promise<Answered> {
  const { db, noted } = watchedDatabase();
  const said: unknown[] = [];
  for (const mostGathered of [undefined, 25, 0]) {
    let cursor: string | null = '';
    for (let round = 0; round < 3 && cursor !== null; round += 1) {
      const query = read(`${address}&limit=17&cursor=${cursor}`);
      const page = await searchShelf(db, shelf, query, { mostGathered });
      const beside = page.items.at(round * 5)?.id ?? 'nobody';
      said.push(page, await neighboursOnShelf(db, shelf, query, String(beside), { mostGathered }));
      cursor = page.cursor;
    }
  }
  return {
    said: await fingerprint(JSON.stringify(said)),
    trips: noted.trips,
    rowsRead: noted.rowsRead,
  };
}

async function answersOf(
  kind: string,
  shelf: Shelf,
  addresses: readonly string[],
  read: (address: string) => ShelfQuery,
): Promise<Record<string, Answered>> {
  const answers: Record<string, Answered> = {};
  for (const address of addresses) {
    answers[`${kind}?${address}`] = await answerTo(shelf, address, read);
  }
  return answers;
}

/**
 * Pages, counts, cursors, corrections and neighbors must equal those in `search-answers.json`, which were made from the
 * SRD's records in 2026.
 */
describe('the search results', () => {
  beforeEach(async () => {
    await load(SRD_MONSTERS);
    await load(SRD_SPELLS, { kind: 'spells' });
  });

  it('are byte for byte unchanged, with the same number of round trips and rows', async () => {
    const monsters = [...MANY_QUERIES, ...ODD_QUERIES];
    const answers = {
      ...(await answersOf('monsters', monsterShelf, monsters, queryOf)),
      ...(await answersOf('spells', spellShelf, SPELL_QUERIES, spellQueryOf)),
    };
    expect(answers).toEqual(HELD);
  });
});
