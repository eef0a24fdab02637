/** A select with more entries than this opens as a list with a search. */
const MOST_PLAIN = 20;

/** The select that an event would open, when it has many entries. */
function longSelect({ target }: Event): HTMLSelectElement | null {
  if (!(target instanceof HTMLSelectElement) || target.disabled || target.multiple) return null;
  return target.options.length > MOST_PLAIN ? target : null;
}

function opens(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  if (event.altKey) return event.key === 'ArrowDown' || event.key === 'ArrowUp';
  return event.key === ' ' || event.key === 'F4';
}

/**
 * Opens every long select of a page as a list with a search; the select stays the form's field, and works alone without
 * scripts. `load` brings the list's code at the first use. Returns a function that stops this.
 */
export function watchLongSelects(
  page: Document,
  load: () => Promise<{ openLongSelect: (select: HTMLSelectElement) => void }>,
): () => void {
  const watch = new AbortController();
  async function open(event: Event) {
    const select = longSelect(event);
    if (!select || !event.cancelable) return;
    event.preventDefault();
    select.focus();
    try {
      const { openLongSelect } = await load();
      openLongSelect(select);
    } catch {
      // Offline: the browser's own list opens at the next press.
      watch.abort();
    }
  }
  const { signal } = watch;
  let pressed: HTMLSelectElement | null = null;
  /** Keeps the browser's own list closed; ours opens at the release, which would close one that was open before. */
  function press(event: MouseEvent) {
    pressed = event.button === 0 ? longSelect(event) : null;
    if (!pressed) return;
    event.preventDefault();
    pressed.focus();
  }
  page.addEventListener('mousedown', press, { signal });
  // The click on a label is none on its select.
  page.addEventListener('click', (event) => longSelect(event) === pressed && open(event), {
    signal,
  });
  // A finger that scrolls sends an event that cannot be cancelled.
  page.addEventListener('touchend', open, { signal, passive: false });
  page.addEventListener('keydown', (event) => opens(event) && open(event), { signal });
  return () => watch.abort();
}
