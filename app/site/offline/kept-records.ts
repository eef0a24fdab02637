import { MOST_KEPT_RECORDS } from '~/ui/keep-offline';

/** The caches of records begin with this word, followed by the release. */
const RECORDS = 'records-';

/** The cache in which a release holds its records. */
export function recordsOf(release: string): string {
  return RECORDS + release;
}

/** Whether a cache holds records, of whatever release. */
export function holdsRecords(cacheName: string): boolean {
  return cacheName.startsWith(RECORDS);
}

/** A record as it can be opened without a line. */
export type KeptRecord = { path: string; name: string };

/** Whether a path is that of a monster's page; the other pages beside them are none. */
export function isRecordPath(path: string): boolean {
  return (
    /^\/monster-lookup\/[a-z0-9-]{1,120}(\.[a-z0-9-]{1,60})?$/.test(path) &&
    !path.endsWith('.data') &&
    path !== '/monster-lookup/compare' &&
    path !== '/monster-lookup/lists' &&
    path !== '/monster-lookup/spells'
  );
}

/** The records that a message of a page asks for; null when it is no such message. */
export function recordsAskedFor(message: unknown): string[] | null {
  if (typeof message !== 'object' || message === null || !('keepRecords' in message)) return null;
  const { keepRecords } = message;
  if (!Array.isArray(keepRecords)) return null;
  const paths = keepRecords.filter(
    (path): path is string => typeof path === 'string' && isRecordPath(path),
  );
  return [...new Set(paths)].slice(0, MOST_KEPT_RECORDS);
}

/** The scripts and style sheets that a script of the build fetches only when they are needed, each once. */
export function lateAssetsIn(script: string): string[] {
  const names = script.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g);
  return [...new Set([...names].map(([, name]) => `/assets/${name}`))];
}

/** What a record's page calls it: its title without the name of the site, as HTML. */
export function recordNameIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/ \| [^|]*$/, '').trim();
}

/** The place on the offline page where the kept records are named. */
const NO_RECORDS = '<div data-kept-records="true"></div>';

/** The offline page with links to the records that the device holds; as it is where it holds none. */
export function withRecords(html: string, records: readonly KeptRecord[]): string {
  if (records.length === 0) return html;
  const links = records.map(({ path, name }) => `<li><a href="${path}">${name}</a></li>`);
  const list = `<p>So do these monsters, saved on this device:</p><ul>${links.join('')}</ul>`;
  return html.replace(NO_RECORDS, () => NO_RECORDS.replace('></div>', `>${list}</div>`));
}
