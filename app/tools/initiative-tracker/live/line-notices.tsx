import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { LineView } from './fight-line';
import styles from './live.module.css';

export type LineNoticesProps = {
  view: LineView;
  /** Where one comes back to after signing in. */
  address: string;
  onLetGo: (id: string) => void;
};

/** What one should know of how the fight is kept; nothing while all is well. */
export function LineNotices({ view, address, onLetGo }: LineNoticesProps) {
  const { waiting, refused, state, trouble } = view;
  return (
    <>
      {state === 'later' && waiting > 0 && (
        <p className={styles.line} data-line="later">
          {`No connection: the fight goes on. ${waiting === 1 ? 'One press waits' : `${waiting} presses wait`} on this device until it is back.`}
        </p>
      )}
      {state === 'signed-out' && (
        <Notice tone="warning" title="You are signed out">
          <p>
            What you do waits on this device until you sign in again.{' '}
            <Link to={paths.login(address)} prefetch="none">
              Sign in again
            </Link>
          </p>
        </Notice>
      )}
      {trouble && <Notice tone="warning" title={trouble} />}
      {refused.map(({ id, name, reason }) => (
        <Notice key={id} tone="problem" announce title={`“${name}” was not taken`}>
          <p>{reason}</p>
          <Button type="button" kind="quiet" compact onClick={() => onLetGo(id)}>
            Let go of it
          </Button>
        </Notice>
      ))}
    </>
  );
}
