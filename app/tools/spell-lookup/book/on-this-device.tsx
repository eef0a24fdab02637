import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { useNoLine } from '~/ui/use-no-line';

/** Explains to visitors without a session where their spellbooks are stored, and shows them. */
export function OnThisDevice({ next, children }: { next: string; children: ReactNode }) {
  const noLine = useNoLine();
  return (
    <>
      <p data-print="no">
        {noLine ? (
          'Offline. These are the spellbooks on this device. Those in your account show again when you are back online.'
        ) : (
          <>
            Your spellbooks are saved on this device.{' '}
            <Link to={paths.login(next)} prefetch="none" reloadDocument>
              Sign in
            </Link>{' '}
            to have them everywhere.
          </>
        )}
      </p>
      <noscript>
        <p>
          Without an account, spellbooks are saved on this device, which needs JavaScript. Signed
          in, everything on this page works without it.
        </p>
      </noscript>
      {children}
    </>
  );
}
