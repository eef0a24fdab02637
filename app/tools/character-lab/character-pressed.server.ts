import { redirect } from '@remix-run/cloudflare';
import { characterPaths } from '~/character-paths';
import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import {
  type CharacterDesk,
  putAwayCharacter,
  shareCharacter,
  stopSharingCharacter,
} from '~/characters/kept/characters.server';
import { playDeeds } from '~/characters/kept/play.server';
import type { SheetVisit } from '~/characters/kept/sheet-guard.server';
import { playFactsOf } from '~/characters/kept/told';
import { deedOfForm } from '~/characters/play/read-deeds';

export type CharacterAnswer = { problem: string | null; said: string | null };
type Pressed = { status: number; answer: CharacterAnswer };

/** Does what was pressed on the page of a character: a deed, sharing it, putting it away. */
export async function characterPressed(
  desk: CharacterDesk,
  { person, opened }: SheetVisit,
  form: FormData,
): Promise<Pressed> {
  const { id } = opened.listed;
  const { userId } = person;
  switch (form.get('intent')) {
    case 'play':
      return deedDone(desk, userId, id, form);
    case 'share':
      await shareCharacter(desk, userId, id);
      return said('Whoever has the link may read it now.');
    case 'stop-sharing':
      await stopSharingCharacter(desk.db, userId, id);
      return said('The link opens nothing any more.');
    case 'put-away':
      await putAwayCharacter(desk, userId, id);
      throw redirect(characterPaths.list(`?away=${encodeURIComponent(id)}`), 303);
    default:
      return refused(400, 'Nothing was asked for that can be done here.');
  }
}

async function deedDone(
  desk: CharacterDesk,
  userId: string,
  id: string,
  form: FormData,
): Promise<Pressed> {
  const read = deedOfForm(form);
  if (!read.ok) return refused(400, read.problem);
  const played = await playDeeds(desk, userId, id, read.deeds, playFactsOf);
  if (!played.ok) {
    const { reason } = played;
    return refused(characterTroubleStatus(reason), characterTroubleWords(reason));
  }
  const [told] = played.told;
  // What was done before is done: the form was only sent twice.
  if (!told || (!told.ok && told.again)) return said('Done.');
  if (!told.ok) return refused(409, told.problem);
  const { asks } = told;
  const save = asks === null ? '' : ` A Constitution save of DC ${asks.dc} keeps ${asks.on}.`;
  return said(`${told.said}.${save}`);
}

function refused(status: number, problem: string): Pressed {
  return { status, answer: { problem, said: null } };
}

function said(words: string): Pressed {
  return { status: 200, answer: { problem: null, said: words } };
}
