import type { Hindrance } from '~/characters/sheet/sheet';
import type { RollLean } from '~/dice-tray/roll';
import type { Rolled } from './roll-leans';

/** What worn armor does to a roll: disadvantage where it is loud or one is not trained with it, with the armor as its reason. */
export function armorLeans(hinders: readonly Hindrance[], rolled: Rolled): RollLean[] {
  return hinders
    .filter(({ on }) => (on === 'stealth' ? isStealth(rolled) : usesBody(rolled)))
    .map(({ why }) => ({ how: 'disadvantage', why }));
}

function isStealth(rolled: Rolled): boolean {
  return rolled.kind === 'check' && rolled.skill === 'stealth';
}

/** Whether Strength or Dexterity is in it: initiative is a Dexterity check, and weapons go by one of the two. */
function usesBody(rolled: Rolled): boolean {
  switch (rolled.kind) {
    case 'initiative':
      return true;
    case 'attack':
      return rolled.weapon === true;
    case 'check':
    case 'save':
      return rolled.ability === 'str' || rolled.ability === 'dex';
  }
}
