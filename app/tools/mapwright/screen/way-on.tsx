import { Link } from '@remix-run/react';
import { paths } from '~/paths';

type WayOnProps = {
  way: 'sign-in' | 'account' | 'upgrade' | undefined;
  /** The address to come back to. */
  here: string;
  /** Takes the drawing along. */
  onLeave: (() => void) | undefined;
};

/** The link out of what is in the way; the drawing comes along. */
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
