import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { problemJson } from '~/platform/answers';
import { privateJson } from '~/platform/json-call.server';
import { callEncounter } from './encounter-call';
import { openEncounter } from './kept/encounters.server';

/** GET /encounters/{id}: the user's own encounter with all its fields. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId, sub } = await requireUser(context);
  const read = await openEncounter(context.services, userId, params.id ?? '');
  if (read === null) return problemJson(404, 'You have no such encounter.');
  if (read === 'unread') return problemJson(503, 'This encounter cannot be read now.');
  return privateJson(callEncounter(read.listed, read.encounter, sub));
}
