import type { School } from '~/compendium/records/spell-record';

/** How a card is printed: in the colour of its school, or without colour. */
export const INKS = ['colour', 'grey'] as const;
export type Ink = (typeof INKS)[number];

/** The band colour of each school, dark enough for white text. */
const BANDS: Readonly<Record<School, string>> = {
  abjuration: '#1f5673',
  conjuration: '#8a4b08',
  divination: '#46608a',
  enchantment: '#8c2f5c',
  evocation: '#9a2f16',
  illusion: '#5b3a86',
  necromancy: '#2f5a3a',
  transmutation: '#6b5a10',
};

export type CardColours = { band: string | null; onBand: string; rule: string; soft: string };

/** The colours of a card; without colour the band is white. */
export function cardColours(school: School, ink: Ink): CardColours {
  if (ink === 'grey') return { band: null, onBand: '#000000', rule: '#000000', soft: '#000000' };
  return { band: BANDS[school], onBand: '#ffffff', rule: BANDS[school], soft: '#4a4038' };
}
