import { type RefObject, useEffect, useState } from 'react';
import type { Frame } from './map-view';

/** The current size of an element in pixels; null until it is known. */
export function useFrame(element: RefObject<Element>): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = current.getBoundingClientRect();
      if (width > 0 && height > 0) setFrame({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return frame;
}
