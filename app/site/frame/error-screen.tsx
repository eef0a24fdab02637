import {
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import layout from '~/ui/layout.module.css';
import { isLineLost } from '~/ui/line-lost';
import { useRequestFacts } from '~/ui/request-facts';
import { OfflineWords } from '../offline/offline-words';
import { LostPage } from './lost-page';

/**
 * '404 Not Found' for what does not exist, an offline message for a network failure; the specified heading and the
 * request id for any other error.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const { requestId } = useRequestFacts();
  const data = useRouteLoaderData<{ requestId: string }>('root');
  const { pathname, search } = useLocation();
  if (isLineLost(error)) {
    return <OfflineWords wanted={pathname + search} />;
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    const { data: sentence } = error;
    // Most 404 responses have no sentence of their own.
    const says = typeof sentence === 'string' && sentence.endsWith('.') ? sentence : null;
    return <LostPage says={says} />;
  }
  if (isRouteErrorResponse(error) && error.status === 503 && typeof error.data === 'string') {
    return (
      <main id="main" className={layout.stack}>
        <h1>Temporarily unavailable</h1>
        <p className={layout.lead}>{error.data}</p>
      </main>
    );
  }
  return (
    <main id="main" className={layout.stack}>
      <h1>Unexpected Application Error!</h1>
      <p className={layout.lead}>
        Something went wrong on our side. Try again; if it keeps happening, send us this request ID.
      </p>
      <p>
        <code>{requestId ?? data?.requestId ?? 'unknown'}</code>
      </p>
    </main>
  );
}
