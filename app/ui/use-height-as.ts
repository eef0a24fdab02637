import { type RefObject, useEffect } from 'react';

/**
 * Sets the CSS property `name` (`--…`) of a sticky element's parent to the element's height, so that content above can
 * leave room for it.
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
