import { redirect } from '@remix-run/cloudflare';
import { characterPaths } from '~/character-paths';
import {
  type CharacterTrouble,
  characterTroubleStatus,
  characterTroubleWords,
} from '~/characters/kept/character-limits';
import { keptCharacter } from '~/characters/kept/character-text';
import {
  addCharacter,
  type CharacterDesk,
  characterShelf,
  copyCharacter,
  deleteCharacter,
  type Kept,
  openCharacter,
  openSharedCharacter,
} from '~/characters/kept/characters.server';
import { type Character, character } from '~/characters/record/character';
import { copyOfShared } from '~/characters/record/copy-of';
import { bringBackSeated, putAwaySeated } from '~/parties/kept/put-away-seated.server';
import { newSeed } from '~/platform/new-seed';
import { EDITIONS } from '~/rules/edition';
import { begun as quick } from './begin/begun';
import { wholeSent } from './import/read-sent.server';

/**
 * The result shown on the list page. `saved`: the character of a device that is in the account now, and when it was
 * changed last there; `there`: it was saved before, and was changed on the device since.
 */
export type ShelfAnswer = {
  problem: string | null;
  said: string | null;
  saved?: DeviceMark;
  there?: DeviceMark;
};
type DeviceMark = { id: string; at: number };

type Pressed = { status: number; answer: ShelfAnswer };

/** Handles a form of the list of characters; redirects to the affected character if there is one. */
export async function shelfPressed(
  desk: CharacterDesk,
  userId: string,
  form: FormData,
): Promise<Pressed> {
  const id = textOf(form, 'id', 80);
  switch (form.get('intent')) {
    case 'new':
      return begun(desk, userId, form);
    case 'beginner':
    case 'archetype':
    case 'random':
      return quickly(desk, userId, form);
    case 'copy':
      return ledOn(await copyCharacter(desk, userId, id));
    case 'copy-shared':
      return sharedCopied(desk, userId, form);
    case 'save-device':
      return deviceSaved(desk, userId, form);
    case 'put-away': {
      const away = await putAwaySeated(desk, userId, id);
      if (!away?.ok) return away === null ? refused(404, GONE) : refused(409, away.sentence);
      throw redirect(characterPaths.list(`?away=${encodeURIComponent(id)}`), 303);
    }
    case 'bring-back': {
      const back = await bringBackSeated(desk.db, userId, id);
      return back === null ? refused(409, NOT_BACK) : said(back);
    }
    case 'delete':
      return (await deleteCharacter(desk.db, userId, id))
        ? said('Deleted permanently.')
        : refused(404, GONE);
    case 'forget-deleted':
      await characterShelf.forgetDeleted(desk.db, userId);
      return said('Deleted permanently.');
    default:
      return refused(400, 'This form is out of date. Reload the page and try again.');
  }
}

const GONE = characterTroubleWords('gone');
const NOT_BACK = 'This character cannot be restored: it is gone, or your list is full.';

async function begun(desk: CharacterDesk, userId: string, form: FormData): Promise<Pressed> {
  const edition = EDITIONS.find((one) => one === form.get('edition'));
  if (edition === undefined) return refused(400, 'Choose the 2014 or the 2024 rules.');
  const read = character.safeParse({ edition, name: textOf(form, 'name', 80) });
  if (!read.success) return refused(400, 'This name cannot be used: leave out special characters.');
  const id = newIdOf(form);
  const kept = await addCharacter(desk, userId, read.data, id);
  return ledOn(!kept.ok && kept.reason === 'there' ? { ok: true, id } : kept, 'making');
}

/** Creates a complete character by one of the faster ways. */
async function quickly(desk: CharacterDesk, userId: string, form: FormData): Promise<Pressed> {
  const made = quick(form, newSeed);
  if ('problem' in made) return refused(400, made.problem);
  const id = newIdOf(form);
  const kept = await addCharacter(desk, userId, made.character, id);
  return ledOn(!kept.ok && kept.reason === 'there' ? { ok: true, id } : kept);
}

