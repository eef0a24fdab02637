/** A request whose body is counted while it is read. */
export type CappedRequest = { request: Request; exceeded(): boolean };

/**
 * Lets at most `maxBytes` of a body through. `Content-Length` is only a hint (it may be missing or lie), so the bytes
 * themselves are counted; past the cap reading fails and `exceeded()` says why.
 */
export function capBody(request: Request, maxBytes: number): CappedRequest {
  const declared = Number(request.headers.get('Content-Length') ?? '0');
  if (declared > maxBytes) return { request, exceeded: () => true };
  if (request.body === null) return { request, exceeded: () => false };
  let seen = 0;
  let over = false;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > maxBytes) {
        over = true;
        controller.error(new Error('The request body is larger than this address accepts.'));
        return;
      }
      controller.enqueue(chunk);
    },
  });
  const body = request.body.pipeThrough(counter);
  // Node asks for `duplex` on a streamed body; the Worker ignores it.
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' };
  return { request: new Request(request, init), exceeded: () => over };
}
