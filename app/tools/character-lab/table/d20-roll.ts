import type { Roll } from '~/dice-tray/roll';
import { armorLeans } from './armor-leans';
import { conditionsNow } from './conditions-now';
import { activeEffects, effectLeans } from './effect-leans';
import { plusOf } from './plus-of';
import { type Rolled, stateOfRoll } from './roll-leans';
import type { TableNow } from './use-table-now';

/**
 * A d20 roll with a modifier and the effects of conditions, exhaustion and armor, with reasons; in SRD 5.2.1 each level
 * of exhaustion subtracts 2 from every D20 Test ("Exhaustion [Condition]").
 */
export function d20Roll(
  { table, play, off }: Pick<TableNow, 'table' | 'play' | 'off'>,
  rolled: Rolled,
  of: string,
  modifier: number,
): Roll {
  const { edition, initiative, ac } = table.sheet;
  const conditions = conditionsNow(table.facts, play);
  const { leans: states, penalty } = stateOfRoll(edition, { ...play, conditions }, rolled, off);
  const leans = [
    ...states,
    ...armorLeans(ac.hinders ?? [], rolled),
    ...effectLeans(activeEffects(table.sheet, play), rolled),
  ];
  const own = rolled.kind === 'initiative' && initiative.advantage;
  return {
    kind: rolled.kind,
    of: penalty === 0 ? of : `${of}, exhausted`,
    dice: `1d20${plusOf(modifier - penalty)}`,
    leans: own ? [{ how: 'advantage', why: 'from the sheet' }, ...leans] : leans,
  };
}
