/** A reach or range in metres or with a fraction; its digits are no number of feet. */
const METRIC =
  /\b(?:reach(?:es|ing)?|ranged?):? ?(?:of )?\d+(?: ?(?:\/|\bto\b) ?\d+)?(?:[.,]\d| ?-?(?:m|cm|km|met(?:er|re)s?)\b)/i;

/** Whether some words give a reach or a range that is no whole number of feet. */
export function hasMetricDistance(words: string): boolean {
  return METRIC.test(words);
}
