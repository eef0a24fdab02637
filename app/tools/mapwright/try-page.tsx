import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readViewer } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import { pageMeta, shareCard } from '~/ui/page-meta';
import { sharedCopy } from './kept/shared-copy.server';
import { MapwrightScreen } from './mapwright-screen';
import { FirstDrawing } from './screen/first-drawing';
import { surpriseFirst } from './screen/page-surprise.server';
import { screenFacts, undrawnFacts } from './screen/screen-facts';

export { stayOnPage as shouldRevalidate } from './screen/stay-on-page';

export const handle: FrameHandle = { title: 'Mapwright', to: paths.tryMapwright() };

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: 'Mapwright: dungeon maps printed to mini scale',
    description:
      'Draw a dungeon or a cave in a moment, edit it by hand, and print it to the scale of your miniatures. Free to try, no account. 5E compatible.',
    path: paths.tryMapwright(),
    ...shareCard('mapwright'),
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  surpriseFirst(params, paths.tryMapwright());
  const signedIn = (await readViewer(context)) !== null;
  if (request.method === 'HEAD') return { signedIn, facts: undrawnFacts(params), copy: undefined };
  const copy = await sharedCopy(context.services, params);
  return { signedIn, facts: copy?.facts ?? screenFacts(params), copy: copy?.json };
}

export default function TryMapwrightPage() {
  const { signedIn, facts, copy } = useLoaderData<typeof loader>();
  return (
    <MapwrightScreen
      access="visitor"
      signedIn={signedIn}
      owner=""
      facts={facts}
      copy={copy}
      action={paths.tryMapwright()}
      picture={facts.name === '' ? null : <FirstDrawing facts={facts} json={copy} />}
    />
  );
}
