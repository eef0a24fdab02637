import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { DISCARD } from '~/ui/names';
import { Notice } from '~/ui/notice';
import type { LineView } from './fight-line';
import styles from './live.module.css';

export type LineNoticesProps = {
  view: LineView;
  /** URL to return to after signing in. */
  address: string;
  onLetGo: (id: string) => void;
};

/** Notices about storing the fight; nothing while all is well. */
export function LineNotices({ view, address, onLetGo }: LineNoticesProps) {
  const { waiting, refused, state, trouble } = view;
  return (
    <>
      {state === 'later' && waiting > 0 && (
        <p className={styles.line} data-line="later">
          {`Offline: the fight goes on. ${waiting === 1 ? '1 change is' : `${waiting} changes are`} saved here and will be sent when you are back online.`}
        </p>
      )}
      {state === 'signed-out' && (
        <Notice tone="warning" title="You are signed out">
          <p>
            Your changes are saved on this device until you sign in again.{' '}
            <Link to={paths.login(address)} prefetch="none">
              Sign in again
            </Link>
          </p>
        </Notice>
      )}
      {trouble && <Notice tone="warning" title={trouble} />}
      {refused.map(({ id, name, reason }) => (
        <Notice key={id} tone="problem" announce title={`“${name}” was refused`}>
          <p>{reason}</p>
          <Button type="button" kind="quiet" compact onClick={() => onLetGo(id)}>
            {DISCARD}
          </Button>
        </Notice>
      ))}
    </>
  );
}
