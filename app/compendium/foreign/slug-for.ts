import { slugOf } from '~/compendium/srd-5-1/package/slug-of';

/** The readable key of a creature's name; names without any Latin letter or digit are all called "creature". */
export function slugFor(name: string): string {
  return slugOf(name).slice(0, 80).replace(/-$/, '') || 'creature';
}
