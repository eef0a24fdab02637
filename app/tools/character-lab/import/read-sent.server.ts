import { bookOf } from '~/characters/books/book-of';
import type { ExchangeReport } from '~/characters/exchange/exchange-report';
import { type FileKind, LONGEST_FOREIGN, readCharacterFile } from '~/characters/exchange/read-file';
import { readJsonObject } from '~/characters/exchange/read-json';
import { readOwn } from '~/characters/exchange/read-own';
import type { RulesOf } from '~/characters/exchange/rules';
import { toldOf } from '~/characters/kept/told';
import type { Character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { NOT_UTF8, utf8Text } from '~/platform/utf8-file';
import { EDITIONS, type Edition } from '~/rules/edition';

/** The result of reading a file, before it is stored. */
export type Imported = {
  kind: FileKind;
  name: string;
  /** "Cleric 5", "Hill Dwarf", and the number of open choices. */
  line: string;
  missing: number;
  problems: readonly string[];
  report: ExchangeReport;
  /** The character as our own JSON, and the id it would be stored under. */
  whole: string;
  id: string;
};

export type SentReading = { ok: true; imported: Imported } | { ok: false; problem: string };

const TOO_LONG = 'A character file can be at most 2 MB.';

/** Returns the book of an edition and its sheet calculation. */
const rulesOf: RulesOf = (edition) => {
  const book = bookOf(edition);
  return { book, sheetOf: (character) => sheetOf(book, character) };
};

/** Reads the submitted file, or the pasted text if there is none. */
export async function readSent(form: FormData): Promise<SentReading> {
  const file = form.get('file');
  const typed = form.get('text');
  const isFile = file instanceof File && file.size > 0;
  if (isFile && file.size > LONGEST_FOREIGN) return { ok: false, problem: TOO_LONG };
  const text = isFile ? await utf8Text(file) : typeof typed === 'string' ? typed : '';
  if (text === null) return { ok: false, problem: NOT_UTF8 };
  return readText(text, EDITIONS.find((one) => one === form.get('edition')) ?? null);
}

/**
 * The maximum length of a pasted text that an error response returns; our own files are not longer, and a longer text
 * exists as a file.
 */
const LONGEST_AGAIN = 256 * 1024;

/** The values of a rejected form, to fill it again, except its file. */
export function typedAgain(form: FormData): { text: string; edition: string } {
  const text = form.get('text');
  const isShort = typeof text === 'string' && text.length <= LONGEST_AGAIN;
  const edition = EDITIONS.find((one) => one === form.get('edition')) ?? 'file';
  return { text: isShort ? text : '', edition };
}

/** Reads a text in the same way; `edition` null derives it from the file. */
export function readText(text: string, edition: Edition | null): SentReading {
  const read = readCharacterFile(text, rulesOf, edition);
  if (!read.ok) return read;
  const { kind, character, report } = read;
  const { sheet } = toldOf(character);
  return {
    ok: true,
    imported: {
      kind,
      name: character.name,
      report,
      line: [sheet.raceName, sheet.classLine, `${sheet.edition} rules`]
        .filter((one) => one !== '')
        .join(', '),
      missing: sheet.missing.length,
      problems: sheet.problems.map(({ words }) => words).slice(0, 20),
      whole: JSON.stringify(character),
      id: crypto.randomUUID(),
    },
  };
}

/** The character of a submitted report, validated again; null when it is invalid. */
export function wholeSent(form: FormData): { character: Character; id: string } | null {
  const id = form.get('id');
  const whole = form.get('whole');
  if (typeof id !== 'string' || typeof whole !== 'string' || !UUID.test(id)) return null;
  if (whole.length > LONGEST_FOREIGN) return null;
  const json = readJsonObject(whole);
  const read = json.ok ? readOwn(json.object) : json;
  return read.ok ? { character: read.character, id } : null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
