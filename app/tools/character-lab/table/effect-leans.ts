import type { ActionEffect } from '~/characters/book/action-rule';
import type { Play } from '~/characters/record/character';
import type { RollLean } from '~/dice-tray/roll';
import type { Rolled } from './roll-leans';
import type { TableSheet } from './table-facts';

/** The effects of features that are active. */
export function activeEffects(
  { actions = [] }: Pick<TableSheet, 'actions'>,
  { effects = [] }: Partial<Pick<Play, 'effects'>>,
): readonly ActionEffect[] {
  return actions.flatMap(({ effect }) =>
    effect !== null && effects.includes(effect.key) ? [effect] : [],
  );
}

/** Their keys. */
export function effectKeys(...now: Parameters<typeof activeEffects>): string[] {
  return activeEffects(...now).map(({ key }) => key);
}

/** The advantage that active effects give a roll: a rage on Strength checks and saves. */
export function effectLeans(effects: readonly ActionEffect[], rolled: Rolled): RollLean[] {
  return effects.flatMap(({ name, favors }): RollLean[] => {
    if (favors === undefined || (rolled.kind !== 'check' && rolled.kind !== 'save')) return [];
    const isIt = rolled.ability === favors.ability && (rolled.kind === 'check' || favors.saves);
    return isIt ? [{ how: 'advantage', why: name.toLowerCase() }] : [];
  });
}
