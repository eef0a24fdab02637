import type { Roll, RollKind } from '~/dice-tray/roll';
import type { TableNow } from './use-table-now';

/**
 * A roll of a d20 with a modifier, as it is now: in SRD 5.2.1 each level of exhaustion takes 2 from every D20 Test ("Exhaustion
 * [Condition]").
 */
export function d20Roll(
  { table, play }: Pick<TableNow, 'table' | 'play'>,
  kind: RollKind,
  of: string,
  modifier: number,
): Roll {
  const weary = table.sheet.edition === '2024' ? 2 * play.exhaustion : 0;
  return {
    kind,
    of: weary === 0 ? of : `${of}, exhausted`,
    dice: `1d20${plusOf(modifier - weary)}`,
  };
}

/** A number as dice take it: "+5", "-1", and nothing for 0. */
export function plusOf(modifier: number): string {
  return modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : String(modifier);
}
