import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guards.server';
import { readForm } from '~/platform/form';
import { NAMED_PX } from './screen/free-picture';

export type PermitAnswer = { permit: 'granted' | 'named' | 'refused'; error?: string };

const NEEDS_PRO = 'This needs Pro. Upgrade to Pro, and your map is still here.';

/**
 * POST: may this person export PDF, PNG and virtual table files now? `file` says which, `pixels` how many a square. 402
 * without Pro, but for a small PNG that carries our name.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const form = await readForm(request);
  const pixels = Number(form.get('pixels'));
  const isFree = form.get('file') === 'png' && pixels >= 1 && pixels <= NAMED_PX;
  const answer: PermitAnswer = person.pro
    ? { permit: 'granted' }
    : isFree
      ? { permit: 'named' }
      : { permit: 'refused', error: NEEDS_PRO };
  return Response.json(answer, { status: answer.permit === 'refused' ? 402 : 200 });
}
