import { MOST_KEPT_RECORDS } from '~/ui/keep-offline';

/** The prefix of the record caches' names, followed by the release. */
const RECORDS = 'records-';

/** The name of a release's record cache. */
export function recordsOf(release: string): string {
  return RECORDS + release;
}

/** Whether a cache contains records, of any release. */
export function holdsRecords(cacheName: string): boolean {
  return cacheName.startsWith(RECORDS);
}

/** A record that can be opened offline. */
export type KeptRecord = { path: string; name: string };

/** Whether a path is a monster's page, not one of the other pages beside it. */
export function isRecordPath(path: string): boolean {
  return (
    /^\/monster-lookup\/[a-z0-9-]{1,120}(\.[a-z0-9-]{1,60})?$/.test(path) &&
    !path.endsWith('.data') &&
    path !== '/monster-lookup/compare' &&
    path !== '/monster-lookup/lists' &&
    path !== '/monster-lookup/spells'
  );
}

/** The records that a page's message asks to cache; null when it is another message. */
export function recordsAskedFor(message: unknown): string[] | null {
  if (typeof message !== 'object' || message === null || !('keepRecords' in message)) return null;
  const { keepRecords } = message;
  if (!Array.isArray(keepRecords)) return null;
  const paths = keepRecords.filter(
    (path): path is string => typeof path === 'string' && isRecordPath(path),
  );
  return [...new Set(paths)].slice(0, MOST_KEPT_RECORDS);
}

/** The scripts and style sheets that a build script loads lazily, each once. */
export function lateAssetsIn(script: string): string[] {
  const names = script.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g);
  return [...new Set([...names].map(([, name]) => `/assets/${name}`))];
}

/** The name of a record: its page's title without the site's name, as HTML. */
export function recordNameIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/ \| [^|]*$/, '').trim();
}

/** The placeholder on the offline page for the cached records. */
const NO_RECORDS = '<div data-kept-records="true"></div>';

/** The offline page with links to the cached records; unchanged when there are none. */
export function withRecords(html: string, records: readonly KeptRecord[]): string {
  if (records.length === 0) return html;
  const links = records.map(({ path, name }) => `<li><a href="${path}">${name}</a></li>`);
  const list = `<p>So do these monsters, saved on this device:</p><ul>${links.join('')}</ul>`;
  return html.replace(NO_RECORDS, () => NO_RECORDS.replace('></div>', `>${list}</div>`));
}
