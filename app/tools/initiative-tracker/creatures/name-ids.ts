import { singulars } from '~/compendium/foreign/words/counted-name';
import { isOwnId } from '~/compendium/records/own-id';
import { isPublicId } from '~/compendium/records/public-id';
import { foldText } from '~/compendium/records/text-fold';
import type { Edition } from '~/rules/edition';

const LATER = '.srd-5-2';

/**
 * The public ids that a typed name may mean, the likeliest first: as it stands, one of several ("wolves"), in the edition that the
 * table plays by before the other. "goblin.srd-5-2" means itself.
 */
export function idsNamed(name: string, edition: Edition): string[] {
  const typed = name.trim().toLowerCase();
  if (typed.includes('.') && isPublicId(typed)) return [typed];
  const slugs = slugsNamed(name);
  const [first, second] = edition === '2014' ? ['', LATER] : [LATER, ''];
  return [first, second].flatMap((ending) => slugs.map((slug) => slug + ending)).filter(isPublicId);
}

/** The slugs that a typed name may have: as it stands, and as one of several. */
export function slugsNamed(name: string): string[] {
  const slugs = singulars(foldText(name)).map((one) => one.replaceAll(' ', '-'));
  return [...new Set(slugs)].filter((slug) => slug !== '');
}

/**
 * Whether a typed name is the id of a record, which is nobody's name: one of the later SRD, or of somebody's own. Other sources are
 * called as people are ("r2.d2", "st.john"): who types one that nobody here has gets it as a name.
 */
export function isRecordId(name: string): boolean {
  const typed = name.trim();
  return isIdOfSource(typed) && (typed.endsWith(LATER) || isOwnId(typed));
}

/** Whether an id that an address names is one of a source: an address names records alone, and no people. */
export function isIdOfSource(id: string): boolean {
  // An id has small letters alone: "Dr.Mordain" is somebody's name.
  return id.includes('.') && id === id.toLowerCase() && isPublicId(id);
}
