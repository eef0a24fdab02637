import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { requireMember } from '~/account/guards.server';
import { privateMeta } from '~/account/page-heading';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import type { FrameHandle } from '~/ui/frame-handle';
import { SavedDrawing } from './editor/drawn-map';
import { readLook } from './editor/map-look';
import { MapwrightScreen } from './editor/mapwright-screen';
import { restoreMap } from './output/restore-map';
import { openMap } from './saved-maps.server';
import { factsOf } from './screen-facts';

export { stayOnPage as shouldRevalidate } from './editor/stay-on-page';

export const handle: FrameHandle = {
  title: 'Mapwright',
  to: paths.mapwright(),
  back: { to: paths.savedMaps(), label: 'Back to my maps' },
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.facts.name ?? 'Mapwright', matches);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const row = await openMap(context.services.db, person.userId, params.id ?? '');
  if (row === null) return notFound();
  const restored = restoreMap(row.json);
  if (!restored.ok) return notFound();
  const { look } = readLook(new URLSearchParams(row.look));
  return {
    access: person.pro ? ('pro' as const) : ('member' as const),
    facts: factsOf(restored.map, look),
    owner: person.userId,
    saved: {
      save: { id: row.id, version: row.version, share: { code: row.code, as: row.shared } },
      json: row.json,
    },
  };
}

export default function SavedMapPage() {
  const { access, owner, facts, saved } = useLoaderData<typeof loader>();
  return (
    <MapwrightScreen
      key={saved.save.id}
      access={access}
      owner={owner}
      facts={facts}
      saved={saved}
      action={paths.mapwright()}
      picture={<SavedDrawing json={saved.json} look={facts.look} />}
    />
  );
}
