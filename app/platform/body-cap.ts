/** A request whose body is counted while it is read. */
export type CappedRequest = {
  request: Request;
  exceeded(): boolean;
  /** Reads on what nobody read, so that the connection ends in order; gives up on a large rest. */
  drain(): Promise<void>;
};

const DRAINED_BYTES = 4 * 1024 * 1024;

/**
 * Lets at most `maxBytes` of a body through. `Content-Length` is only a hint (it may be missing or lie), so the bytes
 * themselves are counted; past the cap reading fails and `exceeded()` says why.
 */
export function capBody(request: Request, maxBytes: number): CappedRequest {
  const declared = Number(request.headers.get('Content-Length') ?? '0');
  if (request.body !== null && (request.method === 'GET' || request.method === 'HEAD')) {
    // Reading has no body. One that is sent all the same is left behind: no page could be asked with it.
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
  // Node asks for `duplex` on a streamed body; the Worker ignores it.
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' };
  return {
    request: new Request(request, init),
    exceeded: () => over,
    // A body that says of itself that it is too large is not even begun: half-read, it would end the connection at once.
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
    // The caller hung up: there is nothing left to read.
  }
}
