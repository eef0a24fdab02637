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

/** The material components of a spell: their price, and whether casting consumes them. */
export type Components = {
  readonly costGp: number;
  readonly consumed: boolean;
  /** The consumed part, when that is not everything. */
  readonly consumedGp?: number | undefined;
};

/** The value of the consumed components in gold pieces. */
export function usedUpGp({ costGp, consumed, consumedGp }: Components): number {
  return consumed ? (consumedGp ?? costGp) : 0;
}

export type ScrollCost = ScrollFacts & {
  /** By the 2024 rules; null in 2014, which have no table for it. */
  readonly scribing: Scribing | null;
  /** The cost of consumed components when scribing; 0 for none. */
  readonly added: number;
  /** By the rules when low and high are equal, otherwise a guide. */
  readonly price: PriceRange & { readonly guide: boolean };
  /**
   * A wizard's cost to copy it into a spellbook, and the DC of the Arcana check; null for a cantrip, which cannot be
   * copied.
   */
  readonly copying: { readonly hours: number; readonly gp: number; readonly dc: number } | null;
  /** The DC for a caster without slots of this level. */
  readonly tooHighDc: number;
  readonly shop: { readonly partyLevel: number; readonly where: string };
};

/**
 * The cost to buy, scribe and copy a scroll of a spell level (0 to 9) in an edition. SRD 5.2.1 sets a scroll's value to
 * twice its scribing cost ("Magic Item Values"); SRD 5.1 has no rule, so its price is a guide. Consumed components are
 * spent in scribing (SRD 5.2.1 "Scribing Spell Scrolls"), and added to the price once.
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

/** The probability (0 to 1) that a d20 with this bonus reaches a DC; an ability check has no special 1 or 20. */
export function chanceOf(dc: number, bonus: number): number {
  return Math.min(20, Math.max(0, 21 + bonus - dc)) / 20;
}
