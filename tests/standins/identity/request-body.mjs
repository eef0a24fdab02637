import { IncomingMessage } from 'node:http';

const MOST_BYTES = 256 * 1024;

/** The whole body of a request as bytes, or null when it is over 256 kB. */
export async function readBody(req) {
  const chunks = [];
  let length = 0;
  for await (const chunk of req) {
    length += chunk.length;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A copy of the request with its body unread, for `host` and a path below the provider's mount. */
export function unreadRequest(req, body, { path, host }) {
  const copy = new IncomingMessage(req.socket);
  copy.method = req.method;
  copy.url = path;
  copy.originalUrl = req.url;
  copy.httpVersion = req.httpVersion;
  copy.httpVersionMajor = req.httpVersionMajor;
  copy.httpVersionMinor = req.httpVersionMinor;
  // The provider builds its URLs from this header, so that they are always those of the issuer.
  copy.headers = { ...req.headers, host };
  copy.rawHeaders = req.rawHeaders;
  copy.push(body);
  copy.push(null);
  copy.complete = true;
  return copy;
}
