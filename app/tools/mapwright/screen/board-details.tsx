import { type Dispatch, useState } from 'react';
import type { DungeonMap } from '~/maps/map/grid';
import { useLatePart } from '~/ui/use-late-part';
import type { EditorAction } from '../edit/editor';
import { LostNotice } from './lost-part';
import styles from './recipe-form.module.css';

type BoardDetailsProps = { map: DungeonMap; dispatch: Dispatch<EditorAction> };

/** Loads the folded form, also in advance. */
export function fetchResizing() {
  return import('./resize-form');
}

/** A form to change the size of the map, loaded when it is unfolded. */
export function BoardDetails({ map, dispatch }: BoardDetailsProps) {
  const [isWanted, setWanted] = useState(false);
  const [late, again] = useLatePart(fetchResizing, isWanted);
  return (
    <details className={styles.more} onToggle={() => setWanted(true)}>
      <summary>Resize and keep the drawing</summary>
      {late.is === 'here' && <late.part.ResizeForm map={map} dispatch={dispatch} />}
      {late.is === 'lost' && <LostNotice onAgain={again} />}
    </details>
  );
}
