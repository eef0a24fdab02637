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
 * Waits for the page's state, which comes as a stream. The router would throw the promise of it from React's root, where
 * nothing catches it; a press that comes then makes React draw at once, and end with "Root did not complete" (#345).
 */
async function stateRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}
