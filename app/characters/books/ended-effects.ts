import { EDITIONS } from '~/rules/edition';
import { bookOf } from './book-of';

/**
 * The effects that end by themselves when their character falls unconscious, each with its edition: "2014 rage". Those
 * that are ended by hand are not among them.
 */
export function effectsEndedDown(): string[] {
  const named = EDITIONS.flatMap((edition) =>
    Object.values(bookOf(edition).actions ?? {})
      .flat()
      .flatMap(({ effect }) =>
        effect === undefined || effect.ends === 'by-hand' ? [] : [`${edition} ${effect.key}`],
      ),
  );
  return [...new Set(named)];
}
