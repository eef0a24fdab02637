import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { answerProJson } from '~/account/guard/pro-answer.server';
import { problemJson } from '~/platform/answers';
import { bodyJson, privateJson } from '~/platform/json-call.server';
import { createParty } from './kept/parties.server';
import { readNewParty } from './party-call';

/**
 * POST /party: creates a party and returns its `{ id, inviteCode }` [specification 7]; for users with access to the
 * tool and Pro.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return problemJson(405, ONLY_POST);
  await requireAccess(context);
  const { userId, pro } = await requireUser(context);
  if (!pro) return answerProJson({ what: 'Saving parties', stays: 'what you sent' });
  const read = readNewParty(await bodyJson(request));
  if ('error' in read) return problemJson(400, read.error);
  const { services } = context;
  try {
    const made = await createParty(services, userId, read.party);
    if (!made.ok) return problemJson(409, made.sentence);
    return privateJson({ id: made.id, inviteCode: made.code }, 201);
  } catch (error) {
    services.log.error('party not created', error);
    return problemJson(503, 'Failed to create party.');
  }
}

const ONLY_POST = 'This address takes new parties by POST alone.';

/** GET is not allowed. */
export function loader() {
  return problemJson(405, ONLY_POST);
}
