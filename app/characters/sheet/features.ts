import type { Facts } from './facts';
import type { SheetFeature } from './sheet';

/** Features, options and feats in the order in which one came to them, and what one has besides. */
export function featuresOf({ walk, character }: Facts): readonly SheetFeature[] {
  const had = walk.had
    .filter(({ hidden }) => !hidden)
    .map(({ place, key, name, words, from, level, action, scale, uses }) => ({
      ...{ place, key, name, words, from, level, action, scale, supply: uses?.key ?? null },
    }));
  const extras = character.extras.map(({ name, words }, at) => ({
    ...{ place: `extra/${at}`, key: `extra/${at}`, name, words, from: 'Extra', level: 0 },
    ...{ action: null, scale: null, supply: null },
  }));
  return [...had, ...extras];
}
