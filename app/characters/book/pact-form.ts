import type { Choice } from './feature';
import type { Weapon } from './item';

/** The key of the choice of a pact weapon's form. */
export const PACT_FORM = 'pact-weapon';

/** The form of a pact weapon, of the melee weapons of a book; it may be left open, as each summoning chooses anew. */
export function pactForm(weapons: readonly Weapon[]): Choice {
  const melee = weapons.filter(({ reach }) => reach === 'melee').map(({ slug }) => slug);
  return {
    ...{ key: PACT_FORM, name: 'The usual form of your pact weapon', count: 1, optional: true },
    ...{ asks: 'words', from: melee },
  };
}
