import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { data } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import { readFightQuery } from './launch/fight-query';
import { bodyText, foreignFight } from './launch/foreign-body';
import { launchOfForeign, launchOfQuery } from './launch/show-launch.server';
import { NewFight } from './screen/new-fight';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
};

export const meta: MetaFunction = ({ matches }) => privateMeta('A new fight', matches);

/** The fight that the address asks for, in a form. Nobody is asked who they are, and nothing is kept. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return launchOfQuery(context.services.db, new URL(request.url).searchParams);
}

/** The fight that another program sends from anywhere, in the same form. Nobody is asked here either, and nothing is kept. */
export async function action({ request }: ActionFunctionArgs) {
  const { edition } = readFightQuery(new URL(request.url).searchParams);
  const read = foreignFight(await bodyText(request), edition);
  const status = 'problem' in read ? 400 : 200;
  return data(launchOfForeign(read, edition), { status });
}

export default function NewFightPage() {
  const launch = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <NewFight {...(sent ?? launch)} />;
}
