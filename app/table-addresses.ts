import { inFolder } from './address-line';
import { KB, MB } from './platform/door-rules';

const FIGHTS = inFolder(
  'tools/initiative-tracker',
  { layout: 'tool', who: 'initiative-tracker', reads: 'primary' },
  {
    '/initiative-tracker': { file: 'page.tsx' },
    // Shows a fight from elsewhere in a form, from any site: it needs no identity and stores nothing.
    '/initiative-tracker/new': {
      file: 'new-fight-page.tsx',
      who: 'everyone',
      fromAnywhere: 'keeps nothing',
      reading: 'costly reads',
    },
    // Checks the session itself, so that a form posted from elsewhere is not lost at a gate. It takes a fight from
    // another program of 256 KB, read and passed on by a form.
    '/initiative-tracker/start': { file: 'start-page.tsx', who: 'everyone', bytes: 512 * KB },
    '/initiative-tracker/characters': { file: 'characters-page.tsx' },
    '/initiative-tracker/maps': { file: 'mat/maps-page.ts', answers: 'json' },
    '/initiative-tracker/:id': { file: 'fight-page.tsx' },
    '/initiative-tracker/:id/odds': { file: 'odds/odds-page.ts' },
    // A picture of one megabyte for the players, in a form.
    '/initiative-tracker/:id/table': { file: 'table/table-page.tsx', bytes: 2 * MB },
    '/initiative-tracker/:id/mat': { file: 'mat/mat-page.tsx' },
    '/initiative-tracker/:id/party': { file: 'party/party-page.tsx' },
    // Records that everyone may read, for a device whose fight is open.
    '/initiative-tracker/creatures': {
      file: 'creatures-page.ts',
      answers: 'json',
      who: 'everyone',
      reading: 'costly reads',
    },
    '/initiative-tracker/spells': {
      file: 'spells-page.ts',
      answers: 'json',
      who: 'everyone',
      reading: 'costly reads',
    },
    '/initiative-tracker/:id/log': {
      file: 'fight-log-page.ts',
      answers: 'file',
      reading: 'costly reads',
    },
    '/initiative-tracker/:id/events': { file: 'fight-events-page.ts', answers: 'json' },
    '/initiative-tracker/:id/live': {
      file: 'fight-live-page.ts',
      answers: 'file',
      reading: 'costly reads',
    },
    '/initiative-tracker/:id/pictures/:picture': {
      file: 'table/fight-picture-page.ts',
      answers: 'file',
    },
  },
);

const TRIED_FIGHTS = inFolder(
  'tools/initiative-tracker',
  { layout: 'tool' },
  {
    '/try/initiative-tracker': { file: 'try-page.tsx', sitemap: 5 },
    '/try/initiative-tracker/here': { file: 'here-page.tsx' },
  },
);

/** The players' pages stand alone: no menus or other parts of the site's frame around them. */
const PLAYERS = inFolder(
  'tools/initiative-tracker/table',
  { openedByCode: true, reads: 'primary', answers: 'file' },
  {
    '/table/:code': { file: 'players-page.tsx', answers: 'page' },
    '/table/:code/press': { file: 'players-press-page.ts' },
    '/table/:code/picture/:id': { file: 'players-picture-page.ts' },
    '/table/:code/live': { file: 'table-live-page.ts' },
  },
);

const JOINING = inFolder(
  'tools/join',
  { layout: 'tool', reads: 'primary' },
  {
    '/join': { file: 'join-page.tsx' },
    '/join/:code': { file: 'code-page.tsx', openedByCode: true },
  },
);

// Joining a party and reading one's own need only an account, in every state of the tool; founding one follows its gate.
const ADVENTURING = inFolder(
  'tools/adventuring',
  { layout: 'tool', who: 'signed-in' },
  {
    '/adventuring': { file: 'page.tsx', layout: 'open-tool', who: 'adventuring' },
    '/adventuring/parties': { file: 'my-parties-page.tsx' },
    '/adventuring/:id': { file: 'party-page.tsx' },
    '/adventuring/:id/news': { file: 'party-news-page.ts', answers: 'json' },
    '/adventuring/:id/changes': { file: 'party-changes-page.ts', answers: 'json' },
  },
);

const PARTIES = inFolder(
  'parties',
  { answers: 'json', who: 'signed-in', reads: 'primary' },
  {
    '/me/parties': { file: 'my-parties-page.ts', reads: 'nearest' },
    '/party': { file: 'new-party-page.ts', who: 'adventuring' },
    // The code is in the body: each attempt is a guess.
    '/party/join': { file: 'join-party-page.ts', writing: 'codes' },
    '/party/:id': { file: 'one-party-page.ts' },
  },
);

/** What happens at the table: fights, their players, and parties. */
export const TABLE_ADDRESSES = {
  ...FIGHTS,
  ...TRIED_FIGHTS,
  ...PLAYERS,
  ...JOINING,
  ...ADVENTURING,
  ...PARTIES,
};
