/** The page shown offline for every page that is not cached. */
export const OFFLINE_PAGE = '/offline';

/** Shows an account's fights from the device's copies. */
const FIGHTS_HERE = '/try/initiative-tracker/here';

/** Shows an account's characters from the device's copies. */
const CHARACTERS_HERE = '/try/character-lab/here';

/** Pages that work offline: public ones without any account data. */
export const SHELLS = [
  '/cheat-sheet',
  '/cheat-sheet?edition=2014',
  '/cheat-sheet?edition=2024',
  '/try/initiative-tracker',
  FIGHTS_HERE,
  CHARACTERS_HERE,
  '/try/mapwright',
  '/try/character-lab',
] as const;

/**
 * The offline page that shows the device's copy of an account page; the account page itself is never cached, because it
 * is private. Null for every page without one.
 */
export function hereFor(path: string, search = ''): string | null {
  const asked = new URLSearchParams(search);
  const fight = /^\/initiative-tracker(?:\/([\w-]{22}))?\/?$/.exec(path);
  if (fight !== null) return shellWith(FIGHTS_HERE, 'fight', fight[1], asked, 'chosen');
  const character = /^\/lab\/character(?:\/([\w-]{22,80}))?\/?$/.exec(path);
  if (character === null) return null;
  return shellWith(CHARACTERS_HERE, 'character', character[1], asked, 'part');
}

/** The address of an offline page for one thing, with the query parameter for what was open. */
function shellWith(
  shell: string,
  kind: string,
  id: string | undefined,
  asked: URLSearchParams,
  open: string,
): string {
  if (id === undefined) return shell;
  const shown = asked.get(open);
  const beside = shown === null ? '' : `&${open}=${encodeURIComponent(shown)}`;
  return `${shell}?${kind}=${id}${beside}`;
}

/**
 * The cached page for an address; by default the address itself. The cheat sheet is cached for each edition, because
 * the other edition's rules would be worse than none, and in the one that its reader has chosen.
 */
export function shellFor(path: string, search = ''): string {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const edition = new URLSearchParams(search).get('edition');
  const address = plain === '/cheat-sheet' && edition ? `${plain}?edition=${edition}` : plain;
  return SHELLS.find((shell) => shell === address) ?? plain;
}

/** Whether a path is a build file, whose name changes with its content. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

/** Whether a path is a picture on a cached page: one of Mapwright's places, or a scene picture. */
export function isKeptPicture(path: string): boolean {
  return path.startsWith('/try/mapwright/places/') || path.startsWith('/pictures/scenes/');
}

/** The pictures to cache that a page's HTML refers to, each once. */
export function keptPicturesIn(html: string): string[] {
  const named = /\/try\/mapwright\/places\/[\w-]+|\/pictures\/scenes\/[\w-]+\.webp(\?v=\w+)?/g;
  return [...new Set(html.match(named) ?? [])];
}

/** The Web Workers that a build script starts, each once: no page's HTML refers to them. */
export function workersIn(script: string): string[] {
  return [...new Set(script.match(/\/assets\/[\w-]+\.worker-[\w-]+\.js/g) ?? [])];
}

/** The build files that a page's HTML refers to, each once. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];
}
