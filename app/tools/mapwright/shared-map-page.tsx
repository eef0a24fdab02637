import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { readViewer } from '~/account/guards.server';
import { privateMeta } from '~/account/page-heading';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { DrawnMap } from './editor/drawn-map';
import { readLook } from './editor/map-look';
import { RoomKeyTable } from './editor/room-key-table';
import styles from './editor/saved-maps.module.css';
import { restoreMap } from './output/restore-map';
import { pageSvg } from './recipe-svg';
import { openSharedMap } from './saved-maps.server';
import { mapFacts } from './screen-facts';

export const handle: FrameHandle = { title: 'Mapwright', to: paths.tryMapwright() };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.name ?? 'Map', matches);

/** The picture and, of the game master's version, the key: what players must not know never leaves the server. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const row = await openSharedMap(context.services.db, params.code ?? '');
  const restored = row && restoreMap(row.json);
  if (!row || !restored?.ok) return notFound();
  const { map } = restored;
  const look = { ...readLook(new URLSearchParams(row.look)).look, audience: row.shared };
  const { key } = mapFacts(map, map.recipe?.seed ?? '', look);
  const search = `?copy=${encodeURIComponent(params.code ?? '')}`;
  const isSignedIn = (await readViewer(context)) !== null;
  const copy = isSignedIn ? paths.mapwright(search) : paths.tryMapwright(search);
  return {
    name: row.name,
    width: map.width,
    height: map.height,
    svg: pageSvg(map, look),
    key,
    copy: row.shared === 'gm' ? copy : null,
  };
}

export default function SharedMapPage() {
  const { name, width, height, svg, key, copy } = useLoaderData<typeof loader>();
  return (
    <main id="main" className={layout.stack}>
      <h1 className={styles.heading}>{name}</h1>
      <DrawnMap className={styles.shared} svg={svg} />
      <p className={layout.soft}>
        {width} × {height} squares of 5 feet. Drawn with{' '}
        <Link to={paths.tryMapwright()}>Mapwright</Link>.
      </p>
      {copy !== null && (
        <p>
          <Link to={copy} reloadDocument>
            Make a copy to draw on
          </Link>
        </p>
      )}
      {key.length > 0 && (
        <section className={layout.stack} aria-labelledby="key-heading">
          <h2 id="key-heading">Room key</h2>
          <RoomKeyTable entries={key} />
        </section>
      )}
    </main>
  );
}
