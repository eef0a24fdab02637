import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess } from '~/account/guard/guards.server';
import { answerProJson } from '~/account/guard/pro-answer.server';
import { mayOpenSheet } from '~/characters/kept/sheet-guard.server';
import { notFound, problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { privateJson } from '~/platform/json-call.server';
import { keepStep } from './making/making.server';

/** This address has no content for GET: 404. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<never> {
  await requireAccess(context);
  await mayOpenSheet(context, params.id ?? '');
  return notFound();
}

/** Saves a creation step without leaving the page, and responds with the complete new state. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { person, opened, rights } = await mayOpenSheet(context, params.id ?? '');
  if (request.method !== 'POST') return problemJson(405, 'Save a step with POST.');
  if (!rights.change) return answerProJson({ what: 'Changing a character' });
  const form = await readForm(request);
  const { status, answer } = await keepStep(context.services, person.userId, opened, form);
  return privateJson(answer, status);
}
