import { BANDS_2014, BANDS_2024 } from '~/rules/budgets/budget-tables';
import { EDITIONS, type Edition } from '~/rules/edition';

/** A difficulty of a fight, by the word of its edition. */
export type Band = (typeof BANDS_2014)[number] | (typeof BANDS_2024)[number];

/** The maximum number of rooms that are stocked at once. */
export const MOST_STOCKED = 400;

/** The bands of an edition, from the easiest. */
export function bandsOf(edition: Edition): readonly Band[] {
  return edition === '2014' ? BANDS_2014 : BANDS_2024;
}

/** The band of an edition that is chosen unless another is: the last but one. */
export function usualBand(edition: Edition): Band {
  return bandsOf(edition).at(-2) ?? 'hard';
}

/** The difficulties to choose from under the rules of an edition; without one, those of each, named with it. */
export function bandChoices(edition: Edition | null): { value: Band; label: string }[] {
  return (edition === null ? EDITIONS : [edition]).flatMap((one) =>
    bandsOf(one).map((value) => {
      const name = `${value.charAt(0).toUpperCase()}${value.slice(1)}`;
      return { value, label: edition === null ? `${name} (${one})` : name };
    }),
  );
}
