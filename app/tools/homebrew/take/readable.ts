import type { HomebrewFormat } from '~/compendium/foreign/reading';

/** Where the files of each form come from, for those who look for theirs. */
export const READABLE: Readonly<Record<HomebrewFormat, string>> = {
  own: 'A file taken along from here, or records a line each (NDJSON).',
  text: 'A statblock of either edition, copied out of a book, a PDF or a page.',
  markdown: 'A statblock written with headings and bold words, as notes keep them.',
  homebrewery: 'A brew with “{{monster” snippets.',
  'improved-initiative': 'The export of its settings, or one statblock of it.',
  'tetra-cube': 'A “.monster” file of its statblock generator.',
  'monster-maker': 'A “.5emm.json” file.',
  'fight-club': 'An XML compendium, as Fight Club 5 and Game Master 5 have them.',
  'open5e-1': 'Monsters of the first version of its interface.',
  'open5e-2': 'Creatures of the second version.',
  foundry: 'An actor exported from the dnd5e system.',
  csv: 'A spreadsheet with a row for each creature and a heading that names its columns.',
};
