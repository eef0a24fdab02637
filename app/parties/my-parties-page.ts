import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { privateJson } from '~/platform/json-call.server';
import { partiesWithMembers } from './kept/parties.server';
import { callParty } from './party-call';

/** GET /me/parties: the parties that the user owns or takes part in, the latest first [specification 7]. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { userId } = await requireUser(context);
  const parties = await partiesWithMembers(context.services.db, userId);
  return privateJson(parties.map(callParty));
}
