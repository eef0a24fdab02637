/** How long a button says that it has copied, in milliseconds [specification 9]. */
const COPIED_MS = 1500;

/** Lets `[data-copy]` buttons put their text on the clipboard and say so; returns what ends the watch. */
export function watchCopying(page: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(button: Element, text: string) {
    const status = button.parentElement?.querySelector('[role="status"]');
    if (!status) return;
    clearTimeout(timer);
    status.textContent = text;
    timer = setTimeout(() => {
      status.textContent = '';
    }, COPIED_MS);
  }

  async function copy(event: Event) {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest('[data-copy]');
    if (!button) return;
    try {
      await navigator.clipboard.writeText(button.getAttribute('data-copy') ?? '');
      say(button, 'Copied!');
    } catch {
      // No permission, or no secure connection: the address is at least ready for the keyboard.
      page.getSelection()?.selectAllChildren(button);
      say(button, 'Selected: press Ctrl+C or ⌘C to copy.');
    }
  }

  page.addEventListener('click', copy);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('click', copy);
  };
}
