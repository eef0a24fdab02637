import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { RequestFacts } from './ui/request-facts';

const STREAM_TIMEOUT_MS = 5000;

/** Streams a page's HTML, its scripts marked with the response's nonce; crawlers get the HTML in one piece. */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce, requestId, services } = context;
  let answerStatus = status;
  const stream = await renderToReadableStream(
    <RequestFacts.Provider value={{ nonce, requestId }}>
      <RemixServer
        context={remixContext}
        url={request.url}
        nonce={nonce}
        abortDelay={STREAM_TIMEOUT_MS}
      />
    </RequestFacts.Provider>,
    {
      nonce,
      signal: AbortSignal.timeout(STREAM_TIMEOUT_MS + 1000),
      onError(error) {
        answerStatus = 500;
        services.log.error('render', error);
      },
    },
  );
  if (isbot(request.headers.get('User-Agent'))) await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status: answerStatus, headers });
}

/** Logs what a loader, an action or a render threw; the visitor sees only the request id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A response that a page threw on purpose, such as 404 or 405, is not a fault.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.services.log.error('request', error);
};
