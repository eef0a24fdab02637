import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { readViewer } from '~/account/guard/guards.server';
import { audienceOf, mapShelf } from '~/maps/kept/saved-maps.server';
import { DrawnMap } from '~/maps/screen/drawn-map';
import { paths } from '~/paths';
import { closedLink } from '~/platform/answers';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { withRoomLinks } from './kept/room-links';
import styles from './kept/saved-maps.module.css';
import { drawSharedView, readSharedView } from './kept/shared-view';
import { UnopenedMap } from './kept/unopened-map';
import { readKeyAsked } from './key/key-pages';
import { partOf } from './key/key-part';
import { KeyPageLinks } from './screen/key-page-links';
import { RoomKeyTable } from './screen/room-key-table';

export const handle: FrameHandle = { title: 'Mapwright', to: paths.tryMapwright(), open: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.name ?? 'Map', matches);

const NOT_NOW = {
  'being-made': 'It is being drawn for the first time. Reload this page in a minute.',
  unavailable: 'It cannot be opened right now. Reload this page in a minute.',
};

/**
 * The picture and, for the game master's version, the key, as drawn when the map was saved or shared: secrets never
 * leave the server.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const code = params.code ?? '';
  const { services } = context;
  const found = await mapShelf.openShown(services, code, {
    now: services.clock.now(),
    show: ({ look, shared }, json) => drawSharedView(json, look, audienceOf(shared)),
  });
  if (found === null) return closedLink('map');
  if (found.kind !== 'shown') {
    const later = { status: 503, headers: { 'Retry-After': '60' } };
    return data({ kind: 'unopened' as const, name: 'Map', problem: NOT_NOW[found.kind] }, later);
  }
  const { name, shared } = found.thing;
  const view = readSharedView(found.shown);
  if ('problem' in view) {
    return data({ kind: 'unopened' as const, name, problem: view.problem }, { status: 422 });
  }
  const search = `?copy=${encodeURIComponent(code)}`;
  const isSignedIn = (await readViewer(context)) !== null;
  const copy = isSignedIn ? paths.mapwright(search) : paths.tryMapwright(search);
  const part = partOf(view.key, view.key, readKeyAsked(new URL(request.url).searchParams));
  return data({
    kind: 'opened' as const,
    name,
    width: view.width,
    height: view.height,
    svg: withRoomLinks(view.svg, view.key, part.entries),
    ...part,
    copy: shared === 'gm' ? copy : null,
  });
}

export default function SharedMapPage() {
  const shown = useLoaderData<typeof loader>();
  if (shown.kind === 'unopened') return <UnopenedMap {...shown} />;
  const { name, width, height, svg, entries, page, pages, copy } = shown;
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
            Copy and edit
          </Link>
        </p>
      )}
      {entries.length > 0 && (
        <section className={layout.stack} aria-labelledby="key-heading">
          <h2 id="key-heading">Room key</h2>
          <RoomKeyTable entries={entries} />
          <KeyPageLinks page={page} pages={pages} />
        </section>
      )}
    </main>
  );
}
