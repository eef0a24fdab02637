import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './table.module.css';
import type { TableView } from './table-line';

export type TableNoticesProps = {
  view: TableView;
  /** The URL to return to after signing in. */
  address: string;
  onLetGo: (id: string) => void;
  /** Whether the page itself shows that it is offline. */
  isSaid?: boolean;
};

/** Notices about sending deeds; nothing while all is well. */
export function TableNotices({ view, address, onLetGo, isSaid }: TableNoticesProps) {
  const { waiting, refused, state, trouble } = view;
  const wait =
    waiting === 1
      ? '1 change is saved on this device and will be sent when you are back online.'
      : `${waiting} changes are saved on this device and will be sent when you are back online.`;
  return (
    <>
      {state === 'later' && waiting > 0 && !isSaid && (
        <p className={styles.line} role="status" data-line="later">
          {`Offline: play on. ${wait}`}
        </p>
      )}
      {state === 'signed-out' && (
        <Notice tone="warning" title="You are signed out">
          <p>
            What you do is saved on this device until you sign in again.{' '}
            <a href={paths.login(address)}>Sign in again</a>
          </p>
        </Notice>
      )}
      {trouble && <Notice tone="warning" title={trouble} />}
      {refused.map(({ id, name, reason }) => (
        <Notice key={id} tone="problem" announce title={`“${name}” was refused`}>
          <p>{reason}</p>
          <Button type="button" kind="quiet" compact onClick={() => onLetGo(id)}>
            Dismiss
          </Button>
        </Notice>
      ))}
    </>
  );
}
