import { ABILITIES, ABILITY_NAMES, SKILL_NAMES } from '~/rules/ability';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { HABITATS } from '~/rules/habitats';

export type FilterChoice = { value: string; label: string };

/**
 * A filter of the form: pills with any number of values, a select, a select with negations ("-fire"), or a select with
 * only the negations of some pills.
 */
export type Filter = {
  param: string;
  label: string;
  look: 'pills' | 'list' | 'list-with-not' | 'nots';
  choices: readonly FilterChoice[];
  /** The chip's text for a value, and for its negation. */
  says: (label: string) => string;
  saysNot: (label: string) => string;
};

export type FilterGroup = { title: string; filters: readonly Filter[] };

/** The filter options that depend on the records in the database. */
export type Holdings = {
  types: readonly string[];
  sources: readonly { source: string; edition: string }[];
  /** Whether any monster has an environment. */
  environments: boolean;
};

const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'];
const SPEEDS = ['burrow', 'climb', 'fly', 'swim', 'hover'];
const SENSES = ['blindsight', 'darkvision', 'tremorsense', 'truesight'];
const ALIGNMENTS = [
  'lawful good',
  'neutral good',
  'chaotic good',
  'lawful neutral',
  'neutral',
  'chaotic neutral',
  'lawful evil',
  'neutral evil',
  'chaotic evil',
  'unaligned',
  'lawful',
  'chaotic',
  'good',
  'evil',
  'any alignment',
];
const LANGUAGES = [
  'Abyssal',
  'Aquan',
  'Auran',
  'Celestial',
  'Common',
  'Deep Speech',
  'Draconic',
  'Druidic',
  'Dwarvish',
  'Elvish',
  'Giant',
  'Gnomish',
  'Goblin',
  'Halfling',
  'Ignan',
  'Infernal',
  'Orc',
  'Primordial',
  'Sylvan',
  'telepathy',
  'Terran',
  'Undercommon',
];
const DEFENDED = [...DAMAGE_TYPES, 'nonmagical'];
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The numeric fields of the form; for some others, only a URL can set the maximum. */
export const NUMBERS: readonly { param: string; says: string }[] = [
  { param: 'acMin', says: 'Armor class from' },
  { param: 'acMax', says: 'Armor class to' },
  { param: 'hpMin', says: 'Hit points from' },
  { param: 'hpMax', says: 'Hit points to' },
  { param: 'passiveMin', says: 'Passive Perception from' },
  ...ABILITIES.map((ability) => ({
    param: `${ability}Min`,
    says: `${ABILITY_NAMES[ability]} from`,
  })),
];

/** Numeric filters that only a URL can set. */
export const OTHER_NUMBERS: readonly { param: string; says: string }[] = [
  { param: 'passiveMax', says: 'Passive Perception to' },
  ...ABILITIES.map((ability) => ({
    param: `${ability}Max`,
    says: `${ABILITY_NAMES[ability]} to`,
  })),
];

/**
 * The filters in groups: first those most often needed, which are five together with the challenge rating, then the
 * others by topic. The fifth is the environment, if records have it.
 */
export function filterGroups({ types, sources, environments }: Holdings): FilterGroup[] {
  const legendary = yesNo('legendary', 'Legendary actions', 'Legendary', 'Not legendary');
  const home = filter('environment', 'Lives in', 'list-with-not', HABITATS, livesIn);
  return [
    {
      title: '',
      filters: [
        filter('type', 'Type', 'pills', types.map(capital), (type) => type),
        filter('size', 'Size', 'pills', SIZES, (size) => size),
        filter('speed', 'Can', 'pills', SPEEDS.map(capital), (way) => `Can ${way.toLowerCase()}`),
        environments ? home : legendary,
      ],
    },
    {
      title: 'Kind',
      filters: [
        filter('type', 'Any type but', 'nots', types.map(capital), (type) => type),
        filter('alignment', 'Alignment', 'list-with-not', ALIGNMENTS.map(capital), (word) => word),
        ...sourceFilters(sources),
      ],
    },
    {
      title: 'Movement, senses and languages',
      filters: [
        filter('speed', 'Cannot', 'nots', SPEEDS.map(capital), (way) => `can ${way.toLowerCase()}`),
        filter('sense', 'Senses', 'pills', SENSES.map(capital), (sense) => sense),
        filter('language', 'Speaks', 'list-with-not', LANGUAGES, (name) => `Speaks ${name}`),
      ],
    },
    {
      title: 'Defenses',
      filters: [
        defence('vulnerable', 'Vulnerable to', DEFENDED, 'Not vulnerable to'),
        defence('resist', 'Resistant to', DEFENDED, 'Not resistant to'),
        defence('immune', 'Immune to', DEFENDED, 'Not immune to'),
        defence('conditionImmune', 'Cannot be', CONDITIONS, 'Can be'),
      ],
    },
    {
      title: 'Threats',
      filters: [
        filter(
          'skill',
          'Skilled in',
          'list',
          Object.values(SKILL_NAMES),
          (name) => `Skilled in ${name}`,
        ),
        {
          ...filter('goodSave', 'Good saves', 'list', [], (name) => `Good at ${name} saves`),
          choices: ABILITIES.map((key) => ({ value: key, label: ABILITY_NAMES[key] })),
        },
        {
          ...filter('save', 'Forces saves', 'pills', [], (name) => `Forces ${name} saves`),
          choices: ABILITIES.map((key) => ({ value: key, label: ABILITY_NAMES[key] })),
        },
        defence('deals', 'Deals', DAMAGE_TYPES, 'Deals no'),
        defence('inflicts', 'Inflicts', CONDITIONS, 'Does not inflict'),
        ...(environments ? [legendary] : []),
        yesNo('lair', 'Lair actions', 'Has a lair', 'Has no lair'),
        yesNo('caster', 'Casts spells', 'Casts spells', 'Casts no spells'),
      ],
    },
  ];
}

function livesIn(place: string): string {
  return `Lives in: ${place}`;
}

function sourceFilters(sources: Holdings['sources']): Filter[] {
  if (sources.length < 2) return [];
  const names = sources.map(({ source }) => source);
  return [filter('source', 'Source', 'list', names, (source) => source)];
}

function filter(
  param: string,
  label: string,
  look: Filter['look'],
  labels: readonly string[],
  says: Filter['says'],
): Filter {
  const choices = labels.map((text) => ({ value: text.toLowerCase(), label: text }));
  return { param, label, look, choices, says, saysNot: (text) => `Not: ${says(text)}` };
}

function defence(param: string, label: string, words: readonly string[], not: string): Filter {
  return {
    ...filter(param, label, 'list-with-not', words.map(wording), (word) => `${label} ${low(word)}`),
    choices: words.map((word) => ({ value: word, label: wording(word) })),
    saysNot: (word) => `${not} ${low(word)}`,
  };
}

function yesNo(param: string, label: string, yes: string, no: string): Filter {
  return {
    ...filter(param, label, 'list', [], () => ''),
    choices: YES_NO,
    says: (word) => (word === 'Yes' ? yes : no),
  };
}

function wording(word: string): string {
  return word === 'nonmagical' ? 'Nonmagical attacks' : capital(word);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function low(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
