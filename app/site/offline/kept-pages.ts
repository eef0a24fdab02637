/** Shown for every page that is not kept while there is no connection. */
export const OFFLINE_PAGE = '/offline';

/** Shows fights of an account as a device has them. */
const FIGHTS_HERE = '/try/initiative-tracker/here';

/** Shows characters of an account as a device has them. */
const CHARACTERS_HERE = '/try/character-lab/here';

/** Pages that work without a connection: open ones that hold nothing of anybody's account. */
export const SHELLS = [
  '/cheat-sheet',
  '/cheat-sheet?edition=2024',
  '/try/initiative-tracker',
  FIGHTS_HERE,
  CHARACTERS_HERE,
  '/try/mapwright',
] as const;

/**
 * Where a page of somebody's account opens as the device has it, for a page that cannot come: the page itself is never kept,
 * since it is theirs alone. Null for every page that has none.
 */
export function hereFor(path: string, search = ''): string | null {
  const asked = new URLSearchParams(search);
  const fight = /^\/initiative-tracker(?:\/([\w-]{22}))?\/?$/.exec(path);
  if (fight !== null) return shellWith(FIGHTS_HERE, 'fight', fight[1], asked, 'chosen');
  const character = /^\/lab\/character(?:\/([\w-]{22,80}))?\/?$/.exec(path);
  if (character === null) return null;
  return shellWith(CHARACTERS_HERE, 'character', character[1], asked, 'part');
}

/** The shell with what is wanted in it, and what was open there. */
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
 * The kept page that stands for an address; one without stands for itself. The cheat sheet is kept in each edition: the
 * rules of the other one would be worse than none.
 */
export function shellFor(path: string, search = ''): string {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const edition = new URLSearchParams(search).get('edition');
  const address = plain === '/cheat-sheet' && edition === '2024' ? `${plain}?edition=2024` : plain;
  return SHELLS.find((shell) => shell === address) ?? plain;
}

/** Whether a path is a file of the build, whose name changes with its content. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

/** Whether a path is a picture that a kept page shows: one of Mapwright's places, or a scene beside words. */
export function isKeptPicture(path: string): boolean {
  return path.startsWith('/try/mapwright/places/') || path.startsWith('/pictures/scenes/');
}

/** The pictures to keep that a page's HTML names, each once. */
export function keptPicturesIn(html: string): string[] {
  const named = /\/try\/mapwright\/places\/[\w-]+|\/pictures\/scenes\/[\w-]+\.webp(\?v=\w+)?/g;
  return [...new Set(html.match(named) ?? [])];
}

/** The Web Workers that a script of the build starts, each once: no page names them. */
export function workersIn(script: string): string[] {
  return [...new Set(script.match(/\/assets\/[\w-]+\.worker-[\w-]+\.js/g) ?? [])];
}

/** The files of the build that a page's HTML names, each once. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];
}
