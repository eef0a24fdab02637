import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the first open choice of a class into view when the class is chosen. Its card and the button that was pressed
 * are gone then, with the focus, and the page is much shorter: the browser alone would stop at its end.
 */
export function useFirstChoice(isChosen: boolean): RefObject<HTMLDivElement> {
  const part = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    const isNew = isChosen && !wasChosen.current;
    wasChosen.current = isChosen;
    if (!isNew) return;
    const choice = part.current?.querySelector<HTMLElement>('[data-open]') ?? part.current;
    if (choice === null) return;
    choice.scrollIntoView();
    // Keyboard navigation continues from there.
    choice.tabIndex = -1;
    choice.focus({ preventScroll: true });
  }, [isChosen]);
  return part;
}
