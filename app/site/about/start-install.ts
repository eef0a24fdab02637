import { isPlainPage } from '~/ui/plain-page';

export type InstallState = 'prompt' | 'iphone' | 'chromium' | 'generic' | 'installed';

/** The event that Chromium fires when the product can be installed. */
type InstallOffer = Event & {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

function isInstallOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && 'userChoice' in event;
}

/** The state before the browser offers anything: by the display mode and the user agent. */
export function firstState(
  standalone: boolean,
  userAgent: string,
  touchPoints: number,
): InstallState {
  if (standalone) return 'installed';
  // An iPad identifies as a Mac, but no Mac has a touch screen.
  const apple =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (apple) return 'iphone';
  return /Chrom(e|ium)\//.test(userAgent) ? 'chromium' : 'generic';
}

/** Shows the state of the install card that applies to this browser; returns a function that stops this. */
export function startInstall(page: Document): () => void {
  const card = page.querySelector('[data-install]');
  if (!card) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  let offered: InstallOffer | null = null;

  function show(state: InstallState) {
    for (const part of card?.querySelectorAll<HTMLElement>('[data-state]') ?? []) {
      part.hidden = part.dataset.state !== state;
    }
  }

  async function ask() {
    const offer = offered;
    if (!offer) return;
    offered = null;
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    show(outcome === 'accepted' ? 'installed' : 'chromium');
  }

  const standalone =
    matchMedia('(display-mode: standalone)').matches ||
    Reflect.get(navigator, 'standalone') === true;
  show(firstState(standalone, navigator.userAgent, navigator.maxTouchPoints));
  addEventListener(
    'beforeinstallprompt',
    (event) => {
      if (!isInstallOffer(event)) return;
      event.preventDefault();
      offered = event;
      show('prompt');
    },
    { signal },
  );
  addEventListener('appinstalled', () => show('installed'), { signal });
  card.querySelector('button')?.addEventListener('click', ask, { signal });
  return () => listening.abort();
}

if (isPlainPage()) startInstall(document);
