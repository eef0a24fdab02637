import type { Hindrance } from '~/characters/sheet/sheet';
import type { RollLean } from '~/dice-tray/roll';
import type { Rolled } from './roll-leans';

/**
 * The effect of worn armor on a roll: disadvantage for noisy armor or armor without training, with the armor as the
 * reason.
 */
export function armorLeans(hinders: readonly Hindrance[], rolled: Rolled): RollLean[] {
  return hinders
    .filter(({ on }) => (on === 'stealth' ? isStealth(rolled) : usesBody(rolled)))
    .map(({ why }) => ({ how: 'disadvantage', why }));
}

function isStealth(rolled: Rolled): boolean {
  return rolled.kind === 'check' && rolled.skill === 'stealth';
}

/**
 * Returns whether a roll uses Strength or Dexterity: initiative is a Dexterity check, and weapons use one of the two.
 */
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
