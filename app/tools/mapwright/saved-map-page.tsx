import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { restoreMap } from '~/maps/file/restore-map';
import { audienceOf, mapShelf } from '~/maps/kept/saved-maps.server';
import { readLook } from '~/maps/map/map-look';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import type { FrameHandle } from '~/ui/frame-handle';
import { UnopenedMap } from './kept/unopened-map';
import { MapwrightScreen } from './mapwright-screen';
import { SavedDrawing } from './screen/first-drawing';
import { factsOf } from './screen/screen-facts';

export { stayOnPage as shouldRevalidate } from './screen/stay-on-page';

export const handle: FrameHandle = {
  title: 'Mapwright',
  to: paths.mapwright(),
  back: { to: paths.savedMaps(), label: 'Back to my maps' },
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.name ?? 'Mapwright', matches);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const row = await mapShelf.open(context.services, person.userId, params.id ?? '');
  if (row === null) return notFound();
  const { id, name, version, code, text } = row;
  if (text === null) {
    const isLost = row.unread === 'lost';
    const problem = isLost
      ? 'Its drawing is missing. Write to us: it can be restored from a backup.'
      : 'It cannot be opened right now. Reload this page in a minute.';
    const status = isLost ? 410 : 503;
    return data({ kind: 'unopened' as const, id: null, name, problem }, { status });
  }
  const restored = restoreMap(text);
  if (!restored.ok) {
    const { problem } = restored;
    return data({ kind: 'unopened' as const, id, name, problem }, { status: 422 });
  }
  const { look } = readLook(new URLSearchParams(row.look));
  const share = { code, as: row.shared === null ? null : audienceOf(row.shared) };
  return data({
    kind: 'opened' as const,
    name: restored.map.name,
    access: person.pro ? ('pro' as const) : ('member' as const),
    facts: factsOf(restored.map, look, new URL(request.url).searchParams),
    owner: person.userId,
    saved: { save: { id, version, share }, json: text },
  });
}

export default function SavedMapPage() {
  const opened = useLoaderData<typeof loader>();
  if (opened.kind === 'unopened') return <UnopenedMap {...opened} />;
  const { access, owner, facts, saved } = opened;
  return (
    <MapwrightScreen
      key={saved.save.id}
      access={access}
      owner={owner}
      facts={facts}
      saved={saved}
      action={paths.mapwright()}
      picture={
        <SavedDrawing id={saved.save.id} name={facts.name} json={saved.json} look={facts.look} />
      }
    />
  );
}
