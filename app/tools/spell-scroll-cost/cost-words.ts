import { coinWords } from '~/rules/coins';
import { chanceOf, type ScrollCost } from './scroll-cost';
import type { Rarity } from './scroll-facts';

/** Formats gold pieces: 12,500 GP. */
export function gold(gp: number): string {
  return coinWords(gp, 'gp');
}

/** Formats a price or range: "100 to 300 GP", "5,000 GP". */
export function priceWords({ low, high }: ScrollCost['price']): string {
  return low === high ? gold(low) : `${low.toLocaleString('en')} to ${gold(high)}`;
}

/** Formats a level: "Cantrip", "3rd level". */
export function levelWords(level: number): string {
  if (level === 0) return 'Cantrip';
  const ending = ['st', 'nd', 'rd'][level - 1] ?? 'th';
  return `${level}${ending} level`;
}

/** Formats days: "1 day", "5 days". */
export function dayWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** A rarity with a capital letter. */
export function rarityWords(rarity: Rarity): string {
  return rarity.charAt(0).toUpperCase() + rarity.slice(1);
}

/** Formats a bonus with its sign. */
export function signed(bonus: number): string {
  return bonus < 0 ? `−${-bonus}` : `+${bonus}`;
}

/** The chance of a check to succeed: "55% with +5". */
export function chanceWords(dc: number, bonus: number): string {
  return `${Math.round(chanceOf(dc, bonus) * 100)}% with ${signed(bonus)}`;
}
