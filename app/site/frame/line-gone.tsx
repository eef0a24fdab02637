/** What says to the script of a page that its own scripts run: from then on they say themselves when there is no line. */
export const AWAKE = 'page-awake';

const WORDS = 'Offline. Part of this page has not come: load it again when you are back online.';

/**
 * Says on a page that is still on its way that the line is gone: its own scripts cannot, since they are what does not come. As text,
 * because it stands in the page itself.
 */
const SOURCE = `(() => {
  const events = new AbortController(), { signal } = events;
  const tell = () => {
    if (signal.aborted || document.querySelector('[data-line-gone]')) return;
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.setAttribute('data-line-gone', '');
    words.textContent = ${JSON.stringify(WORDS)};
    (document.body ?? document.documentElement).append(words);
  };
  const end = () => { events.abort(); document.querySelector('[data-line-gone]')?.remove(); };
  addEventListener('offline', tell, { signal });
  addEventListener('error', ({ target }) => { if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) tell(); }, { capture: true, signal });
  addEventListener(${JSON.stringify(AWAKE)}, end, { signal });
})();`;

/** The script in the head of a page that wakes up later. */
export function LineGone({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own text, and nobody else's
      dangerouslySetInnerHTML={{ __html: SOURCE }}
    />
  );
}
