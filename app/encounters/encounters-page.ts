import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { problemJson } from '~/platform/answers';
import { bodyJson, privateJson } from '~/platform/json-call.server';
import { callListed, readNewEncounter } from './encounter-call';
import { encounterTroubleWords } from './kept/encounter-words';
import { addEncounter, listEncounters } from './kept/encounters.server';

/** GET /encounters: the user's encounters, the latest first. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId, sub } = await requireUser(context);
  const found = await listEncounters(context.services.db, userId);
  return privateJson(found.map((one) => callListed(one, sub)));
}

/** POST /encounters: stores a new encounter and returns its id. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return problemJson(405, 'This address takes only POST.');
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const read = readNewEncounter(await bodyJson(request));
  if (!read.ok) return problemJson(400, read.problem);
  const { id, done } = await addEncounter(context.services, userId, read.encounter);
  if (done.ok) return privateJson({ id }, 201);
  return problemJson(done.reason === 'unavailable' ? 503 : 409, encounterTroubleWords(done.reason));
}
