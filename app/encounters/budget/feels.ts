import type { Difficulty } from '~/rules/budgets/difficulty';
import type { Edition } from '~/rules/edition';

/**
 * Descriptions of a fight within a band, by its position between this band and the next; the last one covers the
 * rest.
 */
const WORDS_2014: Readonly<Record<string, readonly string[]>> = {
  trivial: ['Barely a threat', 'A warm-up'],
  easy: ['A scratch or two', 'A fight with little risk'],
  medium: ['Somebody will need healing', 'Costly, but never in doubt'],
  hard: ['It could go badly', 'One bad roll from a death'],
};

const WORDS_2024: Readonly<Record<string, readonly string[]>> = {
  none: ['Barely a threat', 'A warm-up'],
  low: ['A scratch or two', 'It costs a few hit points'],
  moderate: ['Somebody may fall', 'Hard without good play'],
};

/** Descriptions of a fight in the highest band, by its multiple of that band's threshold. */
const BEYOND: readonly { readonly from: number; readonly words: string }[] = [
  { from: 1, words: 'Somebody may die here' },
  { from: 1.5, words: 'Without luck, somebody will die' },
  { from: 2, words: 'Defeat is more likely than victory' },
  { from: 3, words: 'Run, or everybody dies' },
];

/** Describes how a fight feels, between the bands of its edition; empty without a party or foes. */
export function feelsLike(
  edition: Edition,
  { verdict, adjusted, thresholds, foes }: Difficulty,
): string {
  if (verdict === null || foes === 0) return '';
  const at = thresholds.findIndex(({ band }) => band === verdict);
  const from = thresholds[at]?.xp ?? 0;
  const next = thresholds[at + 1];
  if (next === undefined && at >= 0) {
    return BEYOND.findLast((step) => adjusted >= from * step.from)?.words ?? '';
  }
  const words = (edition === '2014' ? WORDS_2014 : WORDS_2024)[verdict] ?? [];
  const upTo = (at < 0 ? thresholds[0]?.xp : next?.xp) ?? from + 1;
  const share = (adjusted - from) / Math.max(1, upTo - from);
  return words[Math.min(words.length - 1, Math.floor(share * words.length))] ?? '';
}
