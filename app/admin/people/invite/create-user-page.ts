import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { bodyJson, privateJson } from '~/platform/json-call.server';
import { requireFreshAdmin } from '../../act/fresh-admin.server';
import type { Acting } from '../act/acting.server';
import { invite } from './invite.server';
import { readInvitation } from './invite-payload';
import { answerInvitation } from './send-invitation.server';

const POST_ALONE = 'This address only takes POST.';

/**
 * POST /admin/create-user: invites a user [specification 7]; also accepts a form, with a token that makes it count
 * once.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return problemJson(405, POST_ALONE);
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const acting = { services, admin, requestId };
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  return isForm ? inviteByForm(acting, request) : inviteByProgram(acting, request);
}

async function inviteByProgram(acting: Acting, request: Request): Promise<Response> {
  const read = readInvitation(await bodyJson(request));
  if (!read.ok) return problemJson(400, Object.values(read.problems).join(' '));
  const answer = await invite(acting, read.payload);
  if (!answer.ok) return problemJson(answer.status, answer.sentence);
  const { person, but } = answer;
  return privateJson(but ? { ...person, note: but } : person, 201);
}

async function inviteByForm(acting: Acting, request: Request): Promise<Response> {
  const answer = await answerInvitation(acting, await readForm(request));
  if (answer.ok) return privateJson({ done: answer.done }, 201);
  const { problems, status } = answer;
  return privateJson({ error: Object.values(problems).join(' '), problems }, status);
}

/** A GET is not supported. */
export function loader() {
  return problemJson(405, POST_ALONE);
}
