/** How long `g` waits for the letter that follows, in milliseconds. */
const WAIT_MS = 1500;
const TYPED_INTO =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog, [popover]';

/** Lets `g` and a letter follow the way to a tool that the page shows somewhere; returns what ends it. */
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
      // What the tool itself does with the letter is not meant.
      event.stopPropagation();
      way.click();
    }
  }
  page.addEventListener('keydown', follow, true);
  return () => page.removeEventListener('keydown', follow, true);
}