/** Saves a copy of a shared character in the user's own account. */
async function sharedCopied(desk: CharacterDesk, userId: string, form: FormData): Promise<Pressed> {
  const shared = await openSharedCharacter(desk, textOf(form, 'code', 60));
  if (shared === null) return refused(404, 'This character is no longer shared.');
  if (shared === 'unread') return refused(503, characterTroubleWords('unavailable'));
  const id = newIdOf(form);
  const kept = await addCharacter(desk, userId, copyOfShared(shared.character), id);
  return ledOn(!kept.ok && kept.reason === 'there' ? { ok: true, id } : kept);
}

/**
 * Saves a character that was made on a device in the account, with its play: once, however often it is sent. A character
 * that was saved before and was changed on the device since is only saved again under another id.
 */
async function deviceSaved(desk: CharacterDesk, userId: string, form: FormData): Promise<Pressed> {
  const sent = wholeSent(form);
  if (sent === null) return refused(400, `This character cannot be read. ${STAYS}`);
  const mark = { id: textOf(form, 'from', 40), at: Number(form.get('at')) };
  const name = sent.character.name || 'The character';
  const taken: Pressed = {
    status: 200,
    answer: { problem: null, said: `${name} is saved in your account.`, saved: mark },
  };
  const first = await addOnce(desk, userId, sent.character, sent.id);
  // Deleted from this account, or saved to another one: its id is not free.
  const isTaken = !first.ok && first.reason === 'gone';
  const kept = isTaken
    ? await addOnce(desk, userId, sent.character, newIdOf(form, 'again'))
    : first;
  if (kept.ok) return taken;
  if (kept.reason !== 'there') return stays(kept.reason);
  const problem = `${name} is in your account already, and is not the same there as on this device.`;
  return { status: 409, answer: { problem, said: null, there: mark } };
}

/** Saves a character under an id; done as well when it is there already, and the same. */
async function addOnce(
  desk: CharacterDesk,
  userId: string,
  whole: Character,
  id: string,
): Promise<Kept> {
  const kept = await addCharacter(desk, userId, whole, id);
  if (kept.ok || kept.reason !== 'there') return kept;
  const before = await openCharacter(desk, userId, id);
  const isSame = before !== null && before !== 'unread' && isEqual(before.character, whole);
  return isSame ? { ok: true, id } : kept;
}

const STAYS = 'It stays on this device.';

function stays(reason: CharacterTrouble): Pressed {
  return refused(characterTroubleStatus(reason), `${characterTroubleWords(reason)} ${STAYS}`);
}

function isEqual(saved: Character, sent: Character): boolean {
  return JSON.stringify(keptCharacter(saved)) === JSON.stringify(keptCharacter(sent));
}

/** The id in the form, so that submitting it twice creates only one; a new id without one. */
function newIdOf(form: FormData, field = 'id'): string {
  const sent = textOf(form, field, 40);
  return /^[0-9a-f-]{36}$/.test(sent) ? sent : crypto.randomUUID();
}

/** Redirects to the stored character, or returns why it was not stored. */
function ledOn(kept: Kept, to: 'making' | 'character' = 'character'): Pressed {
  if (kept.ok) throw redirect(characterPaths[to](kept), 303);
  return refused(characterTroubleStatus(kept.reason), characterTroubleWords(kept.reason));
}

function refused(status: number, problem: string): Pressed {
  return { status, answer: { problem, said: null } };
}

function said(words: string): Pressed {
  return { status: 200, answer: { problem: null, said: words } };
}

/** A text field as one line of limited length. */
function textOf(form: FormData, name: string, letters: number): string {
  const value = form.get(name);
  const line = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return line.slice(0, letters).replace(/[\ud800-\udbff]$/, '');
}
