import { data, redirect } from '@remix-run/cloudflare';
import { fightPaths } from '~/fight-paths';
import type { FightDesk } from '~/fights/kept/fight-desk.server';
import {
  helpersOf,
  inviteHelper,
  leaveFight,
  openInvitation,
  removeHelper,
  withdrawInvitation,
} from '~/fights/kept/fight-helpers.server';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';

/** Action data of a refused helper form. */
export type HelpersAnswer = { problem: string };

/** The helpers and the invitation on the owner's page; times in milliseconds. */
export type HelpersFacts = {
  helpers: { userId: string; name: string; madeAt: number }[];
  invitation: { code: string; endsAt: number } | null;
};

type Asked = { desk: FightDesk; userId: string; id: string };

/** The helpers of the user's own fight, and the invitation that is still open. */
export async function helpersFacts({ desk, userId, id }: Asked): Promise<HelpersFacts> {
  const [helpers, invitation] = await Promise.all([
    helpersOf(desk.db, userId, id),
    openInvitation(desk.db, userId, id, desk.clock.now()),
  ]);
  return { helpers, invitation };
}

/** Performs a helper form's action; null when the intent is another one. */
export async function answerHelperIntent({ desk, userId, id }: Asked, form: FormData) {
  const table = (done = '') =>
    redirect(`${fightPaths.fightTable({ id })}${done && `?done=${done}`}`, 303);
  switch (form.get('intent')) {
    case 'invite-helper': {
      const made = await inviteHelper(desk, userId, id);
      if (made === null) return notFound();
      return made.ok ? table() : data<HelpersAnswer>({ problem: made.sentence }, { status: 409 });
    }
    case 'withdraw-invitation':
      await withdrawInvitation(desk.db, userId, id);
      return table();
    case 'remove-helper':
      // A helper who has already left needs no error.
      await removeHelper(desk, userId, id, String(form.get('helper') ?? ''));
      return table('removed');
    case 'leave-fight':
      await leaveFight(desk, userId, id);
      return redirect(`${paths.initiativeTracker()}?left=1`, 303);
    default:
      return null;
  }
}
