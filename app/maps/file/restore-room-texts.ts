import { EDITIONS } from '~/rules/edition';
import {
  ROOM_TEXT_LIMITS as LIMITS,
  lettersOf,
  type MapPrep,
  manyLines,
  type RoomFoe,
  type RoomStock,
  type RoomText,
  STOCK_KINDS,
  type StockLine,
  withoutEmpty,
} from '../map/room-text';
import { oneLine } from '../map/typed-words';
import { type Fields, fieldsOf, oneOf, type Repairs, wholeNumber } from './restored';

/** The characters that the texts of all rooms may still take. */
export type WordsLeft = { letters: number };

export function allWords(): WordsLeft {
  return { letters: LIMITS.whole };
}

/** Reads what a map says about a room; what is too long is cut, and what exceeds the map's limit is left out. */
export function restoreRoomText(
  value: unknown,
  left: WordsLeft,
  repairs: Repairs,
): RoomText | undefined {
  const fields = fieldsOf(value);
  if (fields === null) return undefined;
  const text = withoutEmpty({
    name: oneLine(fields.name, LIMITS.name),
    aloud: manyLines(fields.aloud, LIMITS.aloud),
    notes: manyLines(fields.notes, LIMITS.notes),
    stock: restoreStock(fieldsOf(fields.stock)),
    kept: fields.kept === true || undefined,
  });
  if (text === undefined) return undefined;
  if (isCut(fields, text)) repairs.say('The text of a room was shortened or cleaned.');
  const letters = lettersOf(text);
  if (letters > left.letters) {
    repairs.say('The texts of the rooms were too long together; some were left out.');
    return undefined;
  }
  left.letters -= letters;
  return text;
}

function isCut(fields: Fields, text: RoomText): boolean {
  return (['name', 'aloud', 'notes'] as const).some(
    (key) => fields[key] !== undefined && fields[key] !== (text[key] ?? ''),
  );
}

function restoreStock(fields: Fields | null): RoomStock | undefined {
  if (fields === null) return undefined;
  return {
    foes: listOf(fields.foes, LIMITS.foes).flatMap(restoreFoe),
    lines: listOf(fields.lines, LIMITS.lines).flatMap(restoreLine),
  };
}

/** Whether a value has the form of a public id: it becomes part of links. */
function isPublicId(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 160 &&
    /^[a-z0-9-]+(\.[\p{L}\p{N}-]+)?$/u.test(value)
  );
}

function restoreFoe(value: unknown): RoomFoe[] {
  const fields = fieldsOf(value);
  const id = typeof fields?.id === 'string' ? fields.id : '';
  const name = oneLine(fields?.name, 100);
  const count = wholeNumber(fields?.count, 1, LIMITS.foeCount);
  const xp = wholeNumber(fields?.xp, 0, 1_000_000);
  const cr = typeof fields?.cr === 'number' && fields.cr >= 0 && fields.cr <= 30 ? fields.cr : null;
  if (!isPublicId(id) || name === '' || count === null || xp === null || cr === null) return [];
  return [{ id, name, count, cr, xp }];
}

function restoreLine(value: unknown): StockLine[] {
  const fields = fieldsOf(value);
  const kind = oneOf(fields?.kind, STOCK_KINDS);
  const text = oneLine(fields?.text, LIMITS.line);
  return kind === null || text === '' ? [] : [{ kind, text }];
}

/** Reads for whom a map was stocked; undefined if it was not. */
export function restorePrep(value: unknown): MapPrep | undefined {
  const fields = fieldsOf(value);
  const edition = oneOf(fields?.edition, EDITIONS);
  const characters = wholeNumber(fields?.characters, 1, 20);
  const level = wholeNumber(fields?.level, 1, 20);
  if (fields === null || edition === null || characters === null || level === null) {
    return undefined;
  }
  const wandering = listOf(fields.wandering, LIMITS.wandering)
    .map((line) => oneLine(line, LIMITS.line))
    .filter((line) => line !== '');
  const ids = listOf(fields.wanderers, LIMITS.wanderers).filter(isPublicId);
  const wanderers = ids.length > 0 ? { wanderers: [...new Set(ids)] } : {};
  return { edition, characters, level, band: oneLine(fields.band, 20), wandering, ...wanderers };
}

function listOf(value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}
