import { type RefObject, useEffect } from 'react';

/**
 * Tells the style sheets how high a part is that stays in sight, as a length in the property `name` (`--…`) of its parent, so that what
 * stands above it leaves it its room however much it says.
 */
export function useHeightAs(name: `--${string}`, part: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = part;
    const around = current?.parentElement;
    if (!current || !around) return;
    const observer = new ResizeObserver(() => {
      around.style.setProperty(name, `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [name, part]);
}
