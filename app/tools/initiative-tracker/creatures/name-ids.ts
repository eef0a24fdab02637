import { singulars } from '~/compendium/foreign/words/counted-name';
import { isOwnId } from '~/compendium/records/own-id';
import { isPublicId } from '~/compendium/records/public-id';
import { foldText } from '~/compendium/records/text-fold';
import type { Edition } from '~/rules/edition';

const LATER = '.srd-5-2';

/**
 * The public ids that a typed name may mean, the most likely first: as given, then the singular ("wolves"), with the
 * preferred edition before the other. "goblin.srd-5-2" means itself.
 */
export function idsNamed(name: string, edition: Edition): string[] {
  const typed = name.trim().toLowerCase();
  if (typed.includes('.') && isPublicId(typed)) return [typed];
  const slugs = slugsNamed(name);
  const [first, second] = edition === '2014' ? ['', LATER] : [LATER, ''];
  return [first, second].flatMap((ending) => slugs.map((slug) => slug + ending)).filter(isPublicId);
}

/** The slugs of a typed name: as given and in the singular. */
export function slugsNamed(name: string): string[] {
  const slugs = singulars(foldText(name)).map((one) => one.replaceAll(' ', '-'));
  return [...new Set(slugs)].filter((slug) => slug !== '');
}

/**
 * Whether a typed name is certainly a record id: of the later SRD or of a user's own creature. Ids of other sources
 * look like names ("r2.d2", "st.john"); if unknown, they are used as names.
 */
export function isRecordId(name: string): boolean {
  const typed = name.trim();
  return isIdOfSource(typed) && (typed.endsWith(LATER) || isOwnId(typed));
}

/** Whether an id in a URL has a source; URLs name only records, never people. */
export function isIdOfSource(id: string): boolean {
  // Ids have only lower-case letters: "Dr.Mordain" is a name.
  return id.includes('.') && id === id.toLowerCase() && isPublicId(id);
}

/** The code of the share link of a creature, in whatever form it was copied; null for any other text. */
export function codeOfLink(typed: string): string | null {
  return /\/homebrew\/s\/([0-9a-f]{32})(?:[/?#]\S*)?$/.exec(typed.trim())?.[1] ?? null;
}
