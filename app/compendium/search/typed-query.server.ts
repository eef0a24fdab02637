import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { foldText, wordsOf } from '../records/text-fold';
import { monsterShelf } from '../shelf/monster-shelf';
import { type MonsterQuery, readMonsterQuery } from './monster-search';
import { namesMatch } from './names-match';
import { ownPart, type Sought } from './own-rows';
import { MOST_WORDS, type QueryReading } from './search-query';
import { isShort, readWords } from './search-words';
import { nameBeside, plainWords, type TypedMark, typedMarks } from './typed-words';

/** Words of the search field that were read as a filter: their meaning, and the field without them. */
export type ReadAs = { words: string; says: string; without: string };

/** A monster search with the words of its field interpreted; `name` is the rest of the text. */
export type TypedReading = {
  reading: QueryReading<MonsterQuery>;
  name: string;
  readAs: readonly ReadAs[];
};

/** The parameter that lists words to treat as part of the name; "1" for all. */
export const AS_NAME = 'plain';

/**
 * Reads a monster search in which the search field can contain filters, such as "undead cr 5". Names take precedence:
 * words that occur together in a name (also one of the user's own) are a name, and types and kinds beside other words
 * of a name belong to it ("red dragon cr 10+"). One round trip; none when no word can be a filter.
 */
export async function readTypedQuery(
  db: Database,
  params: URLSearchParams,
  ownerId: string | null = null,
): Promise<TypedReading> {
  const typed = (params.get('q') ?? '').trim();
  const plain = { reading: readMonsterQuery(params), name: typed, readAs: [] };
  const asName = params.getAll(AS_NAME);
  if (!plain.reading.ok && !plain.reading.params.includes('cursor')) return plain;
  const all = asName.includes('1') ? [] : typedMarks(typed, asName);
  if (all.length === 0) return plain;
  const marks = await chosenMarks(db, typed, all, ownerId);
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

/** The distinct words of the marks. */
function onceEach(marks: readonly TypedMark[]): string[] {
  return [...new Set(marks.map((mark) => plainWords(mark.words)))];
}

/** The marks to read as filters: none, all, or those that cannot be part of a name. */
async function chosenMarks(
  db: Database,
  typed: string,
  all: readonly TypedMark[],
  ownerId: string | null,
): Promise<readonly TypedMark[]> {
  const sure = all.filter(({ isKind }) => !isKind);
  const besideSure = nameBeside(typed, sure);
  const besideAll = nameBeside(typed, all);
  const [isName, isNameBeside, findsAll, findsSure] = await areThere(db, ownerId, [
    namedLike(typed),
    // Types alone are a name only when they stand beside other words.
    besideAll === '' ? null : namedLike(besideSure),
    whatFinds(besideAll, all),
    whatFinds(besideSure, sure),
  ]);
  if (isName) return [];
  if (isNameBeside) return sure;
  if (findsAll) return all;
  return findsSure || besideAll !== '' ? sure : all;
}

/** What to look for: a full-text expression for public monsters, and its equivalent for the user's own. */
type Wanted = { match: string; sought: Sought };

/** Names in which each word begins a word; null when the text is too short to decide. */
function namedLike(text: string): Wanted | null {
  const folded = foldText(text);
  if (isShort(folded)) return null;
  const searched = wordsOf(folded).slice(0, MOST_WORDS);
  const match = namesMatch(searched, [])['words-beginning'];
  return { match, sought: { names: { searched, kin: [] } } };
}

function whatFinds(name: string, marks: readonly TypedMark[]): Wanted | null {
  const reading = readMonsterQuery(new URLSearchParams({ q: name }));
  if (!reading.ok) return null;
  const query = { ...reading.query, wishes: marks.map(({ wish }) => wish) };
  const words = readWords(query, monsterShelf);
  return words.match === null ? null : { match: words.match, sought: { query, words } };
}

/** Checks for each item whether a public monster or one of `ownerId` matches. */
async function areThere(
  db: Database,
  ownerId: string | null,
  each: readonly (Wanted | null)[],
): Promise<boolean[]> {
  const { search } = monsterShelf;
  const one = `select 1 from ${search} where ${search} match ?1 limit 1`;
  const wanted = each.flatMap((found) => found ?? []);
  const own = ownPart(monsterShelf, ownerId);
  const found = await runAll(db, [
    ...wanted.map(({ match }) => ({ sql: one, values: [match] })),
    ...(own && wanted.length > 0 ? [own.has(wanted.map(({ sought }) => sought))] : []),
  ]);
  const theirs = found[wanted.length]?.[0];
  const isThere = wanted.map((_, at) => (found[at]?.length ?? 0) > 0 || theirs?.[`has${at}`] === 1);
  return each.map((asked) => asked !== null && isThere.shift() === true);
}
