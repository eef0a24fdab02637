import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { partySeq } from '~/parties/kept/party-news.server';
import { problemJson } from '~/platform/answers';
import { privateJson } from '~/platform/json-call.server';

/** The change counter of a party, polled by open pages every few seconds. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireUser(context);
  const seq = await partySeq(context.services.db, userId, params.id ?? '');
  return seq === null ? problemJson(404, 'You have no such party.') : privateJson({ seq });
}
