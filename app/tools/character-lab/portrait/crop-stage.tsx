import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { type Crop, moved, zoomed, zoomOf } from './crop';
import styles from './crop-stage.module.css';
import { drawCrop } from './page-take-picture';

/** The canvas has twice as many pixels as its width, for high-density screens. */
const DRAWN = 640;
/** The distance an arrow key moves, as a fraction of the square; longer with Shift. */
const STEP = 0.04;
const LONG_STEP = 0.2;
const NEARER = 1.15;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export type CropStageProps = {
  picture: ImageBitmap;
  crop: Crop;
  /** Updates the square based on the current one. */
  onCrop: (next: (crop: Crop) => Crop) => void;
};

/** The area to select a square of a picture: drag, pinch, wheel or arrow keys. */
export function CropStage({ picture, crop, onCrop }: CropStageProps) {
  const hint = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  useEffect(() => {
    const stage = canvas.current;
    const leaving = new AbortController();
    // React's own wheel listeners are passive and cannot prevent scrolling the page.
    stage?.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const at = placeIn(stage, event.clientX, event.clientY);
        const by = Math.exp(-event.deltaY / 400);
        onCrop((before) => zoomed(before, zoomOf(before, picture) * by, picture, at));
      },
      { passive: false, signal: leaving.signal },
    );
    return () => leaving.abort();
  }, [picture, onCrop]);

  function handleDown(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function handleMove(event: PointerEvent<HTMLCanvasElement>) {
    const stage = event.currentTarget;
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const width = stage.getBoundingClientRect().width || 1;
    if (other === undefined) {
      const [across, down] = [(before.x - now.x) / width, (before.y - now.y) / width];
      onCrop((square) => moved(square, across, down, picture));
      return;
    }
    const by = apart(now, other) / Math.max(1, apart(before, other));
    const at = placeIn(stage, (now.x + other.x) / 2, (now.y + other.y) / 2);
    const [across, down] = [(before.x - now.x) / 2 / width, (before.y - now.y) / 2 / width];
    onCrop((square) =>
      moved(zoomed(square, zoomOf(square, picture) * by, picture, at), across, down, picture),
    );
  }

  function handleUp(event: PointerEvent<HTMLCanvasElement>) {
    fingers.current.delete(event.pointerId);
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const arrow = ARROWS[event.key];
    const by = event.key === '+' || event.key === '=' ? NEARER : event.key === '-' ? 1 / NEARER : 0;
    if (event.ctrlKey || event.metaKey || event.altKey || (arrow === undefined && by === 0)) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    onCrop((square) =>
      arrow === undefined
        ? zoomed(square, zoomOf(square, picture) * by, picture)
        : moved(square, arrow[0] * step, arrow[1] * step, picture),
    );
  }

  return (
    <div className={styles.frame}>
      <canvas
        ref={canvas}
        width={DRAWN}
        height={DRAWN}
        className={styles.stage}
        tabIndex={0}
        role="img"
        aria-label="Part of the picture to use"
        aria-describedby={hint}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
        onKeyDown={handleKey}
      />
      <p id={hint} className={styles.hint}>
        Drag, or press the arrow keys, to move. Pinch, scroll, or press + and − to zoom.
      </p>
    </div>
  );
}

function placeIn(stage: HTMLElement, clientX: number, clientY: number) {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
}

function apart(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
