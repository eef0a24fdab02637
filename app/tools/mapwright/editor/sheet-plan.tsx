import { useMemo } from 'react';
import type { DungeonMap } from '../grid';
import { traceLoops } from '../output/outline-path';
import type { PrintPlan } from '../output/print-plan';
import { openSquares } from '../output/squares';
import { createSvgPath } from '../output/svg-path';
import { wallLoops } from '../output/wall-outline';
import styles from './recipe-form.module.css';

/** The map with the sheets it will be cut into. */
export function SheetPlan({ map, plan }: { map: DungeonMap; plan: PrintPlan }) {
  const outline = useMemo(() => {
    const path = createSvgPath(1);
    traceLoops(path, wallLoops(openSquares(map, 'gm')));
    return path.data();
  }, [map]);
  const { area } = plan;
  return (
    <svg
      className={styles.sheets}
      viewBox={`${area.x - 1} ${area.y - 1} ${area.width + 2} ${area.height + 2}`}
      role="img"
      aria-label={`${plan.tiles.length} sheets in ${plan.rows} rows and ${plan.columns} columns`}
    >
      <path d={outline} />
      {plan.tiles.map(({ id, squares }) => (
        <g key={id}>
          <rect x={squares.x} y={squares.y} width={squares.width} height={squares.height} />
          <text x={squares.x + squares.width / 2} y={squares.y + squares.height / 2}>
            {id}
          </text>
        </g>
      ))}
    </svg>
  );
}
