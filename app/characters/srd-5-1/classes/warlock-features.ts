import { improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import { mysticArcanum } from '../../book/mystic-arcanum';

/** The number of invocations a warlock knows, by level. */
export const INVOCATIONS_BY_LEVEL = { 2: 2, 5: 3, 7: 4, 9: 5, 12: 6, 15: 7, 18: 8 };

/** The features of the warlock by level (SRD 5.1, "Warlock"). */
export const WARLOCK_FEATURES: readonly Feature[] = [
  subclassFeature('warlock', 'Otherworldly Patron', 1, [6, 10, 14]),
  {
    key: 'warlock/pact-magic',
    name: 'Pact Magic',
    level: 1,
    words:
      'You cast warlock spells with Charisma, with an arcane focus. Your slots are all of one level and come back with a short rest. You know as many spells as your table says and may exchange one at each new level.',
  },
  {
    key: 'warlock/eldritch-invocations',
    name: 'Eldritch Invocations',
    level: 2,
    words:
      'You know two invocations, and more as your level grows, up to eight. At each new warlock level you may exchange one for another that you qualify for.',
    asks: [
      {
        key: 'invocations',
        name: 'Invocations',
        count: { byLevel: INVOCATIONS_BY_LEVEL },
        asks: 'option',
        from: 'invocation',
      },
    ],
  },
  {
    key: 'warlock/pact-boon',
    name: 'Pact Boon',
    level: 3,
    words: 'Your patron gives you a gift: a familiar, a weapon or a book.',
    asks: [{ key: 'boon', name: 'Pact Boon', count: 1, asks: 'option', from: 'pact-boon' }],
  },
  ...improvements('warlock', [4, 8, 12, 16, 19]),
  ...(
    [
      [11, 6],
      [13, 7],
      [15, 8],
      [17, 9],
    ] as const
  ).map(([level, spellLevel]) => mysticArcanum(level, spellLevel)),
  {
    key: 'warlock/eldritch-master',
    name: 'Eldritch Master',
    level: 20,
    words:
      'Pray to your patron for 1 minute and regain all Pact Magic slots. Once between long rests.',
    uses: {
      key: 'eldritch-master',
      name: 'Eldritch Master',
      most: 1,
      back: 'long-rest',
    },
  },
];
