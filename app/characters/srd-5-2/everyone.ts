import type { Feature } from '../book/feature';
import { LANGUAGES } from './languages';

const STANDARD = LANGUAGES.filter((one) => !one.rare && one.slug !== 'common').map(
  (one) => one.slug,
);

/** The languages of every character (SRD 5.2, "Choose Languages"). */
export const EVERYONE: readonly Feature[] = [
  {
    key: 'everyone/languages',
    name: 'Languages',
    level: 1,
    words: 'You know Common and two standard languages of your choice.',
    gifts: [{ gives: 'languages', of: ['common'] }],
    asks: [
      {
        key: 'languages',
        name: 'Two standard languages',
        count: 2,
        asks: 'language',
        from: STANDARD,
      },
    ],
  },
];
