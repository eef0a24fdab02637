import { Link } from '@remix-run/react';
import { paths } from '~/paths';

type WayOnProps = {
  way: 'sign-in' | 'account' | 'upgrade' | undefined;
  /** The URL to return to. */
  here: string;
  /** Stores the drawing first. */
  onLeave: (() => void) | undefined;
};

/** The link that resolves a problem; the drawing is kept. */
export function WayOn({ way, here, onLeave }: WayOnProps) {
  if (way === undefined) return null;
  return (
    <p>
      {way === 'account' && (
        <Link to={here} prefetch="none" onClick={onLeave}>
          Continue in your account
        </Link>
      )}
      {way === 'sign-in' && (
        <Link to={paths.login(here)} prefetch="none" onClick={onLeave}>
          Sign in
        </Link>
      )}
      {way === 'upgrade' && (
        <Link to={paths.settings()} onClick={onLeave}>
          Upgrade to Pro
        </Link>
      )}
    </p>
  );
}
