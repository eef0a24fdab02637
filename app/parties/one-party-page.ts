import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { problemJson } from '~/platform/answers';
import { privateJson } from '~/platform/json-call.server';
import { partyFor } from './kept/parties.server';
import { callParty } from './party-call';

/** GET /party/{id}: a party, for its users [specification 7]. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireUser(context);
  const party = await partyFor(context.services.db, userId, params.id ?? '');
  return party === null
    ? problemJson(404, 'You have no such party.')
    : privateJson(callParty(party));
}
