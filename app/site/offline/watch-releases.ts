/** Whether the visitor asked their browser to spare their connection. */
function sparesData(): boolean {
  const connection = Reflect.get(navigator, 'connection');
  return connection?.saveData === true;
}

/** Shows the page's notice that a new version waits; its button lets that version take over. */
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
    // The very first version has nobody to replace.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) offer(page, worker);
  };
  tellOnceReady(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => tellOnceReady(installing));
  });
}

/** Lets the browser keep what works offline, once the page has loaded, and says when a new version waits; returns what ends it. */
export function watchReleases(page: Document): () => void {
  if (!('serviceWorker' in navigator) || sparesData()) return () => {};
  const start = () => {
    // A browser that refuses, such as one in private mode, goes without.
    register(page).catch(() => {});
  };
  if (page.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => removeEventListener('load', start);
}
