/** Where the focus goes when the pressed button is gone, in this order. */
const INSTEAD = [
  '#plan button[value="counts"]',
  '[data-due] button',
  '[data-turn-bar] button[value="next"]',
  '[data-turn-bar] button[value="begin"]',
];

/**
 * Remembers the focused element. Call the result after the action was rendered: it restores the focus, or moves it to
 * the next useful element, if the action removed the focused one.
 */
export function keepFocus(): () => void {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || held === document.body) return () => undefined;
  return () =>
    requestAnimationFrame(() => {
      const now = document.activeElement;
      if (now !== null && now !== document.body && !now.matches(':disabled')) return;
      const summary = held.closest('details')?.querySelector<HTMLElement>('summary') ?? null;
      const places = INSTEAD.map((one) => document.querySelector<HTMLElement>(one));
      for (const place of [held, summary, ...places]) {
        place?.focus({ preventScroll: true });
        if (place !== null && place === document.activeElement && !place.matches(':disabled'))
          return;
      }
    });
}
