/** Shown for every page that is not kept while there is no connection. */
export const OFFLINE_PAGE = '/offline';

/** Pages that work without a connection: open ones that hold nothing of anybody's account. */
export const SHELLS = ['/cheat-sheet', '/try/initiative-tracker', '/try/mapwright'] as const;

/** The kept page that stands for a path; a path without one stands for itself. */
export function shellFor(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return SHELLS.find((shell) => shell === plain) ?? plain;
}

/** Whether a path is a file of the build, whose name changes with its content. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

/** The files of the build that a page's HTML names, each once. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];
}
