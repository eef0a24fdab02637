/** A reach or range in metres or with a fraction, so its digits are not feet. */
const METRIC =
  /\b(?:reach(?:es|ing)?|ranged?):? ?(?:of )?\d+(?: ?(?:\/|\bto\b) ?\d+)?(?:[.,]\d| ?-?(?:m|cm|km|met(?:er|re)s?)\b)/i;

/** Returns whether the text gives a reach or range that is not a whole number of feet. */
export function hasMetricDistance(words: string): boolean {
  return METRIC.test(words);
}
