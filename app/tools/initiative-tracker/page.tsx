import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import ComingScreen from '~/catalogue/coming-screen';
import { stateOf } from '~/catalogue/coming-tool';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import { INITIATIVE_TRACKER } from './page-words';

export const handle: FrameHandle = {
  title: INITIATIVE_TRACKER.title,
  to: paths.initiativeTracker(),
};

export const meta: MetaFunction = ({ matches }) => privateMeta(INITIATIVE_TRACKER.title, matches);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  return { state: stateOf(await context.account.tools(), INITIATIVE_TRACKER.tool) };
}

export default function InitiativeTrackerPage() {
  return <ComingScreen coming={INITIATIVE_TRACKER} state={useLoaderData<typeof loader>().state} />;
}
