import { beginnings, inFolder } from './address-line';
import { KB, MB } from './platform/door-rules';

// The densest map of 500 squares a side has 1.4 MB of JSON, which the editor's form contains as it is.
const MAPS = inFolder(
  'tools/mapwright',
  { layout: 'tool', who: 'mapwright', bytes: 3 * MB, reading: 'costly reads' },
  {
    '/mapwright': { file: 'page.tsx' },
    '/mapwright/maps': { file: 'saved-maps-page.tsx' },
    '/mapwright/maps/:id': { file: 'saved-map-page.tsx' },
    '/mapwright/maps/:id/key': { file: 'key-page.tsx', bytes: 256 * KB },
    // Asked by the open page of a map.
    '/mapwright/keep': { file: 'keep-map-page.ts', answers: 'json' },
    '/mapwright/export-permit': { file: 'export-permit-page.ts', answers: 'json' },
    '/mapwright/map.pdf': { file: 'map-pdf-page.ts', answers: 'file' },
    '/mapwright/maps/:id/adventure.pdf': { file: 'adventure-pdf-page.ts', answers: 'file' },
    '/mapwright/maps/:id/map.json': { file: 'saved-map-json-page.ts', answers: 'file' },
    '/mapwright/maps/:id/map.svg': { file: 'saved-map-svg-page.ts', answers: 'file' },
  },
);

const OPEN_MAPS = inFolder(
  'tools/mapwright',
  { layout: 'tool', reading: 'costly reads' },
  {
    '/try/mapwright': { file: 'try-page.tsx', sitemap: 6 },
    '/map/:code': { file: 'shared-map-page.tsx' },
    '/try/mapwright/stock': {
      file: 'stock-page.ts',
      answers: 'json',
      bytes: 512 * KB,
      writing: 'costly writes',
    },
    '/try/mapwright/map.json': { file: 'map-json-page.ts', answers: 'file' },
    '/try/mapwright/map.svg': { file: 'map-svg-page.ts', answers: 'file' },
    // Small pictures, a dozen on one page.
    '/try/mapwright/places/:id': {
      file: 'place-picture-page.ts',
      answers: 'file',
      reading: 'none',
    },
  },
);

const HOMEBREW = inFolder(
  'tools/homebrew',
  { layout: 'tool', who: 'homebrew-monsters' },
  {
    '/homebrew': { file: 'list/page.tsx' },
    '/homebrew/new': { file: 'edit/new-page.tsx' },
    '/homebrew/keep': { file: 'edit/keep-page.ts', answers: 'json' },
    // A creatures file of 5 MB, pasted or uploaded; one slightly too large gets its own error message.
    '/homebrew/import': { file: 'import-page.tsx', bytes: 8 * MB },
    '/homebrew/import/:id': { file: 'import-one-page.tsx', bytes: 8 * MB },
    '/homebrew/formats': { file: 'formats-page.tsx' },
    '/homebrew/:id/take': { file: 'take-choice-page.tsx' },
    // Open to anyone with its link, in every state of the tool.
    '/homebrew/s/:code': { file: 'share/shared-page.tsx', who: 'everyone' },
    '/homebrew/:id': { file: 'edit/editor-page.tsx' },
    '/homebrew/:id/history': { file: 'versions/history-page.tsx' },
    '/homebrew/:id/share': { file: 'share/share-page.tsx' },
    '/homebrew/take': { file: 'take-page.ts', answers: 'file', reading: 'costly reads' },
    '/homebrew/:id/take/:form': {
      file: 'take-one-page.ts',
      answers: 'file',
      reading: 'costly reads',
    },
  },
);

