/** Whether the visitor's browser is set to save data. */
function sparesData(): boolean {
  const connection = Reflect.get(navigator, 'connection');
  return connection?.saveData === true;
}

/** Shows the notice that a new version is ready; its button activates that version. */
function offer(page: Document, waiting: ServiceWorker): void {
  const notice = page.querySelector<HTMLElement>('[data-release]');
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    waiting.postMessage('take over');
  });
}

async function register(page: Document): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const tellOnceReady = (worker: ServiceWorker | null) => {
    // The first version replaces nothing, so there is nothing to announce.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) offer(page, worker);
  };
  tellOnceReady(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => tellOnceReady(installing));
  });
}

/**
 * Registers the service worker once the page has loaded, and announces new versions; returns a function that stops
 * this.
 */
export function watchReleases(page: Document): () => void {
  if (!('serviceWorker' in navigator) || sparesData()) return () => {};
  const start = () => {
    // A browser that refuses, such as in private mode, works without it.
    register(page).catch(() => {});
  };
  if (page.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => removeEventListener('load', start);
}
