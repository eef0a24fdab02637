import type { Rarity } from './scroll-facts';

/** A range in gold pieces. */
export type PriceRange = { readonly low: number; readonly high: number };

/**
 * Prices of scrolls by rarity, for editions whose rules name none. A guide of this site, not a rule, and defined only
 * here. From the lowest scribing cost of a rarity to its highest sale price in SRD 5.2.1.
 */
export const GUIDE_PRICES: Readonly<Record<Rarity, PriceRange>> = {
  common: { low: 15, high: 50 },
  uncommon: { low: 100, high: 300 },
  rare: { low: 1000, high: 3000 },
  'very rare': { low: 10_000, high: 30_000 },
  legendary: { low: 50_000, high: 100_000 },
};

/** The lowest party level at which a shop may have a scroll of a rarity, and where. Also a guide. */
export const GUIDE_SHOPS: Readonly<
  Record<Rarity, { readonly partyLevel: number; readonly where: string }>
> = {
  common: { partyLevel: 1, where: 'a temple or a hedge wizard in any town' },
  uncommon: { partyLevel: 3, where: 'a guild or a larger temple in a town' },
  rare: { partyLevel: 7, where: 'a specialist in a city, on order' },
  'very rare': { partyLevel: 12, where: 'an auction or a patron in a capital' },
  legendary: { partyLevel: 17, where: 'not for sale: find it or earn it' },
};
