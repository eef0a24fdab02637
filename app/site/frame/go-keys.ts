/** How long `g` waits for the following letter, in milliseconds. */
const WAIT_MS = 1500;
const TYPED_INTO =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog, [popover]';

/** Makes `g` and a letter follow the page's link with that letter; returns a function that stops this. */
export function watchGoKeys(page: Document): () => void {
  let until = 0;
  function follow(event: KeyboardEvent): void {
    const begun = event.timeStamp < until;
    until = 0;
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target instanceof Element && target.closest(TYPED_INTO)) return;
    if (page.querySelector('dialog:modal')) return;
    if (key === 'g') until = event.timeStamp + WAIT_MS;
    else if (begun && /^[a-z]$/.test(key)) {
      const way = page.querySelector<HTMLElement>(`a[data-go="${key}"]`);
      if (!way) return;
      event.preventDefault();
      // The tool's own shortcut for this letter must not run as well.
      event.stopPropagation();
      way.click();
    }
  }
  page.addEventListener('keydown', follow, true);
  return () => page.removeEventListener('keydown', follow, true);
}
