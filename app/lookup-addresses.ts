import { beginnings, inFolder } from './address-line';

const RECORDS = inFolder(
  'compendium',
  { answers: 'json', edge: 'file' },
  {
    '/monsters': { file: 'monsters-page.ts' },
    '/monsters/search': { file: 'monsters-search-page.ts' },
    '/monsters/:id': { file: 'monsters-record-page.ts' },
    '/spells': { file: 'spells-page.ts' },
    '/spells/search': { file: 'spells-search-page.ts' },
    '/spells/:id': { file: 'spells-record-page.ts' },
  },
);

const MONSTERS = inFolder(
  'tools/monster-lookup',
  { layout: 'tool', who: 'monster-lookup' },
  {
    '/monster-lookup': { file: 'page.tsx', edge: 'page', sitemap: 3 },
    '/monster-lookup/compare': { file: 'compare-page.tsx' },
    '/monster-lookup/lists': { file: 'lists/lists-page.tsx' },
    '/monster-lookup/lists/:id': { file: 'lists/list-page.tsx' },
    '/monster-lookup/spells/:id': { file: 'spell-page.tsx', edge: 'page' },
    '/monster-lookup/:id': { file: 'monster-page.tsx', edge: 'page' },
    '/monster-lookup/:id/export': { file: 'export-list-page.tsx' },
    '/monster-lookup/:id/mine': { file: 'lists/mine-page.tsx' },
    '/monster-lookup/random': { file: 'random-page.ts', answers: 'file' },
    '/monster-lookup/lists/rows': { file: 'lists/rows-page.ts', answers: 'file' },
    '/monster-lookup/lists/take-along': { file: 'lists/take-along-page.ts', answers: 'file' },
    '/monster-lookup/lists/:id/as/:form': { file: 'lists/list-as-page.ts', answers: 'file' },
    '/monster-lookup/:id/mine.json': { file: 'lists/mine-json-page.ts', answers: 'file' },
    '/monster-lookup/tokens.svg': { file: 'token-sheet-page.ts', answers: 'file' },
    '/monster-lookup/:id/token.svg': { file: 'token-page.ts', answers: 'file', edge: 'file' },
    '/monster-lookup/:id/as/:format': { file: 'export-page.ts', answers: 'file', edge: 'file' },
  },
);

const SPELLS = inFolder(
  'tools/spell-lookup',
  { layout: 'tool', who: 'spell-lookup' },
  {
    '/spell-lookup': { file: 'page.tsx' },
    '/spell-lookup/books': { file: 'book/books-page.tsx' },
    '/spell-lookup/books/:id': { file: 'book/book-page.tsx' },
    '/spell-lookup/classes': { file: 'classes/class-list-page.tsx' },
    '/spell-lookup/random': { file: 'random/random-book-page.tsx', reading: 'costly reads' },
    '/spell-lookup/cards': { file: 'cards/cards-page.tsx', reading: 'costly reads' },
    '/spell-lookup/:id': { file: 'spell/spell-page.tsx' },
    '/spell-lookup/rows': { file: 'book/rows-page.ts', answers: 'file' },
    '/spell-lookup/books/take-along': { file: 'book/take-along-page.ts', answers: 'file' },
    '/spell-lookup/books/:id/as/:form': { file: 'book/book-as-page.ts', answers: 'file' },
    '/spell-lookup/cards.pdf': {
      file: 'cards/cards-pdf-page.ts',
      answers: 'file',
      reading: 'costly reads',
    },
  },
);

const DICE = inFolder(
  'tools/dice-roller',
  { layout: 'open-tool', who: 'dice-roller' },
  {
    '/dice-roller': { file: 'roll/page.tsx' },
    '/dice-roller/odds': { file: 'odds/page.tsx' },
    '/dice-roller/kept': { file: 'kept/page.tsx' },
    '/dice-roller/fairness': { file: 'fair/page.tsx' },
    '/dice-roller/take-along': { file: 'kept/take-along-page.ts', answers: 'json' },
  },
);

const OPEN_DICE = inFolder(
  'tools/dice-roller/open',
  { answers: 'json', edge: 'file' },
  { '/dice/roll': { file: 'dice-roll-page.ts' }, '/dice/odds': { file: 'dice-odds-page.ts' } },
);

const SHEETS = inFolder(
  'tools',
  { layout: 'open-tool' },
  {
    '/cheat-sheet': {
      file: 'cheat-sheet/page.tsx',
      who: 'cheat-sheet',
      edge: 'page',
      sitemap: 4,
    },
    '/spell-scroll-cost': { file: 'spell-scroll-cost/page.tsx', who: 'spell-scroll-cost' },
  },
);

/** What people look up: monsters, spells, rules, dice. */
export const LOOKUP_ADDRESSES = {
  ...RECORDS,
  ...MONSTERS,
  ...SPELLS,
  ...DICE,
  ...OPEN_DICE,
  ...SHEETS,
  ...beginnings({ '/dice': { who: 'everyone', answers: 'json' } }),
};
