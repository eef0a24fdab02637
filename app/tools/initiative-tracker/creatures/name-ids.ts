import { singulars } from '~/compendium/foreign/words/counted-name';
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
  const slugs = [...new Set(singulars(foldText(name)).map((one) => one.replaceAll(' ', '-')))];
  const [first, second] = edition === '2014' ? ['', LATER] : [LATER, ''];
  return [first, second]
    .flatMap((ending) => slugs.filter((slug) => slug !== '').map((slug) => slug + ending))
    .filter(isPublicId);
}
