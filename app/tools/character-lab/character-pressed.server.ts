import { redirect } from '@remix-run/cloudflare';
import { characterPaths } from '~/character-paths';
import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import {
  type OpenedCharacter,
  saveCharacter,
  shareCharacter,
  stopSharingCharacter,
} from '~/characters/kept/characters.server';
import { playFactsOf, toldOf } from '~/characters/kept/told';
import { whyNotAll } from '~/characters/play/log';
import { readDeeds } from '~/characters/play/read-deeds';
import { heldByHand } from '~/characters/record/by-hand';
import { followSheetInFight } from '~/fights/kept/member-maximum.server';
import { otherAtTable } from '~/parties/at-table';
import { putAwaySeated } from '~/parties/kept/put-away-seated.server';
import type { Seat } from '~/parties/kept/seat-rows.server';
import { factsAt } from '~/parties/seated-play';
import { idOfForm } from '~/platform/form';
import type { Services } from '~/platform/services.server';
import { playAnywhere, type TableVisit } from './at-table.server';
import { spellsPrepared } from './prepare-spells.server';
import { deedsOfFields } from './table/deeds-of-fields';
import { rollOfForm } from './table/roll-of-form';
import { sentFields, typedAgain } from './table/sent-fields';
import { thrownWords } from './table/thrown-words';

export type CharacterAnswer = {
  problem: string | null;
  said: string | null;
  /** The typed values of a form that was not applied, by field name: a page without scripts shows them again. */
  typed?: Readonly<Record<string, string>>;
  /** The spells ticked in a form that was not applied. */
  ticked?: readonly string[];
};
type Pressed = { status: number; answer: CharacterAnswer };

const GONE = characterTroubleWords('gone');

/** Handles a form of the character page: a deed, sharing, or deleting. */
export async function characterPressed(
  desk: Services,
  { person, opened, seat }: TableVisit,
  form: FormData,
): Promise<Pressed> {
  const { id } = opened.listed;
  const { userId } = person;
  switch (form.get('intent')) {
    case 'play':
      return deedDone(desk, userId, { opened, seat }, form);
    case 'roll': {
      const told = rollOfForm(
        String(form.get('roll') ?? ''),
        idOfForm([...form].map(([name, value]) => [name, String(value)] as const)),
      );
      return told === null
        ? refused(400, 'This cannot be rolled. Reload the page and try again.')
        : said(told);
    }
    case 'prepare': {
      const done = await spellsPrepared(desk, userId, opened, form);
      if (!done.ok) {
        const { status, problem, ticked } = done;
        return { status, answer: { problem, said: null, ticked } };
      }
      await followSheetInFight(desk, userId, id);
      throw redirect(characterPaths.character({ id }, '?part=spells'), 303);
    }
    case 'share':
      return (await shareCharacter(desk, userId, id)) === null
        ? refused(404, GONE)
        : said('Shared. Anyone with the link can read it.');
    case 'stop-sharing':
      await stopSharingCharacter(desk.db, userId, id);
      return said('Sharing stopped. The link no longer works.');
    case 'take-xp':
      return seat === null
        ? refused(409, 'This character is no longer in a party.')
        : xpTaken(desk, userId, opened, seat.xp);
    case 'take-numbers':
      return seat === null
        ? refused(409, 'This character is no longer in a party.')
        : numbersTaken(desk, userId, opened, seat);
    case 'put-away': {
      const away = await putAwaySeated(desk, userId, id);
      if (!away?.ok) return away === null ? refused(404, GONE) : refused(409, away.sentence);
      throw redirect(characterPaths.list(`?away=${encodeURIComponent(id)}`), 303);
    }
    default:
      return refused(400, 'This form is out of date. Reload the page and try again.');
  }
}

/** Copies the party's experience points to the sheet. */
async function xpTaken(
  desk: Services,
  userId: string,
  { listed: { id, version }, character }: OpenedCharacter,
  points: number,
): Promise<Pressed> {
  const xp = Math.max(0, Math.min(9_999_999, points));
  const kept = await saveCharacter(desk, userId, { id, version }, { ...character, xp });
  if (kept.ok) return said(`${xp.toLocaleString('en')} XP saved on the sheet.`);
  return refused(characterTroubleStatus(kept.reason), characterTroubleWords(kept.reason));
}

/** Overrides the sheet's numbers where the party's differ. */
async function numbersTaken(
  desk: Services,
  userId: string,
  { listed: { id, version }, character }: OpenedCharacter,
  { settings }: Seat,
): Promise<Pressed> {
  const others = otherAtTable(settings, toldOf(character).sheet, character);
  if (others.length === 0) return said('The sheet already matches the party.');
  const taken = others.map(({ key, table }) => [key, heldByHand(key, table)] as const);
  const overrides = { ...character.overrides, ...Object.fromEntries(taken) };
  const kept = await saveCharacter(desk, userId, { id, version }, { ...character, overrides });
  if (!kept.ok) {
    return refused(characterTroubleStatus(kept.reason), characterTroubleWords(kept.reason));
  }
  await followSheetInFight(desk, userId, id);
  const words = others.map(({ what, table }) => `${what} ${table}`).join(', ');
  return said(`Set by hand on the sheet: ${words}.`);
}

async function deedDone(
  desk: Services,
  userId: string,
  { opened, seat }: Pick<TableVisit, 'opened' | 'seat'>,
  form: FormData,
): Promise<Pressed> {
  const { listed, character } = opened;
  const fields = sentFields(form);
  const typed = typedAgain(fields);
  // A page restored from the browser history repeats its old id for another submission.
  fields.set('id', idOfForm(fields));
  const asked = deedsOfFields(fields);
  if (!asked.ok) return refused(400, asked.problem, typed);
  const read = readDeeds({ deeds: asked.deeds });
  if (!read.ok) return refused(400, read.problem, typed);
  // Several deeds of one submission are applied all or none, so that no slot is spent on a spell that cannot be held.
  if (read.deeds.length > 1) {
    const own = playFactsOf(character);
    const facts = seat === null ? own : factsAt(own, seat);
    const problem = whyNotAll(facts, { play: character.play, done: [] }, read.deeds);
    if (problem !== null) return refused(409, problem, typed);
  }
  const played = await playAnywhere(desk, userId, listed.id, read.deeds);
  if (!played.ok) {
    const { reason } = played;
    return refused(characterTroubleStatus(reason), characterTroubleWords(reason), typed);
  }
  const words: string[] = [];
  for (const [at, told] of played.told.entries()) {
    if (told.ok) {
      const { asks } = told;
      const save = asks === null ? '' : ` DC ${asks.dc} Constitution save to keep ${asks.on}.`;
      const deed = read.deeds[at];
      words.push(`${deed ? thrownWords(deed) : ''}${told.said}.${save}`);
    } else if (!told.again) return refused(409, told.problem, typed);
  }
  // Deeds that were applied before: the form was submitted twice.
  return said(words.length === 0 ? 'Done.' : words.join(' '));
}

function refused(status: number, problem: string, typed: Record<string, string> = {}): Pressed {
  return { status, answer: { problem, said: null, typed } };
}

function said(words: string): Pressed {
  return { status: 200, answer: { problem: null, said: words } };
}
