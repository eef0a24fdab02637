import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { SVG_UNITS } from '~/maps/draw/svg-units';
import { type Square, squareWithin } from '~/rules/battle-grid';

/** A token on its way: where it was taken from (null: from beside the map), and where it would be put down. */
export type TokenMove = { id: string; space: number; from: Square | null; at: Square | null };

type Bounds = { width: number; height: number };

/** Moves tokens with a pointer: it snaps to squares, and counts where it is put down. */
export function useTokenDrag(
  board: RefObject<SVGSVGElement | null>,
  bounds: Bounds,
  onMove: (id: string, at: Square) => void,
) {
  const [move, setMove] = useState<TokenMove | null>(null);
  /** Where in the token it was taken, in squares, and whether it has left its square. */
  const grip = useRef({ x: 0, y: 0, hasMoved: false });

  /** The point below a pointer, in squares; null outside of the board. */
  function pointAt({ clientX, clientY }: PointerEvent): { x: number; y: number } | null {
    const svg = board.current;
    const matrix = svg?.getScreenCTM();
    const box = svg?.parentElement?.getBoundingClientRect();
    if (!matrix || !box) return null;
    const isOver =
      clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
    if (!isOver) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: x / SVG_UNITS, y: y / SVG_UNITS };
  }

  function squareAt(event: PointerEvent, space: number): Square | null {
    const point = pointAt(event);
    if (point === null) return null;
    const wanted = {
      x: Math.floor(point.x - grip.current.x),
      y: Math.floor(point.y - grip.current.y),
    };
    return squareWithin(wanted, space, bounds);
  }

  function take(event: PointerEvent, token: { id: string; space: number; at: Square | null }) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointAt(event);
    const { id, space, at } = token;
    const inside = (of: 'x' | 'y') => (at && point ? Math.floor(point[of]) - at[of] : 0);
    grip.current = { x: inside('x'), y: inside('y'), hasMoved: false };
    setMove({ id, space, from: at, at });
  }

  function drag(event: PointerEvent) {
    if (move === null) return;
    // A token that leaves the page while it is dragged never hears of the release.
    if (event.buttons === 0) return cancel();
    const at = squareAt(event, move.space);
    const isSame = at?.x === move.at?.x && at?.y === move.at?.y;
    if (isSame) return;
    grip.current.hasMoved = true;
    setMove({ ...move, at: at ?? move.from });
  }

  function cancel() {
    grip.current.hasMoved = false;
    setMove(null);
  }

  function drop() {
    if (move === null) return;
    const { id, from, at } = move;
    setMove(null);
    // The click that ends a press comes right after this.
    setTimeout(() => {
      grip.current.hasMoved = false;
    });
    if (at !== null && (at.x !== from?.x || at.y !== from?.y)) onMove(id, at);
  }

  return {
    move,
    take,
    drag,
    drop,
    cancel,
    /** Whether the last press moved a token, so that the click after it means nothing else. */
    hasMoved: () => grip.current.hasMoved,
  };
}
