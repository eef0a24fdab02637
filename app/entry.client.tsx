import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { listenBeforeRouter } from './ui/step-hearers';

listenBeforeRouter();
await stateRead();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});

/**
 * Waits for the page's state, which arrives as a stream. Without this, the router would throw its promise from React's
 * root, where nothing catches it; a click at that moment makes React render synchronously and fail with "Root did not
 * complete" (React error 345).
 */
async function stateRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}
