import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { problemJson } from '~/platform/answers';
import { bodyJson, privateJson } from '~/platform/json-call.server';
import { readCode } from '~/platform/spoken-code';
import { joinParty } from './kept/party-people.server';

const ONLY_POST = 'This address takes codes by POST alone.';

/** POST /party/join: joins the party of a code and returns its `{ id }` [specification 7]; for all signed-in users. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return problemJson(405, ONLY_POST);
  const { userId } = await requireUser(context);
  const { code: typed }: { code?: unknown } = Object(await bodyJson(request));
  const code = typeof typed === 'string' ? readCode(typed) : null;
  if (code === null)
    return problemJson(400, 'This is not a code: a code has ten letters and digits.');
  const joined = await joinParty(context.services, userId, code);
  if (joined === null) return problemJson(404, 'This code is wrong or has ended.');
  return joined.ok ? privateJson({ id: joined.id }) : problemJson(409, joined.sentence);
}

/** GET is not allowed. */
export function loader() {
  return problemJson(405, ONLY_POST);
}
