import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { useNoLine } from '~/ui/use-no-line';

/** Says to somebody who is not signed in where their spellbooks are, and shows them below. */
export function OnThisDevice({ next, children }: { next: string; children: ReactNode }) {
  const noLine = useNoLine();
  return (
    <>
      <p data-print="no">
        {noLine ? (
          'There is no connection. This is what the device itself keeps; what is in an account is shown again with the line.'
        ) : (
          <>
            Your spellbooks stay on this device.{' '}
            <Link to={paths.login(next)} prefetch="none" reloadDocument>
              Sign in
            </Link>{' '}
            to have them everywhere.
          </>
        )}
      </p>
      <noscript>
        <p>
          Without an account it is this device that remembers them, and for that it needs
          JavaScript, which is off here. Once you are signed in, everything on this page works
          without it.
        </p>
      </noscript>
      {children}
    </>
  );
}
