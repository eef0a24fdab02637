import type { Edition } from '~/rules/edition';
import type { Traits } from '../sheet/combatant';

/** A limit that no damage exceeds: the trait works whatever the damage. */
export const NO_LIMIT = 9999;

type Change = (traits: Traits) => Traits;

function advantageAgainst(condition: 'charmed' | 'frightened' | 'poisoned'): Change {
  return (traits) => ({
    ...traits,
    saveAdvantageAgainst: [...new Set([...(traits.saveAdvantageAgainst ?? []), condition])],
  });
}

/**
 * What features of a race do in a fight, by the last part of their keys (SRD 5.1 and 5.2.1, "Dwarf", "Elf", "Gnome",
 * "Half-Elf", "Halfling", "Half-Orc" and "Orc"). Their resistances are among the defences of a sheet.
 */
const BY_FEATURE: Readonly<Record<string, Change>> = {
  'relentless-endurance': (traits) => ({ ...traits, relentless: NO_LIMIT }),
  'savage-attacks': (traits) => ({ ...traits, criticalDice: (traits.criticalDice ?? 0) + 1 }),
  lucky: (traits) => ({ ...traits, lucky: true }),
  luck: (traits) => ({ ...traits, lucky: true }),
  brave: advantageAgainst('frightened'),
  'fey-ancestry': advantageAgainst('charmed'),
  'dwarven-resilience': advantageAgainst('poisoned'),
  'gnome-cunning': (traits) => ({
    ...traits,
    saveAdvantageAgainstMagic: ['int', 'wis', 'cha'],
  }),
  // 2024: against everything, not only against magic as Gnome Cunning of 2014.
  'gnomish-cunning': (traits) => ({
    ...traits,
    saveAdvantage: [...new Set([...(traits.saveAdvantage ?? []), 'int', 'wis', 'cha'] as const)],
  }),
};
const RACES = new Set(['dwarf', 'elf', 'gnome', 'half-elf', 'half-orc', 'halfling', 'orc']);

/** The traits of a class, plus those of the sheet's race. */
export function withRace(traits: Traits, features: readonly { key: string }[]): Traits {
  return features.reduce((all, { key }) => {
    const [race = '', feature = ''] = key.split('/');
    return RACES.has(race) ? (BY_FEATURE[feature]?.(all) ?? all) : all;
  }, traits);
}

const SLEEP = 'Fey Ancestry: immunity to magical sleep is not counted.';

/** Which features of a race are not simulated, by their keys; for both editions unless an edition is named. */
export const NOT_PLAYED: Readonly<Record<string, string | Partial<Record<Edition, string>>>> = {
  'elf/fey-ancestry': { '2014': SLEEP },
  'half-elf/fey-ancestry': SLEEP,
  'elf/trance': { '2024': 'Trance: immunity to magical sleep is not counted.' },
  'dwarf/dwarven-resilience': {
    '2014':
      'Dwarven Resilience: advantage counts on saves against being poisoned, not against poison damage alone.',
  },
  'dragonborn/breath-weapon': 'The breath weapon is not used.',
  'dragonborn/draconic-flight': 'Draconic Flight is not used.',
  'goliath/giant-ancestry': 'Giant Ancestry is not used.',
  'goliath/large-form': 'Large Form is not used.',
  'orc/adrenaline-rush': 'Adrenaline Rush is not used.',
  'tiefling/infernal-legacy': 'Infernal Legacy: its spells are not cast.',
  'abyssal/legacy': 'Abyssal Legacy: its spells are not cast.',
  'chthonic/legacy': 'Chthonic Legacy: its spells are not cast.',
  'infernal/legacy': 'Infernal Legacy: its spells are not cast.',
  'high-elf/cantrip': "The high elf's cantrip is not cast.",
  'drow/lineage': 'Drow Lineage: its spells are not cast.',
  'high-elf/lineage': 'High Elf Lineage: its spells are not cast.',
};

/** The sentences about features of the sheet's race that are not simulated. */
export function raceLeftOut(features: readonly { key: string }[], edition: Edition): string[] {
  return features.flatMap(({ key }) => {
    const said = Object.hasOwn(NOT_PLAYED, key) ? NOT_PLAYED[key] : undefined;
    return (typeof said === 'string' ? said : said?.[edition]) ?? [];
  });
}
