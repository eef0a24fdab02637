import type { Traits } from '../sheet/combatant';

/** A limit that no blow exceeds: whatever the damage, it holds on. */
export const NO_LIMIT = 9999;

/** What features of a race do in a fight, by the last part of their keys (SRD 5.1 and 5.2.1, "Half-Orc", "Orc", "Halfling"). */
const BY_FEATURE: Readonly<Record<string, (traits: Traits) => Traits>> = {
  'relentless-endurance': (traits) => ({ ...traits, relentless: NO_LIMIT }),
  'savage-attacks': (traits) => ({ ...traits, criticalDice: (traits.criticalDice ?? 0) + 1 }),
  lucky: (traits) => ({ ...traits, lucky: true }),
  luck: (traits) => ({ ...traits, lucky: true }),
  brave: (traits) => ({
    ...traits,
    saveAdvantageAgainst: [...(traits.saveAdvantageAgainst ?? []), 'frightened'],
  }),
};
const RACES = new Set(['half-orc', 'orc', 'halfling']);

/** The traits of a class with those of the race that a sheet has. */
export function withRace(traits: Traits, features: readonly { key: string }[]): Traits {
  return features.reduce((all, { key }) => {
    const [race = '', feature = ''] = key.split('/');
    return RACES.has(race) ? (BY_FEATURE[feature]?.(all) ?? all) : all;
  }, traits);
}
