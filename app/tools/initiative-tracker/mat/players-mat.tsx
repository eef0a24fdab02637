import { useMemo, useState } from 'react';
import { mapOfShown, type ShownMat } from '~/fights/mat/shown-mat';
import type { SeatIntent } from '~/fights/table/seat-intents';
import type { TableView } from '~/fights/table/table-view';
import { openExtent, openSquares } from '~/maps/map/squares';
import type { Square } from '~/rules/battle-grid';
import { drawMat } from './draw-mat';
import styles from './mat.module.css';
import { MatBoard } from './mat-board';
import type { BoardToken } from './token-mark';

export type PlayersMatProps = {
  view: TableView;
  mat: ShownMat;
  press: ((intent: SeatIntent) => void) | null;
  /** Whether actions wait for the server. */
  isSending: boolean;
};

/** What players see of the map; those with a seat move their own token. */
export function PlayersMat({ view, mat, press, isSending }: PlayersMatProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const map = useMemo(() => mapOfShown(mat), [mat]);
  const picture = useMemo(() => drawMat(map, 'player', 'mat-'), [map]);
  const extent = useMemo(() => openExtent(openSquares(map, 'player')), [map]);
  const tokens = useMemo(() => tokensOf(view), [view]);
  if (extent === null) return <p className={styles.dark}>The map is still covered.</p>;

  function handleMove(who: string, { x, y }: Square) {
    press?.({ is: 'move', who, x, y });
  }

  return (
    <MatBoard
      label="Map"
      size={map}
      extent={extent}
      picture={picture}
      tokens={tokens}
      chosen={chosen}
      onChoose={setChosen}
      onMove={handleMove}
      isSending={isSending}
      onSquare={(at) => {
        const one = tokens.find(({ id, mayMove }) => id === chosen && mayMove);
        if (one) handleMove(one.id, at);
      }}
    />
  );
}

/** The tokens in sight, with what the order says about them. */
function tokensOf({ rows, tokens, turn, seat, over, paused }: TableView): BoardToken[] {
  const ones = new Map(
    rows.flatMap((row) => row.ones.map((one) => [one.id, { one, row: row.id }] as const)),
  );
  const may = seat.is === 'seated' && seat.may.includes('move') && !over && !paused;
  const own = new Set(may ? seat.ones.map(({ id }) => id) : []);
  return tokens.flatMap(({ id, x, y, space, walked = 0 }) => {
    const found = ones.get(id);
    if (found === undefined) return [];
    const { name, side, face, state } = found.one;
    return [
      {
        id,
        name,
        side,
        face,
        space,
        at: { x, y },
        walked,
        isTurn: found.row === turn.row && !over,
        isDown: state !== null && state !== 'up',
        isHidden: false,
        mayMove: own.has(id),
      },
    ];
  });
}
