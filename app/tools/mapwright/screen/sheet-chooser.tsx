import { useId, useMemo } from 'react';
import { traceLoops } from '~/maps/draw/outline-path';
import { createSvgPath } from '~/maps/draw/svg-path';
import { wallLoops } from '~/maps/draw/wall-outline';
import type { DungeonMap } from '~/maps/map/grid';
import { type Audience, openSquares } from '~/maps/map/squares';
import { Button } from '~/ui/button';
import type { PrintPlan } from '../print/print-plan';
import styles from './sheet-chooser.module.css';
import { SheetGrid } from './sheet-grid';

type SheetChooserProps = {
  map: DungeonMap;
  audience: Audience;
  plan: PrintPlan;
  onToggle: (id: string) => void;
  onAll: () => void;
  onNone: () => void;
};

/** The minimum side of a touch target, in pixels. */
const FINGER = 44;
/** The maximum size of the picture in pixels, unless touch targets need more. */
const WIDE = 320;
const HIGH = 300;

/** The map divided into sheets, each of which can be selected or omitted. */
export function SheetChooser({ map, audience, plan, onToggle, onAll, onNone }: SheetChooserProps) {
  const hint = useId();
  const outline = useMemo(() => {
    const path = createSvgPath(1);
    traceLoops(path, wallLoops(openSquares(map, audience)));
    return path.data();
  }, [map, audience]);
  const { area, rows, columns, sheets, tiles } = plan;
  const overlap = plan.choices.overlapSquares;
  // Overlapping sheets meet in the middle of the overlap, so that all look alike.
  const [across, down] = [plan.across - overlap, plan.down - overlap];
  const fitting = Math.min(WIDE / columns, ((HIGH / rows) * across) / down);
  const width = Math.max(FINGER, (FINGER * across) / down, fitting) * columns;
  return (
    <fieldset className={styles.chooser} aria-describedby={hint}>
      <legend>Sheets to print</legend>
      <div className={styles.all}>
        <Button
          type="button"
          kind="quiet"
          compact
          aria-pressed={tiles.length === sheets.length}
          onClick={onAll}
        >
          All
        </Button>
        <Button
          type="button"
          kind="quiet"
          compact
          aria-pressed={tiles.length === 0}
          onClick={onNone}
        >
          None
        </Button>
        <p id={hint}>Select the sheets to print. Arrow keys move between sheets.</p>
      </div>
      <div className={styles.window}>
        <div className={styles.stack}>
          <svg
            viewBox={`${area.x + overlap / 2} ${area.y + overlap / 2} ${columns * across} ${rows * down}`}
            width={width}
            height={(width * rows * down) / (columns * across)}
            aria-hidden="true"
          >
            <path d={outline} />
          </svg>
          <SheetGrid plan={plan} onToggle={onToggle} />
        </div>
      </div>
    </fieldset>
  );
}
