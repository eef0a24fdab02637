import { data, redirect } from '@remix-run/cloudflare';
import { fightPaths } from '~/fight-paths';
import { codesOf, renewCode, shareFight, stopSharing } from '~/fights/kept/fight-codes.server';
import type { FightDesk } from '~/fights/kept/fight-desk.server';
import { doorOf } from '~/fights/kept/table-desk.server';
import { notFound } from '~/platform/answers';
import { showCode } from '~/platform/spoken-code';
import type { FightAnswer } from '../fight-form.server';
import { typedAgain } from '../form-fields';
import { type JoinPicture, joinPicture } from './join-code.server';

/** How players join: the path and URL with the code, the code as it is read out, and a QR code of the URL. */
export type Sharing = { path: string; address: string; code: string; picture: JoinPicture };

type Asked = { desk: FightDesk; userId: string; id: string };

/** How players join the user's own fight; null while it is not shared. */
export async function sharingOf(
  { desk, userId, id }: Asked,
  origin: string,
): Promise<Sharing | null> {
  const { players } = await codesOf(desk.db, userId, id);
  if (players === null) return null;
  const path = fightPaths.table({ code: players.code });
  const address = `${origin}${path}`;
  return { path, address, code: showCode(players.code), picture: joinPicture(address) };
}

/** Whether a form opens something new; a fight already shared stays shared and can be closed without Pro. */
export function opensToPlayers(form: FormData): boolean {
  return form.get('intent') === 'share' || form.get('intent') === 'renew-code';
}

/** Performs a sharing form's action for the fight's owner; null when the intent is another one. */
export async function answerSharing({ desk, userId, id }: Asked, form: FormData) {
  const ways = { share: shareFight, 'renew-code': renewCode, 'stop-sharing': stopSharing };
  const intent = String(form.get('intent') ?? '');
  if (!Object.hasOwn(ways, intent)) return null;
  const done = await ways[intent as keyof typeof ways](desk, userId, id, doorOf(desk, userId, id));
  if (done === null) return notFound();
  return done.ok
    ? redirect(fightPaths.fightTable({ id }), 303)
    : data<FightAnswer>(
        { problem: done.sentence, ...typedAgain(form) },
        { status: done.reason === 'unavailable' ? 503 : 409 },
      );
}
