import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { SVG_UNITS } from '~/maps/draw/svg-units';
import type { Squares } from '~/maps/map/squares';
import { feetBetween, type Square, squareName } from '~/rules/battle-grid';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { viewBoxOf } from './draw-mat';
import styles from './mat.module.css';
import { moveWords, restWords, tokenWords, walkedBy, wayWords } from './mat-words';
import { middleOf } from './middle-of';
import { type BoardToken, TokenMark } from './token-mark';
import { moveOf, useSentMove } from './use-sent-move';
import { type TokenMove, useTokenDrag } from './use-token-drag';
import { useTokenKeys } from './use-token-keys';

export type MatBoardProps = {
  label: string;
  /** The whole map in squares, and the part of it that is shown. */
  size: { width: number; height: number };
  extent: Squares;
  /** What players see of it, where that is less. */
  seen?: Squares | null;
  /** The picture of the map. */
  picture: string;
  /** The path of what players do not see, for the game master, and the id of the clip path of the ground. */
  covered?: string;
  ground?: string;
  tokens: readonly BoardToken[];
  /** Those who have no place on the map yet, to be dragged there. */
  beside?: readonly Omit<BoardToken, 'at'>[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onMove: (id: string, at: Square) => void;
  /** Whether a move awaits its answer; missing where moves count at once. */
  isSending?: boolean;
  /** A square was pressed that no token stands on. */
  onSquare?: (at: Square) => void;
  /** Further controls beside the zoom. */
  children?: ReactNode;
};

/** Pixels per square, after the first: as wide as its frame. */
const ZOOMS = [null, 28, 40, 56] as const;
/** A map whose squares would be smaller than this many pixels opens larger than its frame. */
const LEAST_PX = 20;

/** How large the map is drawn; what is looked at stays in the middle of the frame. */
function useZoom(frame: RefObject<HTMLDivElement | null>, extent: Squares, middle: Square) {
  const [zoom, setZoom] = useState(0);
  const looked = useRef(middle);
  looked.current = middle;
  const isSmall = (element: HTMLElement) => element.clientWidth / extent.width < LEAST_PX;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once, when the frame is there
  useEffect(() => {
    if (frame.current && isSmall(frame.current)) setZoom(1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the map is drawn larger or smaller
  useEffect(() => {
    const shown = frame.current;
    if (shown === null) return;
    const { x, y } = looked.current;
    shown.scrollTo(
      x * shown.scrollWidth - shown.clientWidth / 2,
      y * shown.scrollHeight - shown.clientHeight / 2,
    );
  }, [zoom, frame]);
  return [zoom, setZoom] as const;
}

/** A map with tokens: dragged, moved with the arrow keys, or put down on a pressed square. */
export function MatBoard(props: MatBoardProps) {
  const { label, size, extent, beside = [], chosen, onChoose, onMove, onSquare } = props;
  const [tokens, noteSent] = useSentMove(props.tokens, props.isSending);
  const all = [...tokens, ...beside];
  const board = useRef<SVGSVGElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useZoom(frame, extent, middleOf(extent, tokens, props.seen));
  const drag = useTokenDrag(board, size, handleMove);
  const keys = useTokenKeys(size, handleMove);
  const move = moveOf(drag.move, all) ?? moveOf(keys.walk, all);
  const px = ZOOMS[zoom] ?? null;

  function handleMove(id: string, at: Square) {
    if (moveOf({ id }, all) === null) return;
    noteSent(id, at);
    onMove(id, at);
  }

  function handleSquare(event: MouseEvent<SVGSVGElement>) {
    const matrix = board.current?.getScreenCTM();
    const isOnToken = event.target instanceof Element && event.target.closest('[data-token]');
    if (!matrix || isOnToken || drag.hasMoved()) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    onSquare?.({ x: Math.floor(x / SVG_UNITS), y: Math.floor(y / SVG_UNITS) });
  }

  function handleKey(event: KeyboardEvent, token: BoardToken) {
    if (token.mayMove) keys.press(event, token);
    if (event.defaultPrevented || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onChoose(token.id === chosen ? null : token.id);
  }

  return (
    <div className={styles.board} data-mat-board>
      <div className={styles.bar}>
        {props.children}
        <Zoom zoom={zoom} onZoom={setZoom} />
      </div>
      {beside.length > 0 && (
        <ul className={styles.beside} aria-label="Not on the map yet">
          {beside.map((token) => (
            <li key={token.id}>
              <button
                type="button"
                aria-pressed={token.id === chosen}
                data-beside={token.id}
                onClick={() => !drag.hasMoved() && onChoose(token.id === chosen ? null : token.id)}
                onPointerDown={(event) => drag.take(event, { ...token, at: null })}
                onPointerMove={drag.drag}
                onPointerUp={drag.drop}
                onPointerCancel={drag.cancel}
              >
                {token.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div ref={frame} className={styles.frame} data-zoomed={px !== null || undefined}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: with keys, squares are typed, and areas are in a list */}
        {/* biome-ignore lint/a11y/useSemanticElements: a picture whose parts are buttons */}
        <svg
          ref={board}
          className={styles.map}
          viewBox={viewBoxOf(extent)}
          width={px === null ? undefined : extent.width * px}
          role="group"
          aria-label={label}
          data-mat
          onClick={handleSquare}
        >
          <MapPicture picture={props.picture} />
          {props.covered && (
            <path
              className={styles.covered}
              d={props.covered}
              clipPath={`url(#${props.ground})`}
              data-covered
            />
          )}
          {tokens.map((token) => {
            const at = (move?.id === token.id ? move.at : null) ?? token.at;
            return (
              // biome-ignore lint/a11y/useSemanticElements: SVG has no button
              <g
                key={token.id}
                className={styles.token}
                transform={`translate(${at.x * SVG_UNITS} ${at.y * SVG_UNITS})`}
                role="button"
                tabIndex={0}
                aria-label={tokenWords(token, at)}
                aria-pressed={token.id === chosen}
                data-token={token.id}
                data-at={squareName(at)}
                data-moves={token.mayMove || undefined}
                data-hidden={token.isHidden || undefined}
                data-down={token.isDown || undefined}
                onClick={() => !drag.hasMoved() && onChoose(token.id === chosen ? null : token.id)}
                onKeyDown={(event) => handleKey(event, token)}
                onBlur={keys.put}
                onPointerDown={(event) => token.mayMove && drag.take(event, token)}
                onPointerMove={drag.drag}
                onPointerUp={drag.drop}
                onPointerCancel={drag.cancel}
              >
                <TokenMark token={token} />
                {token.id === chosen && (
                  <rect
                    className={styles.chosen}
                    width={token.space * SVG_UNITS}
                    height={token.space * SVG_UNITS}
                    rx="8"
                  />
                )}
              </g>
            );
          })}
          {move?.from && move.at && (
            <Way move={move} from={move.from} to={move.at} walked={walkedBy(move.id, all)} />
          )}
          {move && move.from === null && move.at && (
            <rect
              className={styles.chosen}
              x={move.at.x * SVG_UNITS}
              y={move.at.y * SVG_UNITS}
              width={move.space * SVG_UNITS}
              height={move.space * SVG_UNITS}
              rx="8"
            />
          )}
        </svg>
      </div>
      <p className={styles.told} role="status">
        {move?.at ? moveWords(move, all) : restWords(tokens.find(({ isTurn }) => isTurn))}
      </p>
    </div>
  );
}

/** The picture of the map, which stays as it is while tokens move. */
const MapPicture = memo(function MapPicture({ picture }: { picture: string }) {
  return (
    <g
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing code makes the markup and escapes all texts
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
});

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  if (!useHydrated()) return null;
  return (
    <span className={styles.zoom}>
      <Button
        type="button"
        kind="plain"
        compact
        icon="minus"
        aria-label="Smaller"
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <Button
        type="button"
        kind="plain"
        compact
        icon="plus"
        aria-label="Larger"
        disabled={zoom === ZOOMS.length - 1}
        onClick={() => onZoom(zoom + 1)}
      />
    </span>
  );
}

type WayProps = { move: TokenMove; from: Square; to: Square; walked: number };

/** The way of a token that is being moved, with its length, and with all that it has moved in its turn. */
function Way({ move, from, to, walked }: WayProps) {
  const middle = (square: number) => (square + move.space / 2) * SVG_UNITS;
  const end = { x: middle(to.x), y: middle(to.y) };
  return (
    <g className={styles.way}>
      <line x1={middle(from.x)} y1={middle(from.y)} x2={end.x} y2={end.y} />
      <text x={end.x} y={to.y * SVG_UNITS - 18}>
        {wayWords(feetBetween(from, to), walked)}
      </text>
    </g>
  );
}
