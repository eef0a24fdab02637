import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import type { Addition } from './additions';

/** What the privacy policy says besides, each from its day on. */
export const PRIVACY_ADDITIONS: readonly Addition[] = [
  {
    day: '2026-11-21',
    heading: 'Your data, by your own hand',
    text: (
      <p>
        You need not write to us to see or delete your data:{' '}
        <Link to={paths.settings()}>Settings</Link> gives you all of it as a file, and deletes your
        account when you ask.
      </p>
    ),
  },
];
