import type { Edition } from '~/rules/edition';
import { GUIDE_PRICES, GUIDE_SHOPS, type PriceRange } from './guide-prices';
import {
  COPYING,
  SCRIBING_2024,
  SCROLL_CHECK,
  SCROLLS,
  type Scribing,
  type ScrollFacts,
} from './scroll-facts';

/** What a spell's material components add: their price, and whether casting uses them up. */
export type Components = {
  readonly costGp: number;
  readonly consumed: boolean;
  /** What is used up, where that is only a part. */
  readonly consumedGp?: number | undefined;
};

/** How many gold pieces' worth of its components casting uses up. */
export function usedUpGp({ costGp, consumed, consumedGp }: Components): number {
  return consumed ? (consumedGp ?? costGp) : 0;
}

export type ScrollCost = ScrollFacts & {
  /** By the rules of 2024; null by those of 2014, which have no table of it. */
  readonly scribing: Scribing | null;
  /** What components that are used up add to writing it; 0 for none. */
  readonly added: number;
  /** By the rules when both ends are one number, else a guide. */
  readonly price: PriceRange & { readonly guide: boolean };
  /** What a wizard spends to copy it into a spellbook, and the Arcana check; null for a cantrip, which no spellbook takes. */
  readonly copying: { readonly hours: number; readonly gp: number; readonly dc: number } | null;
  /** The check of somebody whose slots do not reach this level. */
  readonly tooHighDc: number;
  readonly shop: { readonly partyLevel: number; readonly where: string };
};

/**
 * What a scroll of a spell level (0 to 9) costs to buy, to write and to copy by the rules of an edition. SRD 5.2.1 values a scroll
 * at twice what it costs to write ("Magic Item Values"); SRD 5.1 says nothing, so its price is a guide. Components that are used up
 * are spent on the writing (SRD 5.2.1 "Scribing Spell Scrolls"), and added to the price once.
 */
export function scrollCost(
  edition: Edition,
  level: number,
  components: Components | null = null,
): ScrollCost {
  const facts = SCROLLS[level];
  const written = SCRIBING_2024[level];
  if (!facts || !written) throw new RangeError(`There is no level ${level} scroll.`);
  const scribing = edition === '2024' ? written : null;
  const added = components === null ? 0 : usedUpGp(components);
  const { low, high } = scribing
    ? { low: 2 * scribing.gp, high: 2 * scribing.gp }
    : GUIDE_PRICES[facts.rarity];
  return {
    ...facts,
    scribing,
    added,
    price: { low: low + added, high: high + added, guide: scribing === null },
    copying:
      level === 0
        ? null
        : { hours: COPYING.hours * level, gp: COPYING.gp * level, dc: SCROLL_CHECK + level },
    tooHighDc: SCROLL_CHECK + level,
    shop: GUIDE_SHOPS[facts.rarity],
  };
}

/** How likely a d20 with this bonus reaches a DC, from 0 to 1: an ability check has no natural 1 or 20. */
export function chanceOf(dc: number, bonus: number): number {
  return Math.min(20, Math.max(0, 21 + bonus - dc)) / 20;
}
