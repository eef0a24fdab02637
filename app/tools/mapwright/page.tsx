import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { requireAccess } from '~/account/guards.server';
import { privateMeta } from '~/account/page-heading';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import { FirstDrawing } from './editor/drawn-map';
import { MapwrightScreen } from './editor/mapwright-screen';
import { surpriseFirst } from './editor/page-surprise.server';
import { screenFacts, undrawnFacts } from './screen-facts';
import { sharedCopy } from './shared-copy.server';

export { stayOnPage as shouldRevalidate } from './editor/stay-on-page';

export const handle: FrameHandle = { title: 'Mapwright', to: paths.mapwright() };

export const meta: MetaFunction<typeof loader> = ({ matches }) => privateMeta('Mapwright', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAccess(context);
  const params = new URL(request.url).searchParams;
  surpriseFirst(params, paths.mapwright());
  const access = person?.pro ? ('pro' as const) : ('member' as const);
  const owner = person?.userId ?? '';
  if (request.method === 'HEAD')
    return { access, owner, facts: undrawnFacts(params), copy: undefined };
  const copy = await sharedCopy(context.services, params);
  return { access, owner, facts: copy?.facts ?? screenFacts(params), copy: copy?.json };
}

export default function MapwrightPage() {
  const { access, owner, facts, copy } = useLoaderData<typeof loader>();
  return (
    <MapwrightScreen
      access={access}
      owner={owner}
      facts={facts}
      copy={copy}
      action={paths.mapwright()}
      picture={facts.name === '' ? null : <FirstDrawing facts={facts} json={copy} />}
    />
  );
}
