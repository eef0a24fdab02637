import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { bodyJson, privateJson } from '~/platform/json-call.server';
import { requireFreshAdmin } from '../../act/fresh-admin.server';
import { invite } from './invite.server';
import { readInvitation } from './invite-payload';

const POST_ALONE = 'This address works by POST alone.';

/** POST /admin/create-user: invites somebody, as the form of the page does [specification 7]. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return problemJson(405, POST_ALONE);
  const admin = await requireFreshAdmin(context);
  const read = readInvitation(await bodyJson(request));
  if (!read.ok) return problemJson(400, Object.values(read.problems).join(' '));
  const { services, requestId } = context;
  const answer = await invite({ services, admin, requestId }, read.payload);
  if (!answer.ok) return problemJson(answer.status, answer.sentence);
  const { person, but } = answer;
  return privateJson(but ? { ...person, note: but } : person, 201);
}

/** Nobody reads here. */
export function loader() {
  return problemJson(405, POST_ALONE);
}
