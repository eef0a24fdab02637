import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import { sharedCopy } from './kept/shared-copy.server';
import { MapwrightScreen } from './mapwright-screen';
import { FirstDrawing } from './screen/first-drawing';
import { surpriseFirst } from './screen/page-surprise.server';
import { screenFacts, undrawnFacts } from './screen/screen-facts';

export { stayOnPage as shouldRevalidate } from './screen/stay-on-page';

export const handle: FrameHandle = { title: 'Mapwright', to: paths.mapwright() };

export const meta: MetaFunction<typeof loader> = ({ matches }) => privateMeta('Mapwright', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAccess(context);
  const params = new URL(request.url).searchParams;
  surpriseFirst(params, paths.mapwright());
  const access = person?.pro ? ('pro' as const) : ('member' as const);
  const owner = person?.userId ?? '';
  const newId = crypto.randomUUID();
  if (request.method === 'HEAD')
    return { access, owner, newId, facts: undrawnFacts(params), copy: undefined };
  const copy = await sharedCopy(context.services, params);
  return { access, owner, newId, facts: copy?.facts ?? screenFacts(params), copy: copy?.json };
}

export default function MapwrightPage() {
  const { access, owner, newId, facts, copy } = useLoaderData<typeof loader>();
  return (
    <MapwrightScreen
      access={access}
      owner={owner}
      newId={newId}
      facts={facts}
      copy={copy}
      action={paths.mapwright()}
      picture={facts.name === '' ? null : <FirstDrawing facts={facts} json={copy} />}
    />
  );
}