// Making a character follows the tool's gate. A sheet checks its owner itself, because a party member's sheet stays open
// to its owner in every state of the tool.
const CHARACTERS = inFolder(
  'tools/character-lab',
  { layout: 'tool', who: 'signed-in' },
  {
    // A character of this device that is saved to the account, of 64 kB and as a form somewhat more.
    '/lab/character': { file: 'page.tsx', who: 'character-creator', bytes: 256 * KB },
    // A character file of 2 MB, which can include whole books; one slightly too large gets its own error message.
    '/lab/character/import': { file: 'import-page.tsx', who: 'character-creator', bytes: 4 * MB },
    '/lab/character/:id': { file: 'character-page.tsx' },
    '/lab/character/:id/make': { file: 'making-page.tsx', who: 'character-creator' },
    '/lab/character/:id/other-edition': {
      file: 'other-edition-page.tsx',
      who: 'character-creator',
    },
    '/lab/character/:id/print': { file: 'print-page.tsx' },
    // A portrait of one megabyte, in a form.
    '/lab/character/:id/portrait/new': { file: 'new-portrait-page.tsx', bytes: 2 * MB },
    '/lab/character/:id/portrait': { file: 'portrait-page.ts', answers: 'json', bytes: 2 * MB },
    '/lab/character/:id/deeds': { file: 'deeds-page.ts', answers: 'json' },
    '/lab/character/:id/keep': {
      file: 'keep-page.ts',
      answers: 'json',
      who: 'character-creator',
    },
    '/lab/character/:id/as/:form': { file: 'character-as-page.ts', answers: 'file' },
    '/characters/:file': { file: 'character-json-page.ts', answers: 'json' },
    '/adventuring/:id/sheet/:member': { file: 'member-sheet-page.tsx' },
  },
);

const OPEN_CHARACTERS = inFolder(
  'tools/character-lab',
  { layout: 'tool' },
  {
    '/try/character-lab': { file: 'try-page.tsx', who: 'try character-creator', sitemap: 7 },
    '/try/character-lab/here': { file: 'here-page.tsx' },
    '/character/:code': { file: 'shared-page.tsx', reading: 'costly reads' },
    '/character/:code/pdf': {
      file: 'shared-pdf-page.ts',
      answers: 'file',
      reading: 'costly reads',
    },
    // Beside a page that was counted.
    '/character/:code/portrait': { file: 'shared-portrait-page.ts', answers: 'file' },
  },
);

const CHECKING = inFolder(
  'characters',
  { answers: 'json' },
  {
    // A character sent by a program, which is only reckoned; one slightly too large gets its own error message.
    '/characters/check': {
      file: 'check-page.ts',
      bytes: 128 * KB,
      fromAnywhere: 'keeps nothing',
      writing: 'costly reads',
    },
  },
);

const BUILDER = inFolder(
  'tools/encounter-builder',
  { layout: 'tool', who: 'encounter-builder' },
  {
    '/encounter-builder': { file: 'page.tsx' },
    '/encounter-builder/encounters': { file: 'shelf-page.tsx' },
    '/encounter-builder/encounters/:id': { file: 'kept-page.tsx' },
    // An encounters file of 256 KB, pasted or uploaded, and saved by a form.
    '/encounter-builder/import': { file: 'import-page.tsx', bytes: 512 * KB },
    '/encounter-builder/day': { file: 'day-page.tsx' },
    '/encounter-builder/print': { file: 'print-page.tsx' },
    '/encounter-builder/keep': { file: 'keep-page.ts', answers: 'json' },
    '/encounter-builder/as/:form': { file: 'as-page.ts', answers: 'file' },
    '/encounter/:code': { file: 'shared-page.tsx', who: 'everyone', reading: 'costly reads' },
  },
);

const ENCOUNTERS = inFolder(
  'encounters',
  { answers: 'json', who: 'encounter-builder' },
  {
    '/encounters': { file: 'encounters-page.ts' },
    '/encounters/difficulty': { file: 'difficulty-page.ts', who: 'everyone', edge: 'file' },
    '/encounters/:id': { file: 'one-encounter-page.ts' },
  },
);

const BATTLES = inFolder(
  'tools/battle-simulator',
  { layout: 'tool', who: 'battle-simulator', reading: 'costly reads' },
  {
    '/battle-simulator': { file: 'page.tsx' },
    '/battle-simulator/battles': { file: 'battles-page.tsx' },
    '/battle-simulator/bring': { file: 'bring-page.tsx' },
    '/battle-simulator/battles/:id': { file: 'kept-page.ts', answers: 'file' },
    '/battle-simulator/as/:form': { file: 'as-page.ts', answers: 'file' },
    '/battle/:code': { file: 'shared-page.tsx', who: 'everyone' },
  },
);

/** What people make: maps, monsters, characters, encounters, simulated battles. */
export const MAKING_ADDRESSES = {
  ...MAPS,
  ...OPEN_MAPS,
  ...HOMEBREW,
  ...CHARACTERS,
  ...OPEN_CHARACTERS,
  ...CHECKING,
  ...BUILDER,
  ...ENCOUNTERS,
  ...BATTLES,
  ...beginnings({
    '/characters': { who: 'signed-in', answers: 'json' },
    '/homebrew/s': { who: 'everyone', answers: 'page' },
  }),
};
