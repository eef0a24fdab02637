import { useMemo } from 'react';
import { SVG_UNITS } from '~/maps/draw/svg-units';
import type { DungeonMap } from '~/maps/map/grid';
import type { EditorState } from '../edit/editor-state';
import styles from './map-stage.module.css';

/** The editor's overlay on the map: its edge, locked squares, the selection and the keyboard cursor. */
export function MapMarks({ editor }: { editor: EditorState }) {
  const { map, selection, cursor } = editor;
  const locked = useMemo(() => lockedPath(map), [map]);
  const at = (value: number) => value * SVG_UNITS;
  return (
    <>
      <rect className={styles.edge} width={at(map.width)} height={at(map.height)} />
      {locked !== '' && <path className={styles.locked} d={locked} />}
      {selection && (
        <rect
          className={styles.selection}
          x={at(selection.x)}
          y={at(selection.y)}
          width={at(selection.width)}
          height={at(selection.height)}
        />
      )}
      <rect
        className={styles.cursor}
        x={at(cursor.x)}
        y={at(cursor.y)}
        width={SVG_UNITS}
        height={SVG_UNITS}
      />
    </>
  );
}

function lockedPath({ locked, width, height }: DungeonMap): string {
  if (!locked?.includes(1)) return '';
  let data = '';
  for (let y = 0; y < height; y += 1) {
    let start = -1;
    for (let x = 0; x <= width; x += 1) {
      const isLocked = x < width && locked[y * width + x] === 1;
      if (isLocked && start < 0) start = x;
      if (!isLocked && start >= 0) {
        const across = (x - start) * SVG_UNITS;
        data += `M${start * SVG_UNITS} ${y * SVG_UNITS}h${across}v${SVG_UNITS}h${-across}z`;
        start = -1;
      }
    }
  }
  return data;
}
