import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Square, squareWithin } from '~/rules/battle-grid';
import { type KeyFacts, pressOf } from '~/ui/commands/press';
import { isApple } from '~/ui/commands/use-apple';
import type { TokenMove } from './use-token-drag';

/** A walk by keys counts this many milliseconds after its last step, so that it is one move in the log. */
const WALKED_AFTER_MS = 700;

const STEPS: Readonly<Record<string, Square>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

type Bounds = { width: number; height: number };

/** Whether these keys take back a walk that does not count yet. */
export function takesBack(event: KeyFacts, apple: boolean): boolean {
  return event.key === 'Escape' || pressOf(event, apple) === 'Mod+z';
}

/** Moves the focused token with the arrow keys, square by square; Enter puts it down at once, Escape and undo take it back. */
export function useTokenKeys(bounds: Bounds, onMove: (id: string, at: Square) => void) {
  const [walk, setWalk] = useState<TokenMove | null>(null);
  const latest = useRef({ walk, onMove });
  latest.current = { walk, onMove };

  function put() {
    const { walk: done, onMove: moved } = latest.current;
    if (done === null) return;
    latest.current.walk = null;
    setWalk(null);
    const { id, from, at } = done;
    if (at !== null && (at.x !== from?.x || at.y !== from?.y)) moved(id, at);
  }

  useEffect(() => {
    if (walk === null) return;
    const timer = setTimeout(put, WALKED_AFTER_MS);
    return () => clearTimeout(timer);
  });

  function press(event: KeyboardEvent, token: { id: string; space: number; at: Square }) {
    const step = STEPS[event.key];
    if (walk !== null && takesBack(event.nativeEvent, isApple())) {
      // Not what was done before the walk, which the same keys undo on the page.
      event.preventDefault();
      latest.current.walk = null;
      setWalk(null);
      return;
    }
    if (walk !== null && event.key === 'Enter') {
      event.preventDefault();
      put();
    }
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { id, space } = token;
    const from = walk?.id === id ? walk.from : token.at;
    const now = (walk?.id === id ? walk.at : null) ?? token.at;
    const at = squareWithin({ x: now.x + step.x, y: now.y + step.y }, space, bounds);
    setWalk({ id, space, from, at });
  }

  return { walk, press, put };
}
