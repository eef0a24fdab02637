import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { Notice } from '~/ui/notice';
import { useNoLine } from '~/ui/use-no-line';
import styles from './mine-forms.module.css';

type OnlyOnDeviceProps = {
  /** What is kept, as a sentence begins: "Lists and notes". */
  what: string;
  /** The page to come back to from signing in. */
  next: string;
  /** What a form was answered with whose person was signed out meanwhile. */
  told?: { problem?: string; typed?: Record<string, string> } | undefined;
  children: ReactNode;
};

/** Says to somebody who is not signed in where their lists and notes are, and shows them below. */
export function OnlyOnDevice({ what, next, told, children }: OnlyOnDeviceProps) {
  const noLine = useNoLine();
  const typed = told?.typed?.note || told?.typed?.name;
  return (
    <>
      {told?.problem && (
        <Notice tone="warning" announce title={told.problem}>
          {typed && (
            <>
              <p>You typed:</p>
              <blockquote className={styles.theirs}>{typed}</blockquote>
            </>
          )}
        </Notice>
      )}
      <p data-print="no">
        {noLine ? (
          'Offline. This is what is saved on this device; what is in your account shows again when you are back online.'
        ) : (
          <>
            {what} are saved on this device.{' '}
            <Link to={paths.login(next)} prefetch="none" reloadDocument>
              Sign in
            </Link>{' '}
            to have them everywhere.
          </>
        )}
      </p>
      <noscript>
        <p>
          Without an account they are saved on this device, which needs JavaScript. Signed in,
          everything on this page works without it.
        </p>
      </noscript>
      {children}
    </>
  );
}
