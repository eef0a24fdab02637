import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Place } from '~/maps/map/grid';
import { type MapView, squareAt } from './map-view';
import type { ViewControls } from './use-map-view';

type Pointing = {
  controls: ViewControls;
  /** Whether the tool draws; the hand only moves the view. */
  draws: boolean;
  /** Whether the tool acts on a single press: this waits until the finger is lifted, since a second one may follow. */
  taps: boolean;
  press(at: Place): void;
  /** The hand pressed on a square without moving the view. */
  look(at: Place): void;
  drag(at: Place): void;
  lift(): void;
  drop(): void;
};

const LEFT = 0;
const MIDDLE = 1;
/** A press that moves less is meant for what it is on. */
const STILL_PX = 5;

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * Mouse, pen and touch input on the map: one pointer draws; the middle button, the space bar or the hand tool moves the
 * view; two fingers move and zoom it; the wheel zooms.
 */
export function usePointers(element: RefObject<HTMLElement>, pointing: Pointing) {
  const latest = useRef(pointing);
  latest.current = pointing;
  const down = useRef(new Map<number, Place>());
  const mode = useRef<'none' | 'draw' | 'pan' | 'pinch'>('none');
  const space = useRef(false);
  const tap = useRef<Place | null>(null);
  const looked = useRef<Place | null>(null);

  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    function turnWheel(event: WheelEvent): void {
      event.preventDefault();
      const lines = event.deltaMode === 0 ? event.deltaY : event.deltaY * 16;
      latest.current.controls.zoom(Math.exp(-lines / 400), spotOf(element, event));
    }
    function watchSpace(event: KeyboardEvent): void {
      if (event.key === ' ') space.current = event.type === 'keydown';
    }
    // Events in another window are not seen here: assume that no finger is down, and no key held.
    function forgetAll(): void {
      if (mode.current === 'draw') latest.current.lift();
      down.current.clear();
      tap.current = null;
      mode.current = 'none';
      space.current = false;
    }
    current.addEventListener('wheel', turnWheel, { passive: false });
    window.addEventListener('blur', forgetAll);
    window.addEventListener('keydown', watchSpace);
    window.addEventListener('keyup', watchSpace);
    return () => {
      current.removeEventListener('wheel', turnWheel);
      window.removeEventListener('blur', forgetAll);
      window.removeEventListener('keydown', watchSpace);
      window.removeEventListener('keyup', watchSpace);
    };
  }, [element]);

  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== LEFT && event.button !== MIDDLE) return;
    const { controls, draws, taps, press, drop } = latest.current;
    const spot = spotOf(element, event);
    event.currentTarget.setPointerCapture(event.pointerId);
    // A field that is being edited is applied before the stroke begins, not in the middle of it.
    event.currentTarget.focus({ preventScroll: true });
    down.current.set(event.pointerId, spot);
    if (down.current.size === 2) {
      // The first finger was not meant to draw.
      tap.current = null;
      looked.current = null;
      if (mode.current === 'draw') drop();
      mode.current = 'pinch';
    } else if (down.current.size === 1) {
      const isPan = !draws || event.button === MIDDLE || space.current;
      mode.current = isPan ? 'pan' : 'draw';
      looked.current = !draws && event.button === LEFT && !space.current ? spot : null;
      const at = !isPan && controls.view ? squareAt(controls.view, spot) : null;
      if (taps) tap.current = at;
      else if (at) press(at);
    }
    if (event.button === MIDDLE) event.preventDefault();
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const before = down.current.get(event.pointerId);
    if (before === undefined) return;
    const { controls, drag } = latest.current;
    const spot = spotOf(element, event);
    down.current.set(event.pointerId, spot);
    switch (mode.current) {
      case 'pan':
        if (looked.current && distance(looked.current, spot) > STILL_PX) looked.current = null;
        controls.pan({ x: spot.x - before.x, y: spot.y - before.y });
        break;
      case 'pinch':
        pinch(controls, event.pointerId, before, spot);
        break;
      case 'draw':
        if (controls.view) dragAlong(controls.view, event, drag);
        break;
      case 'none':
        break;
    }
  }

  function dragAlong(view: MapView, event: PointerEvent<HTMLElement>, drag: (at: Place) => void) {
    const at = squareAt(view, spotOf(element, event));
    drag(at);
  }

  function pinch(controls: ViewControls, pointer: number, before: Place, spot: Place): void {
    const other = [...down.current].find(([id]) => id !== pointer)?.[1];
    if (other === undefined) return;
    const apart = (one: Place) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    const middle = { x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 };
    controls.pan({ x: (spot.x - before.x) / 2, y: (spot.y - before.y) / 2 });
    controls.zoom(apart(spot) / apart(before), middle);
  }

  function end(event: PointerEvent<HTMLElement>): void {
    if (!down.current.delete(event.pointerId)) return;
    const { press, lift, drop, look, controls } = latest.current;
    const seen = looked.current;
    looked.current = null;
    const tapped = tap.current;
    tap.current = null;
    if (mode.current === 'draw') {
      if (event.type === 'pointercancel') drop();
      else if (tapped) press(tapped);
      else lift();
    }
    if (mode.current === 'pan' && seen && controls.view && event.type === 'pointerup') {
      look(squareAt(controls.view, seen));
    }
    // The finger that remains after a pinch neither draws nor moves until it is lifted.
    mode.current = 'none';
  }

  return {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}

function spotOf(
  element: RefObject<HTMLElement>,
  event: { clientX: number; clientY: number },
): Place {
  const box = element.current?.getBoundingClientRect();
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}
