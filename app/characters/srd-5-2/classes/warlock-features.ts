import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import { mysticArcanum } from '../../book/mystic-arcanum';

/** The number of invocations a warlock has, by level. */
export const INVOCATIONS_BY_LEVEL = {
  1: 1,
  2: 3,
  5: 5,
  7: 6,
  9: 7,
  12: 8,
  15: 9,
  18: 10,
};

/** The features of the warlock by level (SRD 5.2, "Warlock"). */
export const WARLOCK_FEATURES: readonly Feature[] = [
  {
    key: 'warlock/eldritch-invocations',
    name: 'Eldritch Invocations',
    level: 1,
    words:
      'You have one invocation, three from level 2 and more as your level grows, up to ten. At each new warlock level you may exchange one that no other of yours needs.',
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
    key: 'warlock/pact-magic',
    name: 'Pact Magic',
    level: 1,
    words:
      'You cast warlock spells with Charisma, with an arcane focus. Your slots are all of one level and come back with a short rest. As many spells as your table says are prepared; at each new level you may exchange one of them, and one cantrip. A prepared ritual may be cast as one.',
  },
  {
    key: 'warlock/magical-cunning',
    name: 'Magical Cunning',
    level: 2,
    words:
      'A rite of 1 minute brings back spent Pact Magic slots, at most half of all, rounded up. Once between long rests.',
    uses: {
      key: 'magical-cunning',
      name: 'Magical Cunning',
      most: 1,
      back: 'long-rest',
    },
  },
  subclassFeature('warlock', 'Warlock Subclass', 3, [6, 10, 14]),
  ...improvements('warlock', [4, 8, 12, 16]),
  {
    key: 'warlock/contact-patron',
    name: 'Contact Patron',
    level: 9,
    words:
      'Contact Other Plane is always prepared. Once between long rests you cast it without a slot to reach your patron, and its saving throw succeeds by itself.',
    gifts: [
      {
        gives: 'spell',
        spell: 'contact-other-plane',
        ability: 'class',
        free: {
          key: 'contact-patron',
          name: 'Contact Patron',
          most: 1,
          back: 'long-rest',
        },
      },
    ],
  },
  ...(
    [
      [11, 6],
      [13, 7],
      [15, 8],
      [17, 9],
    ] as const
  ).map(([level, spellLevel]) => mysticArcanum(level, spellLevel)),
  epicBoon('warlock', 'Boon of Fate'),
  {
    key: 'warlock/eldritch-master',
    name: 'Eldritch Master',
    level: 20,
    words: 'Magical Cunning brings back all spent Pact Magic slots.',
  },
];
