/** The badge of a condition or mark under a plain click; null for other clicks. */
export function badgeOf(event: MouseEvent): HTMLElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return null;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest<HTMLElement>('a[data-rules]') ?? null;
}
