import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Edge } from '~/rules/dice/text/expression';
import { Button } from '~/ui/button';
import { Foot } from '~/ui/foot';
import { TRY_AGAIN } from '~/ui/names';
import { useDeviceList } from '~/ui/use-device-list';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { type Critical, criticalAfter, isCritical } from './critical';
import { type RememberedRoll, ROLL_HISTORY } from './remembered-rolls';
import type { ApartRoll, Roll } from './roll';
import { type Dice, DiceContext, NO_DICE } from './use-dice';

export type RollTableProps = {
  /** Name for the history. */
  who: string;
  /** Further content at the bottom of the screen, below the tray. */
  foot?: ReactNode;
  /** Whether `foot` is still loading: the tray waits for it, because `foot` would move the tray up. */
  footComes?: boolean;
  /** Rolls offered in addition to the numbers inside. */
  apart?: readonly ApartRoll[];
  /** Whether the tray is a button until it is opened. */
  folded?: boolean;
  /** How numbers look before the page can roll them: as buttons of a form. */
  plain?: Dice['plain'];
  children: ReactNode;
};

/** Loaded on first use, because most readers of a statblock roll nothing. */
function fetchDice() {
  return import('./throw-roll');
}

/** Loaded after hydration; its space is reserved. */
function fetchTray() {
  return import('./roll-tray');
}

/** Prefetches the dice; offline, the error is shown only when something is rolled. */
function reachForDice() {
  fetchDice().catch(() => {});
}

/** Makes the numbers inside rollable, with a tray at the bottom of the screen that shows the results. */
export function RollTable(props: RollTableProps) {
  const { who, foot, footComes = false, apart = [], folded = false, plain, children } = props;
  const hydrated = useHydrated();
  const [edge, setEdge] = useState<Edge | null>(null);
  const [critical, setCritical] = useState<Critical>('off');
  const [last, setLast] = useState<RememberedRoll | null>(null);
  const [diceLost, setDiceLost] = useState(false);
  const [history, remember] = useDeviceList(ROLL_HISTORY);
  const [tray, fetchTrayAgain] = useLatePart(fetchTray, hydrated && !footComes);
  const roll = useCallback(
    async (wanted: Roll, keyed: Edge | null, by = who) => {
      const dice = await fetchDice().catch(() => null);
      setDiceLost(dice === null);
      if (dice === null) return;
      const seed = crypto.getRandomValues(new Uint32Array(4)).join('-');
      const manner = { edge: keyed ?? edge, critical: isCritical(critical, wanted) };
      const outcome = dice.throwRoll(wanted, manner, seed);
      setCritical((before) => criticalAfter(before, wanted, outcome));
      const remembered = { ...outcome, id: seed, who: by };
      setLast(remembered);
      remember((rolls) => [remembered, ...rolls]);
    },
    [edge, critical, who, remember],
  );
  const tools = useMemo(
    () => (hydrated ? { roll, reach: reachForDice } : plain ? { ...NO_DICE, plain } : NO_DICE),
    [hydrated, roll, plain],
  );
  return (
    <DiceContext.Provider value={tools}>
      {children}
      <Foot>
        {tray.is === 'lost' && (
          <section aria-label="Dice">
            <p role="status">Offline: the dice could not be loaded.</p>
            <Button type="button" kind="quiet" compact onClick={fetchTrayAgain}>
              {TRY_AGAIN}
            </Button>
          </section>
        )}
        {tray.is === 'here' && (
          <tray.part.RollTray
            last={last}
            apart={apart}
            folded={folded}
            diceLost={diceLost}
            history={history}
            edge={edge}
            onEdge={setEdge}
            critical={critical}
            onCritical={(armed) => setCritical(armed ? 'armed' : 'off')}
            onClear={() => remember(() => [])}
          />
        )}
        {foot}
      </Foot>
    </DiceContext.Provider>
  );
}
