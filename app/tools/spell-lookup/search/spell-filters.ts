import { AREA_SHAPES } from '~/compendium/records/record-parts';
import { SCHOOLS } from '~/compendium/records/spell-record';
import { LASTING, type Lasting, REACHES, type Reach } from '~/compendium/shelf/spell-kinds';
import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { CASTER_CLASSES } from '~/rules/caster-classes';
import { CONDITIONS } from '~/rules/conditions';
import { CREATURE_TYPES } from '~/rules/creature-types';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { capital, levelWords } from '../spell-words';

export type SpellChoice = { value: string; label: string };

/** A filter of the form: pills with any number of values, or a select; `not` also offers negations. */
export type SpellFilter = {
  param: string;
  label: string;
  look: 'pills' | 'list';
  not?: boolean;
  choices: readonly SpellChoice[];
  /** The chip's text for a value. */
  says: (label: string) => string;
};

export type SpellFilterGroup = { title: string; filters: readonly SpellFilter[] };

const REACH_WORDS: Readonly<Record<Reach, string>> = {
  self: 'Self',
  touch: 'Touch',
  '30': 'Up to 30 ft.',
  '60': '31 to 60 ft.',
  '120': '61 to 120 ft.',
  '300': '121 to 300 ft.',
  far: 'Over 300 ft.',
  miles: 'Miles',
  any: 'Sight, no limit, special',
};

const LASTING_WORDS: Readonly<Record<Lasting, string>> = {
  instantaneous: 'Instantaneous',
  round: 'Rounds',
  minute: 'Up to a minute',
  'ten-minutes': 'Up to 10 minutes',
  hour: 'Up to an hour',
  day: 'Up to a day',
  longer: 'Longer than a day',
  'until-dispelled': 'Until dispelled or triggered',
  special: 'Special',
};

const CASTING: readonly SpellChoice[] = [
  { value: 'action', label: 'Action' },
  { value: 'bonus-action', label: 'Bonus action' },
  { value: 'reaction', label: 'Reaction' },
  { value: 'minute', label: 'Minutes' },
  { value: 'hour', label: 'Hours' },
];

const COMPONENTS: readonly SpellChoice[] = [
  { value: 'v', label: 'Verbal' },
  { value: 's', label: 'Somatic' },
  { value: 'm', label: 'Material' },
];

const WITHOUT: readonly SpellChoice[] = COMPONENTS.map(({ value, label }) => ({
  value: `-${value}`,
  label: `No ${label.toLowerCase()}`,
}));

const same = (label: string) => label;

/** All filters of the lookup; the first group has the most important ones. */
export const SPELL_FILTERS: readonly SpellFilterGroup[] = [
  {
    title: '',
    filters: [
      {
        ...pills('level', 'Level', [...'0123456789']),
        choices: [...'0123456789'].map((value) => ({
          value,
          label: value === '0' ? 'Cantrip' : value,
        })),
        says: (label) => (label === 'Cantrip' ? label : levelWords(Number(label))),
      },
      pills('class', 'Class', CASTER_CLASSES),
      pills('school', 'School', SCHOOLS),
      yesNo('ritual', 'Ritual', 'Ritual', 'No ritual'),
      yesNo('concentration', 'Concentration', 'Concentration', 'No concentration'),
    ],
  },
  {
    title: 'Casting',
    filters: [
      list('casting', 'Casting time', CASTING),
      list('range', 'Range', worded(REACHES, REACH_WORDS), (label) => `Range: ${low(label)}`),
      list(
        'duration',
        'Duration',
        worded(LASTING, LASTING_WORDS),
        (label) => `Duration: ${low(label)}`,
      ),
      { ...list('component', 'Components', COMPONENTS), look: 'pills' },
      list('component', 'Without', WITHOUT),
      yesNo('costly', 'Costly material', 'Costly material', 'No costly material'),
      yesNo(
        'consumed',
        'Material consumed',
        'Consumes its material',
        'Does not consume its material',
      ),
    ],
  },
  {
    title: 'Effect',
    filters: [
      { ...list('damage', 'Damage', named(DAMAGE_TYPES), (word) => `${word} damage`), not: true },
      list(
        'save',
        'Save',
        ABILITIES.map((key) => ({ value: key, label: ABILITY_NAMES[key] })),
        saves,
      ),
      list('attack', 'Attack', named(['melee', 'ranged']), (word) => `${word} spell attack`),
      list('inflicts', 'Condition', named(CONDITIONS), (word) => `Causes ${low(word)}`),
      list('area', 'Area', named(AREA_SHAPES)),
      list('affects', 'Only on', named(CREATURE_TYPES), (word) => `Only on: ${low(word)}`),
      yesNo('healing', 'Heals', 'Heals', 'No healing'),
      {
        ...yesNo('noAbility', 'No ability needed', 'No ability needed', 'Ability needed'),
        label: 'No spellcasting ability needed',
      },
    ],
  },
];

function saves(label: string): string {
  return `${label} save`;
}

function pills(param: string, label: string, words: readonly string[]): SpellFilter {
  return { param, label, look: 'pills', choices: named(words), says: same };
}

function list(
  param: string,
  label: string,
  choices: readonly SpellChoice[],
  says: SpellFilter['says'] = same,
): SpellFilter {
  return { param, label, look: 'list', choices, says };
}

function yesNo(param: string, label: string, yes: string, no: string): SpellFilter {
  const choices = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];
  return { ...list(param, label, choices), says: (word) => (word === 'Yes' ? yes : no) };
}

function named(words: readonly string[]): SpellChoice[] {
  return words.map((word) => ({ value: word.toLowerCase(), label: capital(word) }));
}

function worded<Key extends string>(
  keys: readonly Key[],
  words: Readonly<Record<Key, string>>,
): SpellChoice[] {
  return keys.map((key) => ({ value: key, label: words[key] }));
}

function low(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
