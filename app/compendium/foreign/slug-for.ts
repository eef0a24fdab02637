import { slugOf } from '~/compendium/records/slug-of';

/** The readable key of a creature's name; names without any Latin letter or digit are all called "creature". */
export function slugFor(name: string): string {
  return slugOf(name).slice(0, 80).replace(/-$/, '') || 'creature';
}
