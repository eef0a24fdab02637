import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { readForm } from '~/platform/form';
import { privateJson } from '~/platform/json-call.server';
import { keepFight } from './keep/keep.server';

/** POST: saves the fight in the URL for a page that stays open; returns the new version as JSON. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const form = await readForm(request);
  form.set('auto', '1');
  const { status, answer } = await keepFight(context.services, userId, new URL(request.url), form);
  return privateJson(answer, status);
}
