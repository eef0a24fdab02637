/** What is said of one form that creatures can be brought in. */
export type FormWords = {
  readonly name: string;
  /** Where its files come from, for those who look for theirs. */
  readonly where: string;
  /** What does not come along; each is told when it is met. */
  readonly drops: string;
};

/** Every form that creatures are read in: the one list that pages, choices and checks are made from. */
export const READ_FORMS = {
  own: {
    name: 'Delvewright’s own JSON',
    where: 'A file exported from here, or records a line each (NDJSON).',
    drops: 'Nothing.',
  },
  text: {
    name: 'Plain text of a statblock',
    where: 'A statblock of either edition, copied out of a book, a PDF, a page or D&D Beyond.',
    drops: 'Pictures, and words that stand in no part of a statblock.',
  },
  markdown: {
    name: 'Markdown',
    where: 'A statblock written with headings and bold words, as notes keep them.',
    drops: 'Links and pictures.',
  },
  homebrewery: {
    name: 'Homebrewery',
    where: 'A brew with “{{monster” snippets, or the quoted statblocks of its older version.',
    drops: 'The look of the page.',
  },
  'fantasy-statblocks': {
    name: 'Fantasy Statblocks',
    where: 'A note of Obsidian with “```statblock” blocks, or the JSON of its bestiary.',
    drops:
      'Layouts and pictures. A block that only names a creature of the note’s bestiary is refused.',
  },
  'improved-initiative': {
    name: 'Improved Initiative',
    where: 'The export of its settings, or one statblock of it.',
    drops: 'The player of a character.',
  },
  'tetra-cube': {
    name: 'Tetra-cube',
    where: 'A “.monster” file of its statblock generator.',
    drops: 'What is switched off in the file.',
  },
  'monster-maker': {
    name: '5e Monster Maker',
    where: 'A “.5emm.json” file.',
    drops: 'Nothing that a statblock shows.',
  },
  '5etools': {
    name: '5etools',
    where: 'JSON with a list “monster”, as its homebrew has it, or one creature of it.',
    drops:
      'Pictures, variants, and what is a choice. A creature that is a copy of another (“_copy”) is refused.',
  },
  critterdb: {
    name: 'CritterDB',
    where: 'The JSON of a creature, or of a bestiary.',
    drops: 'Factions and pictures.',
  },
  'fight-club': {
    name: 'Fight Club 5 and Game Master 5',
    where: 'An XML compendium.',
    drops: 'What is no monster; it is counted. A second attack of one entry stays as words.',
  },
  dnd5eapi: {
    name: 'dnd5eapi (5e-database)',
    where: 'Monsters of its interface or its database, of 2014 and of 2024.',
    drops: 'Other forms, which are creatures of their own.',
  },
  'open5e-1': {
    name: 'Open5e v1',
    where: 'Monsters of the first version of its interface.',
    drops: 'Pictures.',
  },
  'open5e-2': {
    name: 'Open5e v2',
    where: 'Creatures of the second version.',
    drops: 'Pictures.',
  },
  foundry: {
    name: 'Foundry',
    where: 'An NPC exported from the dnd5e system, of its versions 3 to 5.',
    drops:
      'What is carried and not worn, effects, summoning, and pictures. A player’s character is refused.',
  },
  csv: {
    name: 'Table (CSV)',
    where: 'A spreadsheet with a row for each creature and a heading that names its columns.',
    drops: 'Columns that no part of a statblock is called by.',
  },
} as const satisfies Record<string, FormWords>;

export type HomebrewFormat = keyof typeof READ_FORMS;
export const HOMEBREW_FORMATS = Object.keys(READ_FORMS) as HomebrewFormat[];
