/** How long a button shows that it has copied, in milliseconds [specification 9]. */
const COPIED_MS = 1500;

/** Makes `[data-copy]` buttons copy their text and say so; returns a function that stops this. */
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
      // No permission, or no secure connection: select the address, so that it can be copied by keyboard.
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
