import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import type { Addition } from './additions';

/** The additions to the terms of use, each with its day. */
export const TERMS_ADDITIONS: readonly Addition[] = [
  {
    day: '2026-11-21',
    heading: 'Tools that are on their way',
    text: (
      <p>
        The <Link to={paths.features()}>features page</Link> says of every tool whether it is built.
        What is announced there is what we mean to make, not a part of what Pro promises today.
      </p>
    ),
  },
];
