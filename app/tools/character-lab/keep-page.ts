import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess } from '~/account/guard/guards.server';
import { answerProJson } from '~/account/guard/pro-answer.server';
import { mayOpenSheet } from '~/characters/kept/sheet-guard.server';
import { notFound, problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { privateJson } from '~/platform/json-call.server';
import { keepStep } from './making/making.server';

/** There is nothing to read at this address. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<never> {
  await requireAccess(context);
  await mayOpenSheet(context, params.id ?? '');
  return notFound();
}

/** Keeps a step of making while its page stays as it is, and answers with everything as it stands then. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { person, opened, rights } = await mayOpenSheet(context, params.id ?? '');
  if (request.method !== 'POST') return problemJson(405, 'Save a step with POST.');
  if (!rights.change) return answerProJson({ what: 'Changing a character' });
  const form = await readForm(request);
  const { status, answer } = await keepStep(context.services, person.userId, opened, form);
  return privateJson(answer, status);
}
