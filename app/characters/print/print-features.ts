import type { Character } from '../record/character';
import type { Sheet } from '../sheet/sheet';
import { linesOf } from './fit';
import type { PrintedFeature } from './printed';

const ACTIONS = {
  action: 'action',
  'bonus-action': 'bonus action',
  reaction: 'reaction',
  free: 'no action',
} as const;

/** The type size of features in points. */
export const FEATURE_POINTS = 8;

/**
 * Features with an action or uses come before passive ones, each group in the order of the sheet; custom ones come
 * last.
 */
export function printedFeatures(sheet: Sheet, extras: Character['extras']): PrintedFeature[] {
  const all = sheet.features.map(({ place, key, name, scale, from, action, supply, words }) => ({
    isUsed: action !== null || supply !== null,
    feature: {
      key: `${place} ${key}`,
      name: scale === null ? name : `${name} (${scale})`,
      from: action === null ? from : `${from}, ${ACTIONS[action]}`,
      words,
    },
  }));
  return merged([
    ...all.filter(({ isUsed }) => isUsed).map(({ feature }) => feature),
    ...all.filter(({ isUsed }) => !isUsed).map(({ feature }) => feature),
    ...extras.map(({ name, words }, at) => ({ key: `extra ${at}`, name, from: '', words })),
  ]);
}

/** Merges identical features and lists their sources, such as an ability increase at four levels. */
function merged(features: readonly PrintedFeature[]): PrintedFeature[] {
  const found = new Map<string, PrintedFeature>();
  for (const feature of features) {
    const alike = `${feature.name}\n${feature.words}`;
    const known = found.get(alike);
    const from = known === undefined ? feature.from : `${known.from}; ${feature.from}`;
    found.set(alike, { ...(known ?? feature), from });
  }
  return [...found.values()];
}

/** The number of lines of a feature in a column of this width in millimetres, including spacing. */
export function featureLines({ name, from, words }: PrintedFeature, widthMm: number): number {
  const lead = from === '' ? name : `${name} ${from}.`;
  // The name is bold, and bold letters are wider.
  return linesOf(`${lead}${lead.slice(0, 6)} ${words}`, widthMm, FEATURE_POINTS) + 0.35;
}
