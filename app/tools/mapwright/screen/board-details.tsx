import type { Dispatch } from 'react';
import type { DungeonMap } from '~/maps/map/grid';
import { useLatePart } from '~/ui/use-late-part';
import { useOpened } from '~/ui/use-opened';
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
  const { wasOpened, look, open } = useOpened();
  const [late, again] = useLatePart(fetchResizing, wasOpened);
  return (
    <details className={styles.more} onToggle={open} ref={look}>
      <summary>Resize and keep the drawing</summary>
      {late.is === 'here' && <late.part.ResizeForm map={map} dispatch={dispatch} />}
      {late.is === 'lost' && <LostNotice onAgain={again} />}
    </details>
  );
}
