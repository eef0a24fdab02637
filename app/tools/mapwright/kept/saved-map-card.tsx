import { Form, Link } from '@remix-run/react';
import { AddLink } from '~/catalogue/add-to/add-link';
import type { ListedMap } from '~/maps/kept/saved-maps.server';
import { LONGEST_NAME } from '~/maps/map/typed-words';
import { DrawnMap } from '~/maps/screen/drawn-map';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { CopyLink } from '~/ui/copy-link';
import { dayWords, momentWords } from '~/ui/day-words';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { DELETE, DUPLICATE, STOP_SHARING } from '~/ui/names';
import styles from './saved-maps.module.css';
import { otherVersionWords } from './share-words';

type SavedMapCardProps = {
  map: Omit<ListedMap, 'look'>;
  pro: boolean;
  origin: string;
  /** When this device stored unsaved changes to the map; null if there are none. */
  unsentAt: number | null;
};

/** A saved map in the list, with its shape, name and actions. */
export function SavedMapCard({ map, pro, origin, unsentAt }: SavedMapCardProps) {
  const date = new Date(map.updatedAt).toISOString();
  return (
    <li className={styles.card}>
      <Link className={styles.open} to={paths.savedMap({ id: map.id })}>
        <DrawnMap className={styles.shape} svg={map.thumbnail} />
        <span className={styles.title}>{map.name}</span>
      </Link>
      <p className={styles.facts}>
        {map.width} × {map.height} squares, {map.rooms} {map.rooms === 1 ? 'room' : 'rooms'} ·{' '}
        <time dateTime={date}>{dayWords(map.updatedAt)}</time>
      </p>
      {unsentAt !== null && (
        <p className={styles.unsent}>
          <Icon name="warning" size="small" />
          <span>
            Unsaved changes from {momentWords(unsentAt)} are on this device.{' '}
            <Link to={paths.savedMap({ id: map.id })}>Open it</Link>
          </span>
        </p>
      )}
      {map.shared && (
        <p className={styles.facts}>
          Shared as the {map.shared === 'gm' ? 'game master’s' : 'players’'} version:{' '}
          <a href={paths.sharedMap({ code: map.code })}>
            {origin.replace(/^https?:\/\//, '')}
            {paths.sharedMap({ code: map.code })}
          </a>
        </p>
      )}
      {map.shared && <CopyLink address={paths.sharedMap({ code: map.code })} />}
      <AddLink thing={{ kind: 'map', id: map.id, name: map.name }} compact />
      <details className={styles.more}>
        <summary>Rename, duplicate, share, delete</summary>
        <Form method="post" className={styles.forms}>
          <input type="hidden" name="id" value={map.id} />
          <input type="hidden" name="version" value={map.version} />
          {pro && (
            <>
              <div className={styles.rename}>
                <Field name="name" label="Name" defaultValue={map.name} maxLength={LONGEST_NAME} />
                <Button kind="quiet" name="intent" value="rename">
                  Rename
                </Button>
              </div>
              <Button kind="quiet" name="intent" value="duplicate" icon="copy">
                {DUPLICATE}
              </Button>
              {map.shared && <p>{otherVersionWords(map.shared === 'gm' ? 'gm' : 'player')}</p>}
              <Button kind="quiet" name="intent" value="share-player" icon="share">
                Share the players’ version
              </Button>
              <Button kind="quiet" name="intent" value="share-gm" icon="share">
                Share the game master’s version
              </Button>
            </>
          )}
          {map.shared && (
            <Button kind="quiet" name="intent" value="unshare">
              {STOP_SHARING}
            </Button>
          )}
          <Button kind="quiet" name="intent" value="delete" icon="trash">
            {DELETE}
          </Button>
        </Form>
        <a href={paths.savedMapJson({ id: map.id })} download>
          Export as JSON
        </a>
      </details>
    </li>
  );
}
