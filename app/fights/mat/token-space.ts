import { tokenSpace } from '~/rules/battle-grid';
import type { Combatant } from '../log/state';

/** The squares that a combatant’s token covers along one side. */
export function spaceOf({ sheet }: Pick<Combatant, 'sheet'>): number {
  return tokenSpace(sheet.size);
}
