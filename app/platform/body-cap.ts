/** A request whose body is counted while it is read. */
export type CappedRequest = {
  request: Request;
  exceeded(): boolean;
  /** Reads the rest of the body so that the connection ends cleanly; stops when the rest is large. */
  drain(): Promise<void>;
};

const DRAINED_BYTES = 4 * 1024 * 1024;

/**
 * Lets at most `maxBytes` of a body through. `Content-Length` is only a hint (it may be missing or wrong), so the bytes
 * themselves are counted; beyond the limit reading fails and `exceeded()` returns true.
 */
export function capBody(request: Request, maxBytes: number): CappedRequest {
  const declared = Number(request.headers.get('Content-Length') ?? '0');
  if (request.body !== null && (request.method === 'GET' || request.method === 'HEAD')) {
    // GET and HEAD have no body. Drop one that is sent anyway: the Request for a page could not be built with it.
    const { url, method, headers, signal } = request;
    const bare = new Request(url, { method, headers, signal });
    return { request: bare, exceeded: () => declared > maxBytes, drain: async () => undefined };
  }
  if (request.body === null) {
    return { request, exceeded: () => declared > maxBytes, drain: async () => undefined };
  }
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  let seen = 0;
  let over = declared > maxBytes;
  let ended = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) {
          ended = true;
          controller.close();
          return;
        }
        seen += value.byteLength;
        over ||= seen > maxBytes;
        if (over) {
          controller.error(new Error('The request body is too large for this address.'));
        } else controller.enqueue(value);
      },
      cancel: () => undefined,
    },
    { highWaterMark: 0 },
  );
  // Node requires `duplex` for a streamed body; the Worker ignores it.
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' };
  return {
    request: new Request(request, init),
    exceeded: () => over,
    // Don't read a body at all when its declared length is too large: a body read halfway would end the connection at
    // once.
    drain: () => (ended || declared > DRAINED_BYTES ? Promise.resolve() : drain(reader)),
  };
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    let rest = 0;
    while (rest <= DRAINED_BYTES) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += value.byteLength;
    }
  } catch {
    // The client disconnected: there is nothing left to read.
  }
}
