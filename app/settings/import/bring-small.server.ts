import { isOwnId } from '~/compendium/records/own-id';
import { isPublicId } from '~/compendium/records/public-id';
import { barePicture } from '~/platform/uploads/bare-picture';
import { judgeUpload } from '~/platform/uploads/judge-upload';
import { keepUpload } from '~/platform/uploads/upload-rows.server';
import { fullKept, KEPT_LIMITS } from '~/tools/dice-roller/kept/kept-limits';
import { addKept } from '~/tools/dice-roller/kept/kept-sql.server';
import { readKept } from '~/tools/dice-roller/kept/read-kept';
import { fullProblem, LIST_LIMITS, readListName } from '~/tools/monster-lookup/lists/list-limits';
import { createList } from '~/tools/monster-lookup/lists/lists-sql.server';
import { takeAlong } from '~/tools/monster-lookup/lists/take-along-sql.server';
import { readBook } from '~/tools/spell-lookup/book/book';
import {
  BOOK_LIMITS,
  NO_ROOM_FOR_BOOKS,
  readBookName,
} from '~/tools/spell-lookup/book/book-limits';
import { createBook } from '~/tools/spell-lookup/book/books-sql.server';
import { type Bringing, type Brought, LOST_TEXT, textIn } from './import-kind';
import { referenceOf, withNewIds } from './new-ids';
import { pictureOf } from './picture-in';

/** The key by which things without an id from outside are imported once. */
export function madeAs(id: string): string {
  return `import ${id}`;
}

/** Imports a picture that the user uploaded. */
export async function bringPicture({ desk, userId, row, id }: Bringing): Promise<Brought> {
  const bytes = pictureOf(row.file);
  if (bytes === null) return { ok: false, problem: LOST_TEXT };
  const judged = judgeUpload('portrait', bytes);
  if (!judged.ok) return judged;
  const bare = barePicture(judged.facts.type, bytes);
  if (bare === null) return { ok: false, problem: 'this picture is broken' };
  const picture = { kind: 'portrait', bytes: bare, facts: judged.facts, id } as const;
  const kept = await keepUpload(desk, userId, picture, desk.clock.now());
  if (kept.ok) return { ok: true };
  return {
    ok: false,
    problem:
      kept.reason === 'full' ? 'your picture storage is full' : 'it could not be stored right now',
  };
}

/** Imports a list of monsters, without one's own monsters that did not come. */
export async function bringList({
  desk,
  userId,
  row,
  id,
  now,
  refers,
}: Bringing): Promise<Brought> {
  const name = readListName(textIn(row, 'name').slice(0, LIST_LIMITS.nameLength));
  const named = Array.isArray(row.monsters) ? (row.monsters as readonly unknown[]) : [];
  const given = named
    .filter((one) => typeof one === 'string')
    .filter(isPublicId)
    .slice(0, LIST_LIMITS.monsters);
  const ids: string[] = [];
  for (const one of given) {
    const to = isOwnId(one) ? await referenceOf(refers, one) : one;
    if (to !== null) ids.push(to);
  }
  const list = { name: name.ok ? name.text : 'List', ids, madeAs: madeAs(id) };
  if (!(await createList(desk.db, userId, list, now))) {
    return { ok: false, problem: fullProblem('lists') };
  }
  const lost = given.length - ids.length;
  return { ok: true, ...(lost > 0 && { note: `without ${lost} monsters, not in this account` }) };
}

/** Imports a note on a monster: it is added to a note that is there. */
export async function bringNote({ desk, userId, row, now, refers }: Bringing): Promise<Brought> {
  const old = textIn(row, 'monster_id').slice(0, 160);
  const id = isOwnId(old) ? await referenceOf(refers, old) : old;
  if (id === null) return { ok: false, problem: 'its monster is not in this account' };
  const notes = [{ id, note: textIn(row, 'note') }];
  const taken = await takeAlong(desk.db, userId, { lists: [], notes }, now);
  if (taken.notes.length > 0) return { ok: true };
  return { ok: false, problem: 'there is no room for it, or it is too long' };
}

/** Imports a spellbook. */
export async function bringBook({ desk, userId, row, id, now }: Bringing): Promise<Brought> {
  const name = readBookName(textIn(row, 'name').slice(0, BOOK_LIMITS.nameLength));
  const book = readBook(row.body);
  const made = { name: name.ok ? name.text : 'Spellbook', book, madeAs: madeAs(id) };
  const done = await createBook(desk.db, userId, made, now);
  return done === null ? { ok: false, problem: NO_ROOM_FOR_BOOKS } : { ok: true };
}

/** Imports a dice macro or a dice table. */
export async function bringDice({
  desk,
  userId,
  row,
  id,
  now,
  refers,
}: Bringing): Promise<Brought> {
  const kind = row.kind === 'table' ? 'table' : 'macro';
  const party = await withNewIds(refers, textIn(row, 'party_id'));
  const read = readKept({
    kind,
    name: textIn(row, 'name'),
    body: textIn(row, 'body').slice(0, KEPT_LIMITS.rowsText * 2),
    character: textIn(row, 'character'),
    party: refers.has(party) ? party : '',
  });
  if (!read.ok) return read;
  const made = { ...read.kept, madeAs: madeAs(id) };
  const done = await addKept(desk.db, userId, made, now);
  return done ? { ok: true } : { ok: false, problem: fullKept(kind) };
}
