import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import { pageMeta, shareCard } from '~/ui/page-meta';
import { RecipeDrawing } from './editor/drawn-map';
import { MapwrightScreen } from './editor/mapwright-screen';
import { surpriseFirst } from './editor/page-surprise.server';
import { screenFacts } from './screen-facts';

export { stayOnPage as shouldRevalidate } from './editor/stay-on-page';

export const handle: FrameHandle = { title: 'Mapwright', to: paths.tryMapwright() };

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: 'Mapwright: dungeon maps printed to mini scale',
    description:
      'Draw a dungeon or a cave in a moment, correct it by hand, and print it so that miniatures fit its squares. Free to try, no account. 5E compatible.',
    path: paths.tryMapwright(),
    ...shareCard('mapwright', 'Mapwright'),
  });

export function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  surpriseFirst(params, paths.tryMapwright());
  return { facts: screenFacts(params) };
}

export default function TryMapwrightPage() {
  const { facts } = useLoaderData<typeof loader>();
  return (
    <MapwrightScreen
      access="visitor"
      facts={facts}
      action={paths.tryMapwright()}
      picture={<RecipeDrawing recipe={facts.recipe} look={facts.look} />}
    />
  );
}
