import { foldText } from './text-fold';

/** The source whose records have their plain slug as public id. */
export const SRD_SOURCE = 'SRD 5.1';

/** The sources included with the site. */
export const OWN_SOURCES: ReadonlySet<string> = new Set([SRD_SOURCE, 'SRD 5.2']);

/** Slugs that are reserved for routes, such as /monsters/search. */
const RESERVED: ReadonlySet<string> = new Set(['compare', 'lists', 'search', 'spells']);

const LONGEST_ID = 160;

/** The URL key of a source: "SRD 5.2" is "srd-5-2"; empty when it has no letter or digit. */
export function sourceKey(source: string): string {
  return foldText(source).replaceAll(' ', '-');
}

/** The public id of a record: `goblin` for SRD 5.1, `goblin.srd-5-2` otherwise; or why it cannot have one. */
export function publicId(
  source: string,
  slug: string,
): { ok: true; id: string } | { ok: false; problem: string } {
  if (RESERVED.has(slug)) return { ok: false, problem: `"slug" must not be "${slug}"` };
  if (source === SRD_SOURCE) return { ok: true, id: slug };
  const key = sourceKey(source);
  if (key === '') return { ok: false, problem: '"source" must have letters or digits' };
  if (key === sourceKey(SRD_SOURCE)) {
    return { ok: false, problem: `"source" must be written "${SRD_SOURCE}", found "${source}"` };
  }
  return { ok: true, id: `${slug}.${key}` };
}

/** Returns whether a text from a URL has the form of a public id. */
export function isPublicId(text: string): boolean {
  return text.length <= LONGEST_ID && /^[a-z0-9-]+(\.[\p{L}\p{N}-]+)?$/u.test(text);
}
