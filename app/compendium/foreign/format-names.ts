import type { HomebrewFormat } from './reading';

/** What each form of file is called. */
export const FORMAT_NAMES: Readonly<Record<HomebrewFormat, string>> = {
  own: 'Delvewright’s own JSON',
  text: 'Plain text of a statblock',
  markdown: 'Markdown',
  homebrewery: 'Homebrewery',
  'improved-initiative': 'Improved Initiative',
  'tetra-cube': 'Tetra-cube',
  'monster-maker': '5e Monster Maker',
  'fight-club': 'Fight Club 5',
  'open5e-1': 'Open5e v1',
  'open5e-2': 'Open5e v2',
  foundry: 'Foundry',
  csv: 'Table (CSV)',
};
