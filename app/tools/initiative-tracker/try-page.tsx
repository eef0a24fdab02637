import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import ComingScreen from '~/catalogue/coming-screen';
import { stateOf } from '~/catalogue/coming-tool';
import { recentCatalogue } from '~/catalogue/overrides.server';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import { pageMeta, shareCard } from '~/ui/page-meta';
import { INITIATIVE_TRACKER } from './page-words';

export const handle: FrameHandle = {
  title: INITIATIVE_TRACKER.title,
  to: paths.tryInitiativeTracker(),
};

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: INITIATIVE_TRACKER.title,
    description:
      'What our initiative tracker will do: turns, hit points, conditions and concentration on one screen, with an undo that reaches to the first blow. 5E compatible.',
    path: paths.tryInitiativeTracker(),
    ...shareCard('initiative-tracker', INITIATIVE_TRACKER.title),
  });

/** Open to all: it holds nothing of anybody's account. */
export async function loader({ context }: LoaderFunctionArgs) {
  const tools = await recentCatalogue(context.services);
  return { state: stateOf(tools, INITIATIVE_TRACKER.tool) };
}

export default function TryInitiativeTrackerPage() {
  return <ComingScreen coming={INITIATIVE_TRACKER} state={useLoaderData<typeof loader>().state} />;
}
