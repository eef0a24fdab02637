import { type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { type PrintPlan, tileId } from '../print/print-plan';
import styles from './sheet-chooser.module.css';

const STEPS: Readonly<Record<string, { down: number; across: number }>> = {
  ArrowUp: { down: -1, across: 0 },
  ArrowRight: { down: 0, across: 1 },
  ArrowDown: { down: 1, across: 0 },
  ArrowLeft: { down: 0, across: -1 },
};

type SheetGridProps = { plan: PrintPlan; onToggle: (id: string) => void };

/** A checkbox for each sheet at its position on the map; all of them share one tab stop. */
export function SheetGrid({ plan, onToggle }: SheetGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState('');
  const { rows, columns, sheets, tiles } = plan;
  const possible = useMemo(() => new Set(sheets.map(({ id }) => id)), [sheets]);
  const chosen = useMemo(() => new Set(tiles.map(({ id }) => id)), [tiles]);
  const stop = possible.has(visited) ? visited : sheets[0]?.id;
  /** Moves to the next sheet in that direction, skipping empty ones. */
  const walk = useCallback(
    (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      for (;;) {
        row += step.down;
        column += step.across;
        if (row < 1 || row > rows || column < 1 || column > columns) return;
        const box = grid.current?.querySelector(`[value="${tileId(row, column)}"]`);
        if (box instanceof HTMLInputElement) return box.focus();
      }
    },
    [rows, columns],
  );
  return (
    <div ref={grid} className={styles.rows}>
      {upTo(rows).map((row) => (
        <ul key={row}>
          {upTo(columns).map((column) => {
            const id = tileId(row, column);
            if (!possible.has(id)) return <li key={id} aria-hidden="true" />;
            return (
              <Sheet
                key={id}
                id={id}
                row={row}
                column={column}
                isChosen={chosen.has(id)}
                isStop={id === stop}
                onToggle={onToggle}
                onVisit={setVisited}
                onKey={walk}
              />
            );
          })}
        </ul>
      ))}
    </div>
  );
}

type SheetProps = {
  id: string;
  row: number;
  column: number;
  isChosen: boolean;
  /** Whether this is the tab stop. */
  isStop: boolean;
  onToggle: (id: string) => void;
  onVisit: (id: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => void;
};

/** A map of 500 squares has thousands of sheets: only those that change are rendered again. */
const Sheet = memo(function Sheet({
  id,
  row,
  column,
  isChosen,
  isStop,
  onToggle,
  onVisit,
  onKey,
}: SheetProps) {
  return (
    <li>
      <label>
        <input
          type="checkbox"
          name="sheet"
          value={id}
          checked={isChosen}
          tabIndex={isStop ? 0 : -1}
          onChange={() => onToggle(id)}
          onFocus={() => onVisit(id)}
          onKeyDown={(event) => onKey(event, row, column)}
        />
        <span>
          <VisuallyHidden>Sheet </VisuallyHidden>
          {id}
        </span>
      </label>
    </li>
  );
});

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
