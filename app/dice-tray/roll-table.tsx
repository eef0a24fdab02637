import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Edge } from '~/rules/dice/text/expression';
import { Button } from '~/ui/button';
import { Foot } from '~/ui/foot';
import { useDeviceList } from '~/ui/use-device-list';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { type Critical, criticalAfter, isCritical } from './critical';
import { type RememberedRoll, ROLL_HISTORY } from './remembered-rolls';
import type { ApartRoll, Roll } from './roll';
import { DiceContext, NO_DICE } from './use-dice';

export type RollTableProps = {
  /** Who rolls, for the history. */
  who: string;
  /** What else stands at the foot of the screen, below the tray. */
  foot?: ReactNode;
  /** Whether it is still on its way: the tray comes after it, since what comes below would lift the tray. */
  footComes?: boolean;
  /** What can be rolled besides the numbers inside. */
  apart?: readonly ApartRoll[];
  children: ReactNode;
};

/** The dice come when a hand first reaches for them: most who read a statblock roll nothing. */
function fetchDice() {
  return import('./throw-roll');
}

/** The tray comes once the page is awake; its place is kept. */
function fetchTray() {
  return import('./roll-tray');
}

/** Without a line there is nothing to say until something is rolled. */
function reachForDice() {
  fetchDice().catch(() => {});
}

/** The table that the numbers inside roll on, with a tray at the foot of the screen that shows what came up. */
export function RollTable(props: RollTableProps) {
  const { who, foot, footComes = false, apart = [], children } = props;
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
    () => (hydrated ? { roll, reach: reachForDice } : NO_DICE),
    [hydrated, roll],
  );
  return (
    <DiceContext.Provider value={tools}>
      {children}
      <Foot>
        {tray.is === 'lost' && (
          <section aria-label="Dice">
            <p role="status">Offline: the dice could not be loaded.</p>
            <Button type="button" kind="quiet" compact onClick={fetchTrayAgain}>
              Try again
            </Button>
          </section>
        )}
        {tray.is === 'here' && (
          <tray.part.RollTray
            last={last}
            apart={apart}
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
