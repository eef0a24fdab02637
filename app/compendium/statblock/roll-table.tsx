import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Edge } from '~/rules/dice-expression';
import { type RememberedRoll, ROLL_HISTORY } from './remembered-rolls';
import { RollTray } from './roll-tray';
import type { Roll } from './statblock';
import { useDeviceList } from './use-device-store';
import { useHydrated } from './use-hydrated';
import {
  NO_STATBLOCK_TOOLS,
  type StatblockTools,
  StatblockToolsContext,
} from './use-statblock-tools';

export type RollTableProps = {
  /** Who rolls, for the history. */
  who: string;
  open?: StatblockTools['open'];
  peek?: StatblockTools['peek'];
  children: ReactNode;
};

/** The dice come when a hand first reaches for them: most who read a statblock roll nothing. */
function fetchDice() {
  return import('./throw-roll');
}

/** The table that the statblocks inside roll on, with a tray at the foot of the screen that shows what came up. */
export function RollTable({ who, open = null, peek = null, children }: RollTableProps) {
  const hydrated = useHydrated();
  const [edge, setEdge] = useState<Edge | null>(null);
  const [critical, setCritical] = useState(false);
  const [last, setLast] = useState<RememberedRoll | null>(null);
  const [history, remember] = useDeviceList(ROLL_HISTORY);
  const roll = useCallback(
    async (wanted: Roll, keyed: Edge | null) => {
      const { throwRoll } = await fetchDice();
      const seed = crypto.getRandomValues(new Uint32Array(4)).join('-');
      const outcome = throwRoll(wanted, { edge: keyed ?? edge, critical }, seed);
      const remembered = { ...outcome, id: seed, who };
      setLast(remembered);
      remember((rolls) => [remembered, ...rolls]);
    },
    [edge, critical, who, remember],
  );
  const tools = useMemo(
    () => (hydrated ? { roll, reach: fetchDice, open, peek } : NO_STATBLOCK_TOOLS),
    [hydrated, roll, open, peek],
  );
  return (
    <StatblockToolsContext.Provider value={tools}>
      {children}
      {hydrated && (
        <RollTray
          last={last}
          history={history}
          edge={edge}
          onEdge={setEdge}
          critical={critical}
          onCritical={setCritical}
          onClear={() => remember(() => [])}
        />
      )}
    </StatblockToolsContext.Provider>
  );
}
