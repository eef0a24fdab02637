import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SeatIntent } from '~/fights/table/seat-intents';
import type { TableView } from '~/fights/table/table-view';
import type { LineState, TableLine } from './table-line';

export type OpenedTable = { code: string; device: string; view: TableView };

/** The same action within this time in milliseconds is a double click. */
const ONE_PRESS_MS = 500;

const QUIET = { waiting: [], problem: null, ended: null, isLost: false } as const;
const nothing = () => () => undefined;

/** The state of a player's page; `press` is null until the connection is loaded. */
export function useTable(opened: OpenedTable): {
  state: LineState;
  press: ((intent: SeatIntent) => void) | null;
  letGo: () => void;
} {
  const [line, setLine] = useState<TableLine | null>(null);
  const [first] = useState<LineState>(() => ({ view: opened.view, toldAt: 0, ...QUIET }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once with the page's first data
  useEffect(() => {
    let isHere = true;
    let own: TableLine | null = null;
    // If it cannot be loaded, the page stays as rendered and its forms are submitted normally.
    import('./page-table-line').then(
      ({ openTableLine, shelfOfDevice }) => {
        if (!isHere) return;
        own = openTableLine({ ...opened, shelf: shelfOfDevice() });
        setLine(own);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      own?.close();
    };
  }, []);
  const state = useSyncExternalStore(
    line?.watch ?? nothing,
    () => line?.state() ?? first,
    () => first,
  );
  const last = useRef({ text: '', at: 0 });
  const press = useCallback(
    (intent: SeatIntent) => {
      const now = { text: JSON.stringify(intent), at: performance.now() };
      const isAgain = now.text === last.current.text && now.at - last.current.at < ONE_PRESS_MS;
      last.current = now;
      if (!isAgain) line?.press(intent);
    },
    [line],
  );
  const letGo = useCallback(() => line?.letGo(), [line]);
  return { state, press: line === null ? null : press, letGo };
}
