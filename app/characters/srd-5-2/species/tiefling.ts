import type { DamageType } from '~/rules/damage-types';
import type { Race } from '../../book/book';
import { cantrip, castingAbility, darkvision, lineageWords, onceFree } from './traits';

type Spell = readonly [string, string];

/** Builds a legacy: its resistance, its cantrip, and its spells of levels 3 and 5, by slug and name. */
function legacy(
  name: string,
  line: string,
  to: DamageType,
  spells: readonly [Spell, Spell, Spell],
) {
  const slug = name.toLowerCase();
  const [first, third, fifth] = spells;
  return {
    slug,
    name,
    line,
    features: [
      {
        key: `${slug}/legacy`,
        name: `${name} Legacy`,
        level: 1,
        words: `Resistance to ${to} damage. ${lineageWords(first[1], third[1], fifth[1])}`,
        gifts: [
          { gives: 'defence', how: 'resistant', to: [to] } as const,
          cantrip(first[0]),
          onceFree(slug, ...third, 3),
          onceFree(slug, ...fifth, 5),
        ],
        asks: [castingAbility()],
      },
    ],
  };
}

/** Tieflings and their three legacies (SRD 5.2, "Tiefling"). */
export const TIEFLING: Race = {
  slug: 'tiefling',
  name: 'Tiefling',
  line: 'Marked by a power of the Lower Planes, and with some of it.',
  size: ['medium', 'small'],
  speed: 30,
  features: [
    darkvision('tiefling', 60),
    {
      key: 'tiefling/otherworldly-presence',
      name: 'Otherworldly Presence',
      level: 1,
      words: 'You know Thaumaturgy and cast it with the ability of your legacy.',
      gifts: [cantrip('thaumaturgy')],
    },
  ],
  subraceName: 'Fiendish Legacy',
  subraces: [
    legacy('Abyssal', 'Of the chaos of demons.', 'poison', [
      ['poison-spray', 'Poison Spray'],
      ['ray-of-sickness', 'Ray of Sickness'],
      ['hold-person', 'Hold Person'],
    ]),
    legacy('Chthonic', 'Of the gloom between the planes.', 'necrotic', [
      ['chill-touch', 'Chill Touch'],
      ['false-life', 'False Life'],
      ['ray-of-enfeeblement', 'Ray of Enfeeblement'],
    ]),
    legacy('Infernal', 'Of the order of devils.', 'fire', [
      ['fire-bolt', 'Fire Bolt'],
      ['hellish-rebuke', 'Hellish Rebuke'],
      ['darkness', 'Darkness'],
    ]),
  ],
};
