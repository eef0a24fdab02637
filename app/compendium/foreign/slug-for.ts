import { slugOf } from '~/compendium/records/slug-of';

/** The slug of a creature's name; names without any Latin letter or digit get "creature". */
export function slugFor(name: string): string {
  return slugOf(name).slice(0, 80).replace(/-$/, '') || 'creature';
}
