import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireUser } from '~/account/guard/guards.server';
import { partyPaths } from '~/party-paths';
import { notFound } from '~/platform/answers';
import type { FrameHandle } from '~/ui/frame-handle';
import { lineTrouble } from './line-trouble';
import type { PartyAnswer } from './party-answers';
import { answerPartyForm } from './party-intents.server';
import { PartyScreen } from './party-screen';
import { partyView } from './party-view.server';

export const handle: FrameHandle = {
  title: 'Adventuring',
  to: partyPaths.myParties(),
  open: true,
  back: { to: partyPaths.myParties(), label: 'Back to your parties' },
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.party.name ?? 'Party', matches);

/** A party for its users; needs only an account, whatever the state of the tool. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = await requireUser(context);
  const party = await partyView(context, person, params.id ?? '');
  if (party === null) return notFound();
  const { searchParams } = new URL(request.url);
  const done = searchParams.has('joined') ? 'joined' : searchParams.get('done');
  return { party, done, origin: context.services.config.APP_ORIGIN };
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return answerPartyForm(request, context, params.id ?? '');
}

/** On a network error the page stays, with the typed values and an error. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<PartyAnswer>();
  } catch (error) {
    return lineTrouble(error);
  }
}

export default function PartyPage() {
  const { party, done, origin } = useLoaderData<typeof loader>();
  const answer = useActionData<PartyAnswer>() ?? null;
  return <PartyScreen party={party} done={done} origin={origin} answer={answer} />;
}
