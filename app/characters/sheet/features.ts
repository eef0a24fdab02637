import type { Facts } from './facts';
import type { SheetFeature } from './sheet';

/**
 * Features, options and feats in the order in which they were gained. The character's custom features are not included.
 */
export function featuresOf({ walk }: Facts): readonly SheetFeature[] {
  return walk.had
    .filter(({ hidden }) => !hidden)
    .map(({ place, key, name, words, from, level, action, scale, uses }) => ({
      place,
      key,
      name,
      words,
      from,
      level,
      action,
      scale,
      supply: uses?.key ?? null,
    }));
}
