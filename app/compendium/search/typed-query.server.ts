import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { foldText, wordsOf } from '../records/text-fold';
import { monsterShelf } from '../shelf/monster-shelf';
import { type MonsterQuery, readMonsterQuery } from './monster-search';
import { namesMatch } from './names-match';
import { MOST_WORDS, type QueryReading } from './search-query';
import { isShort, readWords } from './search-words';
import { nameBeside, plainWords, type TypedMark, typedMarks } from './typed-words';

/** Words of the search field that were not taken for a name: what they mean, and the field without them. */
export type ReadAs = { words: string; says: string; without: string };

/** A monster search with the words of its field understood; `name` is what is left of them for the name. */
export type TypedReading = {
  reading: QueryReading<MonsterQuery>;
  name: string;
  readAs: readonly ReadAs[];
};

/** The parameter of words of the field that are a part of the name whatever else they may mean; "1" for all of them. */
export const AS_NAME = 'plain';

/**
 * Reads a monster search as the lookup's field has it, where "undead cr 5" may be typed. Names win: words that some name has
 * together are a name, and types and kinds beside other words of a name belong to it ("red dragon cr 10+"). One round trip,
 * and none where no word means more than a name.
 */
export async function readTypedQuery(db: Database, params: URLSearchParams): Promise<TypedReading> {
  const typed = (params.get('q') ?? '').trim();
  const plain = { reading: readMonsterQuery(params), name: typed, readAs: [] };
  const asName = params.getAll(AS_NAME);
  if (!plain.reading.ok && !plain.reading.params.includes('cursor')) return plain;
  const all = asName.includes('1') ? [] : typedMarks(typed, asName);
  if (all.length === 0) return plain;
  const marks = await chosenMarks(db, typed, all);
  if (marks.length === 0) return plain;
  const name = nameBeside(typed, marks);
  const changed = new URLSearchParams(params);
  changed.set('q', name);
  const reading = readMonsterQuery(changed);
  const readAs = onceEach(marks).map((words) => ({
    words,
    says: marks.find((mark) => plainWords(mark.words) === words)?.says ?? words,
    without: nameBeside(
      typed,
      marks.filter((mark) => plainWords(mark.words) === words),
    ),
  }));
  if (!reading.ok) return { reading, name, readAs };
  const { query } = reading;
  const wishes = [...query.wishes, ...marks.map(({ wish }) => wish)];
  return { reading: { ok: true, query: { ...query, wishes } }, name, readAs };
}

/** The words of marks, each once however often it was typed. */
function onceEach(marks: readonly TypedMark[]): string[] {
  return [...new Set(marks.map((mark) => plainWords(mark.words)))];
}

/** Which of the marks are read: none, all, or those that no name can have. */
async function chosenMarks(
  db: Database,
  typed: string,
  all: readonly TypedMark[],
): Promise<readonly TypedMark[]> {
  const sure = all.filter(({ isKind }) => !isKind);
  const besideSure = nameBeside(typed, sure);
  const besideAll = nameBeside(typed, all);
  const [isName, isNameBeside, findsAll, findsSure] = await areThere(db, [
    namedLike(typed),
    // Types alone are no name unless they stand beside other words.
    besideAll === '' ? null : namedLike(besideSure),
    matchOf(besideAll, all),
    matchOf(besideSure, sure),
  ]);
  if (isName) return [];
  if (isNameBeside) return sure;
  if (findsAll) return all;
  return findsSure || besideAll !== '' ? sure : all;
}

/** Names in which each word begins a word; null when the text is too short to say. */
function namedLike(text: string): string | null {
  const folded = foldText(text);
  if (isShort(folded)) return null;
  return namesMatch(wordsOf(folded).slice(0, MOST_WORDS), [])['words-beginning'];
}

function matchOf(name: string, marks: readonly TypedMark[]): string | null {
  const reading = readMonsterQuery(new URLSearchParams({ q: name }));
  if (!reading.ok) return null;
  const query = { ...reading.query, wishes: marks.map(({ wish }) => wish) };
  return readWords(query, monsterShelf).match;
}

/** Whether anything matches each full-text expression. */
async function areThere(db: Database, matches: readonly (string | null)[]): Promise<boolean[]> {
  const { search } = monsterShelf;
  const one = `select 1 from ${search} where ${search} match ?1 limit 1`;
  const asked = matches.flatMap((match) => (match === null ? [] : [{ sql: one, values: [match] }]));
  const found = await runAll(db, asked);
  return matches.map((match) => match !== null && (found.shift()?.length ?? 0) > 0);
}
