/** Where whoever pressed a button goes on when it is gone: to what came in its place, in this order. */
const INSTEAD = [
  '#plan button[value="counts"]',
  '[data-due] button',
  '[data-turn-bar] button[value="next"]',
  '[data-turn-bar] button[value="begin"]',
];

/**
 * Remembers who has the focus; called again once the press is painted it gives the focus back, or on to where one goes on, when the
 * press took it away.
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
