import { type Dispatch, type ReactNode, useState } from 'react';
import { useLatePart } from '~/ui/use-late-part';
import type { EditorAction } from '../edit/editor';
import type { DungeonMap } from '../map/grid';
import { LostNotice } from './lost-part';
import styles from './recipe-form.module.css';

type BoardDetailsProps = { map: DungeonMap; dispatch: Dispatch<EditorAction> };

function fetchResizing() {
  return import('./resize-form');
}

function fetchKeys() {
  return import('./board-keys');
}

/** Fetches what is folded up here ahead of its need. */
export function fetchBoardDetails() {
  return Promise.all([fetchResizing(), fetchKeys()]);
}

/** Room at the edges without drawing anew, and the list of keys: both come when they are unfolded. */
export function BoardDetails({ map, dispatch }: BoardDetailsProps) {
  return (
    <>
      <LateDetails summary="Resize, keeping what is drawn" fetchPart={fetchResizing}>
        {({ ResizeForm }) => <ResizeForm map={map} dispatch={dispatch} />}
      </LateDetails>
      <LateDetails summary="Keys of the drawing board" fetchPart={fetchKeys}>
        {({ BoardKeys }) => <BoardKeys />}
      </LateDetails>
    </>
  );
}

type LateDetailsProps<Part> = {
  summary: string;
  fetchPart: () => Promise<Part>;
  children: (part: Part) => ReactNode;
};

function LateDetails<Part>({ summary, fetchPart, children }: LateDetailsProps<Part>) {
  const [isWanted, setWanted] = useState(false);
  const [late, again] = useLatePart(fetchPart, isWanted);
  return (
    <details className={styles.more} onToggle={() => setWanted(true)}>
      <summary>{summary}</summary>
      {late.is === 'here' && children(late.part)}
      {late.is === 'lost' && <LostNotice onAgain={again} />}
    </details>
  );
}
