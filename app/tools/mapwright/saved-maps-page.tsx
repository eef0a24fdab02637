import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { mapShelf } from '~/maps/kept/saved-maps.server';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { UNDO } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { RecentlyDeleted } from '~/ui/recently-deleted';
import { answerMapForm } from './kept/map-intents.server';
import type { MapAnswer } from './kept/saved-map-answers';
import { SavedMapCard } from './kept/saved-map-card';
import styles from './kept/saved-maps.module.css';
import { useUnsentMaps } from './kept/use-unsent-maps';

export const handle: FrameHandle = {
  title: 'Mapwright',
  to: paths.mapwright(),
  back: { to: paths.mapwright(), label: 'Back to Mapwright' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('My maps', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const { db } = context.services;
  const id = new URL(request.url).searchParams.get('deleted') ?? '';
  const [maps, putAway, name] = await Promise.all([
    mapShelf.list(db, person.userId),
    mapShelf.countDeleted(db, person.userId),
    id === '' ? null : mapShelf.nameOfDeleted(db, person.userId, id),
  ]);
  return {
    maps: maps.map(({ look: _, ...map }) => map),
    putAway,
    pro: person.pro,
    owner: person.userId,
    deleted: name === null ? null : { id, name },
    origin: context.services.config.APP_ORIGIN,
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerMapForm(request, context);
}

/** On any error, the list stays, with the user's input, and reports it; redirects are followed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<MapAnswer>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const reason = error instanceof TypeError ? 'Offline.' : 'The server did not answer.';
    return { problem: `${reason} Nothing was changed. Try again later.` };
  }
}

export default function SavedMapsPage() {
  const { maps, putAway, pro, owner, deleted, origin } = useLoaderData<typeof loader>();
  const unsent = useUnsentMaps(owner);
  const told: MapAnswer | undefined = useActionData<typeof clientAction>();
  const page = useFocusAfterDeleting(deleted?.id ?? null);
  return (
    <main id="main" className={layout.stack} ref={page}>
      <div className={`${layout.row} ${layout.spread}`}>
        <h1 className={styles.heading} tabIndex={-1}>
          My maps
        </h1>
        <LinkButton to={paths.mapwright()} icon="plus">
          New map
        </LinkButton>
      </div>
      {told?.problem && (
        <Notice tone={told.conflict ? 'warning' : 'problem'} announce title={told.problem}>
          {told.conflict && <p>It is now called “{told.conflict.name}”. Nothing was changed.</p>}
          {told.upgrade && told.typed?.intent === 'rename' && <p>You typed: {told.typed.name}</p>}
          {told.upgrade && (
            <p>
              <Link to={paths.settings()}>Upgrade to Pro</Link>
            </p>
          )}
        </Notice>
      )}
      {deleted && (
        <Notice tone="good" announce dismissTo={paths.savedMaps()}>
          {/* `replace` skips this notice on the way back, since it is valid only once. */}
          <Form method="post" replace className={layout.row}>
            <span>{`“${deleted.name}” was deleted.`}</span>
            <input type="hidden" name="id" value={deleted.id} />
            <Button
              kind="quiet"
              name="intent"
              value="bring-back"
              icon="undo"
              compact
              data-undo={deleted.id}
            >
              {UNDO}
            </Button>
          </Form>
        </Notice>
      )}
      {maps.length === 0 ? (
        <EmptyState title="No saved maps yet" icon="star">
          <p>
            {pro
              ? 'Draw one and press Save: it is here on all your devices.'
              : 'Saving is part of Pro. Exporting a map as JSON is free.'}
          </p>
        </EmptyState>
      ) : (
        <ul className={styles.maps}>
          {maps.map((map) => (
            <SavedMapCard
              key={map.id}
              map={map}
              pro={pro}
              origin={origin}
              unsentAt={unsent.get(map.id) ?? null}
            />
          ))}
        </ul>
      )}
      <RecentlyDeleted count={putAway} restoreAt={paths.recentlyDeleted()} />
    </main>
  );
}

/**
 * Manages focus, since the pressed button disappears with its map: moves it to the button to restore the map, and after
 * that to the restored map. Returns the ref of the page.
 */
function useFocusAfterDeleting(deletedId: string | null) {
  const page = useRef<HTMLElement>(null);
  const before = useRef(deletedId);
  useEffect(() => {
    const last = before.current;
    before.current = deletedId;
    if (last === deletedId || page.current === null) return;
    const undo = deletedId && page.current.querySelector(`[data-undo="${CSS.escape(deletedId)}"]`);
    const back = last && page.current.querySelector(`a[href="${paths.savedMap({ id: last })}"]`);
    const next = undo || back || page.current.querySelector('h1');
    if (next instanceof HTMLElement) next.focus();
  }, [deletedId]);
  return page;
}
