import { type ReactNode, useMemo } from 'react';
import { type Dice, DiceContext, useDice } from './use-dice';

/** Numbers that somebody else rolls than whom the page is about: they fall on the same table, under this name. */
export function RollsOf({ who, children }: { who: string; children: ReactNode }) {
  const { roll, reach } = useDice();
  const dice = useMemo<Dice>(
    () => ({ reach, roll: roll && ((wanted, edge) => roll(wanted, edge, who)) }),
    [roll, reach, who],
  );
  return <DiceContext.Provider value={dice}>{children}</DiceContext.Provider>;
}
