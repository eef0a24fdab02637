/** The description of one format that creatures can be imported from. */
export type FormWords = {
  readonly name: string;
  /** Where users get files of this format. */
  readonly where: string;
  /** What is not imported; each such part is reported when it occurs. */
  readonly drops: string;
};

/** Every format that can be imported; the pages, selection lists and checks are derived from this list. */
export const READ_FORMS = {
  own: {
    name: 'Delvewright’s own JSON',
    where: 'A file exported from here, or one record per line (NDJSON).',
    drops: 'Nothing.',
  },
  text: {
    name: 'Plain text of a statblock',
    where: 'A statblock of either edition, copied out of a book, a PDF, a page or D&D Beyond.',
    drops: 'Pictures, and text that is not part of a statblock.',
  },
  markdown: {
    name: 'Markdown',
    where: 'A statblock written with headings and bold text, as in notes.',
    drops: 'Links and pictures.',
  },
  homebrewery: {
    name: 'Homebrewery',
    where: 'A brew with “{{monster” snippets, or the quoted statblocks of its older version.',
    drops: 'The layout of the page.',
  },
  'fantasy-statblocks': {
    name: 'Fantasy Statblocks',
    where: 'A note of Obsidian with “```statblock” blocks, or the JSON of its bestiary.',
    drops:
      'Layouts and pictures. A block that only names a monster of the note’s bestiary is refused.',
  },
  'improved-initiative': {
    name: 'Improved Initiative',
    where: 'The export of its settings, or one statblock of it.',
    drops: 'The player of a character.',
  },
  'tetra-cube': {
    name: 'Tetra-cube',
    where: 'A “.monster” file of its statblock generator.',
    drops: 'What is turned off in the file.',
  },
  'monster-maker': {
    name: '5e Monster Maker',
    where: 'A “.5emm.json” file.',
    drops: 'Nothing that a statblock shows.',
  },
  '5etools': {
    name: '5etools',
    where: 'JSON with a “monster” list, as in its homebrew, or one monster of it.',
    drops:
      'Pictures, variants and choices. A monster that is a copy of another (“_copy”) is refused.',
  },
  critterdb: {
    name: 'CritterDB',
    where: 'The JSON of a monster, or of a bestiary.',
    drops: 'Factions and pictures.',
  },
  'fight-club': {
    name: 'Fight Club 5 and Game Master 5',
    where: 'An XML compendium.',
    drops: 'What is not a monster (it is counted). A second attack of one entry stays as text.',
  },
  dnd5eapi: {
    name: 'dnd5eapi (5e-database)',
    where: 'Monsters from its API or its database, 2014 and 2024.',
    drops: 'Other forms, which are separate monsters.',
  },
  'open5e-1': {
    name: 'Open5e v1',
    where: 'Monsters from version 1 of its API.',
    drops: 'Pictures.',
  },
  'open5e-2': {
    name: 'Open5e v2',
    where: 'Monsters from version 2 of its API.',
    drops: 'Pictures.',
  },
  foundry: {
    name: 'Foundry',
    where: 'An NPC exported from the dnd5e system, versions 3 to 5.',
    drops:
      'Items carried but not worn, effects, summoning, and pictures. A player’s character is refused.',
  },
  csv: {
    name: 'Table (CSV)',
    where: 'A spreadsheet with one row per monster and column headings.',
    drops: 'Columns that match no part of a statblock.',
  },
} as const satisfies Record<string, FormWords>;

export type HomebrewFormat = keyof typeof READ_FORMS;
export const HOMEBREW_FORMATS = Object.keys(READ_FORMS) as HomebrewFormat[];
