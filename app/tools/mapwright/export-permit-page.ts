import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guards.server';

export type PermitAnswer = { permit: 'granted' | 'refused'; error?: string };

const NEEDS_PRO = 'This needs Pro. Upgrade to Pro, and your map is still here.';

/** POST: may this person export PDF, PNG and virtual table files now? 402 without Pro. */
export async function action({ context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const answer: PermitAnswer = person.pro
    ? { permit: 'granted' }
    : { permit: 'refused', error: NEEDS_PRO };
  return Response.json(answer, { status: person.pro ? 200 : 402 });
}
