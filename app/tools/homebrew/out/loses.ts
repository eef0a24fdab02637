import type { HomebrewForm } from './write-homebrew';

/** A field of a record that a format cannot store; "entries" stands for all traits, actions and so on. */
export type Loss = { readonly field: string; readonly why: string };

const STRUCTURE =
  'Only the text is written; its mechanics are read from it again as far as possible.';

/** What only our own format stores: the structure behind the text, and a record's origin. */
const IN_WORDS: readonly Loss[] = [
  ...[
    'effects',
    'complete',
    'missing',
    'tag',
    'trigger',
    'needs',
    'targets',
    'area',
    'oncePerRound',
    'slot',
  ].map((part) => ({ field: `entries.${part}`, why: STRUCTURE })),
  { field: 'multiattack', why: STRUCTURE },
  { field: 'section', why: 'There is no field for the section of the book.' },
  { field: 'variantOf', why: 'There is no field for the monster it is a variant of.' },
];

const NO_LICENCE: Loss = { field: 'licence', why: 'There is no field for a license.' };
const NO_LAIR_XP: Loss = { field: 'xpInLair', why: 'There is one number of experience points.' };
const NO_XP: Loss = { field: 'xp', why: 'Experience points follow from the challenge rating.' };
const NO_FORMS: Loss = { field: 'forms', why: 'There is one armor and one set of speeds.' };
const NO_GEAR: Loss = { field: 'gear', why: 'There is no field for gear.' };
const NO_BLIND: Loss = { field: 'senses.blindBeyond', why: 'Senses have only a distance.' };

const NO_SCORE: Loss = {
  field: 'initiative.score',
  why: 'The score is always calculated from the bonus.',
};

/** What each format loses of a record that is exported and imported again; everything not listed stays equal. */
export const LOSES: Readonly<Record<HomebrewForm, readonly Loss[]>> = {
  own: [],
  csv: [...IN_WORDS, NO_LICENCE, NO_LAIR_XP],
  homebrewery: [
    ...IN_WORDS,
    NO_LICENCE,
    { field: 'source', why: 'A statblock does not name its book.' },
  ],
  'improved-initiative': [
    ...IN_WORDS,
    NO_LICENCE,
    NO_LAIR_XP,
    NO_XP,
    NO_FORMS,
    NO_GEAR,
    NO_BLIND,
    NO_SCORE,
  ],
  foundry: [
    ...IN_WORDS,
    NO_LAIR_XP,
    NO_XP,
    NO_FORMS,
    NO_GEAR,
    NO_BLIND,
    NO_SCORE,
    { field: 'ac.kind', why: 'Armor is a number, natural or not.' },
    { field: 'orSizes', why: 'An actor has one size.' },
    {
      field: 'defences',
      why: 'Defenses are damage types and exceptions; their wording is lost.',
    },
    { field: 'languages', why: 'Languages are keys; the wording around them is lost.' },
    { field: 'legendary.intro', why: 'Legendary actions have no introduction.' },
    { field: 'legendary.actionsInLair', why: 'There is one number of legendary actions.' },
    { field: 'legendary.resistancesInLair', why: 'There is one number of resistances.' },
    { field: 'entries.only', why: 'There is no field for the form an entry needs.' },
    { field: 'entries.uses', why: 'Uses have one number, and become a recharge after a rest.' },
    { field: 'entries.recharge', why: 'One use after a rest and a recharge by it are the same.' },
  ],
};
