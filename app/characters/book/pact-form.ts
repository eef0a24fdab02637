import type { Choice } from './feature';
import type { Weapon } from './item';

/** The key of the choice of a pact weapon's form. */
export const PACT_FORM = 'pact-weapon';

/**
 * The choice of a pact weapon's form among a book's melee weapons; it may stay open, because each summoning can choose
 * again.
 */
export function pactForm(weapons: readonly Weapon[]): Choice {
  const melee = weapons.filter(({ reach }) => reach === 'melee').map(({ slug }) => slug);
  return {
    key: PACT_FORM,
    name: 'The usual form of your pact weapon',
    count: 1,
    optional: true,
    asks: 'words',
    from: melee,
  };
}
