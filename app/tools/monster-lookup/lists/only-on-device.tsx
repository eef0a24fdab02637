import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { Notice } from '~/ui/notice';
import { useNoLine } from '~/ui/use-no-line';
import styles from './mine-forms.module.css';

type OnlyOnDeviceProps = {
  /** What is stored, at the start of a sentence: "Lists and notes". */
  what: string;
  /** The page to return to after signing in. */
  next: string;
  /** The response to a form whose user was signed out in the meantime. */
  told?: { problem?: string; typed?: Record<string, string> } | undefined;
  children: ReactNode;
};

/** Explains to visitors without a session where their lists and notes are stored, and shows them. */
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
