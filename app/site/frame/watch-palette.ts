import { fetchAhead } from '~/platform/fetch-ahead';

/** The link to the search, with the addresses of the palette's script and style. */
const OPENER = 'a[data-palette]';

/**
 * Opens the palette on Ctrl+K (⌘K), and on a press on the link to the search, which it replaces once scripts run;
 * returns a function that stops this. Only pages of a signed-in user have that link.
 */
export function watchPalette(page: Document): () => void {
  const first = page.querySelector<HTMLAnchorElement>(OPENER);
  // Fetched ahead, while the device is online: it also finds what the device has.
  if (first !== null) {
    const { palette = '', paletteStyle = '' } = first.dataset;
    fetchAhead([palette, paletteStyle]);
  }
  async function open(opener: HTMLAnchorElement): Promise<void> {
    const { palette = '', paletteStyle = '' } = opener.dataset;
    const typed = collectTyped(page);
    try {
      const [part] = await Promise.all([
        import(/* @vite-ignore */ palette) as Promise<{ open: (typed: string) => void }>,
        styled(page, paletteStyle),
      ]);
      part.open(typed());
    } catch {
      typed();
      // Offline before it was ever loaded: the page of the search says so.
      page.defaultView?.location.assign(opener.href);
    }
  }
  function onKey(event: KeyboardEvent): void {
    const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isAsked || event.altKey || event.shiftKey || event.repeat || event.isComposing) return;
    // A dialog in front comes first: what it asks must be answered.
    if (page.querySelector('dialog:modal')) return;
    const opener = page.querySelector<HTMLAnchorElement>(OPENER);
    if (opener === null) return;
    event.preventDefault();
    void open(opener);
  }
  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const opener = event.target instanceof Element && event.target.closest(OPENER);
    if (!(opener instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    // The router must not follow the link as well.
    event.stopPropagation();
    opener.closest('details[open]')?.removeAttribute('open');
    void open(opener);
  }
  page.addEventListener('keydown', onKey);
  page.addEventListener('click', onClick, true);
  return () => {
    page.removeEventListener('keydown', onKey);
    page.removeEventListener('click', onClick, true);
  };
}

/**
 * Collects what is typed while the palette loads, which is meant for its field and not for the page's keys; returns a
 * function that stops this and returns the text.
 */
function collectTyped(page: Document): () => string {
  let text = '';
  function collect(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if ([...event.key].length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  // Before the document hears of it, where "g" and a letter lead to another tool.
  page.defaultView?.addEventListener('keydown', collect, true);
  return () => {
    page.defaultView?.removeEventListener('keydown', collect, true);
    return text;
  };
}

/** Loads the style sheet once. */
function styled(page: Document, address: string): Promise<void> {
  if (page.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Failed to fetch ${address}`));
    };
    page.head.appendChild(link);
  });
}
