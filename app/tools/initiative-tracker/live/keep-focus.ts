/** Where the focus goes when the pressed button is gone, in this order. */
const INSTEAD = [
  '#plan button[value="counts"]',
  '[data-due] button',
  '[data-turn-bar] button[value="next"]',
  '[data-turn-bar] button[value="begin"]',
  '[data-turn-bar] button[value="undo"]',
];

/** An action's forms are tidied and its panels rearranged within this time. */
const TIDY_MS = 60;

/**
 * Remembers the focused element. Call the result when the action is done: once it is rendered, the focus is restored, or
 * moves to the next useful element, if the action removed or closed away the focused one.
 */
export function keepFocus(): () => void {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || held === document.body) return () => undefined;
  return () =>
    setTimeout(() => {
      const now = document.activeElement;
      if (now !== null && now !== document.body && !now.matches(':disabled')) return;
      const summary = held.closest('details')?.querySelector<HTMLElement>('summary') ?? null;
      const places = INSTEAD.map((one) => document.querySelector<HTMLElement>(one));
      for (const place of [held, summary, ...places]) {
        place?.focus({ preventScroll: true });
        if (place !== null && place === document.activeElement && !place.matches(':disabled'))
          return;
      }
    }, TIDY_MS);
}
