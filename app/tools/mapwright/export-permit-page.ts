import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { answerProJson } from '~/account/guard/pro-answer.server';
import { readForm } from '~/platform/form';
import { isFreeFile } from './screen/pro-files';

export type PermitAnswer = { permit: 'granted' | 'named' | 'refused' };

/**
 * POST: returns whether the user can export PDF, PNG and virtual tabletop files. `file` is the format, `pixels` the
 * pixels per square. 402 without Pro, except for a small PNG with our name.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const form = await readForm(request);
  const isFree = isFreeFile(String(form.get('file')), Number(form.get('pixels')));
  const answer: PermitAnswer = {
    permit: person.pro ? 'granted' : isFree ? 'named' : 'refused',
  };
  return answer.permit === 'refused'
    ? answerProJson({ stays: 'your map', form }, answer)
    : Response.json(answer);
}
