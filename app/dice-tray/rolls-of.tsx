import { type ReactNode, useMemo } from 'react';
import { type Dice, DiceContext, useDice } from './use-dice';

/** Numbers rolled under another name than the page's: they use the same tray. */
export function RollsOf({ who, children }: { who: string; children: ReactNode }) {
  const { roll, reach } = useDice();
  const dice = useMemo<Dice>(
    () => ({ reach, roll: roll && ((wanted, edge) => roll(wanted, edge, who)) }),
    [roll, reach, who],
  );
  return <DiceContext.Provider value={dice}>{children}</DiceContext.Provider>;
}
