import { foldText } from './text-fold';

/** The source whose records have their bare slug as public id. */
export const SRD_SOURCE = 'SRD 5.1';

/** The sources that come with the site. */
export const OWN_SOURCES: ReadonlySet<string> = new Set([SRD_SOURCE, 'SRD 5.2']);

/** Slugs that are addresses of their own, such as /monsters/search. */
const RESERVED: ReadonlySet<string> = new Set(['compare', 'lists', 'search', 'spells']);

const LONGEST_ID = 160;

/** A source as it stands in an address: "SRD 5.2" is "srd-5-2"; empty when it has no letter or digit. */
export function sourceKey(source: string): string {
  return foldText(source).replaceAll(' ', '-');
}

/** The address of a record: `goblin` for SRD 5.1, `goblin.srd-5-2` otherwise; or why it cannot have one. */
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

/** Whether a text from an address can be a public id at all. */
export function isPublicId(text: string): boolean {
  return text.length <= LONGEST_ID && /^[a-z0-9-]+(\.[\p{L}\p{N}-]+)?$/u.test(text);
}

/**
 * What stands between the slug and the part of chance in the address of a record that a person owns. No source has two signs
 * beside each other in its key, so that no public record is ever addressed like that.
 */
const OWNED = '.own--';

/** The address of a person's own record: `goblin.own--k3f9…`; the part of chance makes it the only one of its kind. */
export function ownId(slug: string, chance: string): string {
  return `${slug}${OWNED}${chance}`;
}

/** Whether an id is one of records that people own; it does not say whose, nor that there is one. */
export function isOwnId(id: string): boolean {
  return id.includes(OWNED);
}
