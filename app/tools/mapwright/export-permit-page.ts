import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { requireMember } from '~/account/guards.server';

/** Whether an export may go ahead; `unreachable` is what the browser says when the server did not answer. */
export type PermitAnswer = { permit: 'granted' | 'refused' | 'unreachable'; error?: string };

const NEEDS_PRO = 'This needs Pro. Upgrade to Pro, and your map is still here.';

/** POST: may this person export PDF, PNG and virtual table files now? 402 without Pro. */
export async function action({ context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const answer: PermitAnswer = person.pro
    ? { permit: 'granted' }
    : { permit: 'refused', error: NEEDS_PRO };
  return Response.json(answer, { status: person.pro ? 200 : 402 });
}

/** Without a network the question stays open rather than the page falling over. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<PermitAnswer>();
  } catch {
    return { permit: 'unreachable' } satisfies PermitAnswer;
  }
}
