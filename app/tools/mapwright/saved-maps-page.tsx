import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { requireMember } from '~/account/guards.server';
import { privateMeta } from '~/account/page-heading';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { SavedMapCard } from './editor/saved-map-card';
import styles from './editor/saved-maps.module.css';
import { answerMapForm } from './map-intents.server';
import type { MapAnswer } from './saved-map-answers';
import { listMaps } from './saved-maps.server';

export const handle: FrameHandle = {
  title: 'My maps',
  to: paths.savedMaps(),
  back: { to: paths.mapwright(), label: 'Back to Mapwright' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('My maps', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const maps = await listMaps(context.services.db, person.userId);
  const params = new URL(request.url).searchParams;
  return {
    maps,
    pro: person.pro,
    deleted: params.get('deleted'),
    origin: context.services.config.APP_ORIGIN,
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerMapForm(request, context);
}

/** Whatever goes wrong on the way, the editor keeps the map and says so; a redirect goes through. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<MapAnswer>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const reason =
      error instanceof TypeError ? 'There is no connection.' : 'The server did not take the map.';
    return { problem: `${reason} The map is still here: try again later.` };
  }
}

export default function SavedMapsPage() {
  const { maps, pro, deleted, origin } = useLoaderData<typeof loader>();
  const told: MapAnswer | undefined = useActionData<typeof clientAction>();
  return (
    <main id="main" className={layout.stack}>
      <div className={`${layout.row} ${layout.spread}`}>
        <h1 className={styles.heading}>My maps</h1>
        <LinkButton to={paths.mapwright()} icon="plus">
          New map
        </LinkButton>
      </div>
      {told?.problem && (
        <Notice tone={told.conflict ? 'warning' : 'problem'} announce title={told.problem}>
          {told.conflict && <p>It is now called “{told.conflict.name}”. Nothing was changed.</p>}
          {told.upgrade && (
            <p>
              <Link to={paths.settings()}>Upgrade to Pro</Link>
            </p>
          )}
        </Notice>
      )}
      {deleted && (
        <Notice tone="good" dismissTo={paths.savedMaps()}>
          <Form method="post" className={layout.row}>
            <span>The map was deleted.</span>
            <input type="hidden" name="id" value={deleted} />
            <Button kind="quiet" name="intent" value="bring-back" icon="undo" compact>
              Undo
            </Button>
          </Form>
        </Notice>
      )}
      {maps.length === 0 ? (
        <EmptyState title="No maps are kept yet" icon="star">
          <p>Draw one, then press Save: it will be here on every device of yours.</p>
        </EmptyState>
      ) : (
        <ul className={styles.maps}>
          {maps.map((map) => (
            <SavedMapCard key={map.id} map={map} pro={pro} origin={origin} />
          ))}
        </ul>
      )}
    </main>
  );
}
