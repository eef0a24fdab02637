import { createServer, request } from 'node:http';
import { connect } from 'node:net';

const HOST = '127.0.0.1';
/** Large, because the Worker itself reports overlong headers. */
const maxHeaderSize = 1_000_000;
/** Headers of a connection, not of the response. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * A proxy in front of the local Worker that acts like the edge: it caches immutable responses and passes everything
 * else through. The local Worker needs 7 ms of CPU time for each file of a page, and every test is a browser with an
 * empty cache. Resolves with a function that closes it.
 */
export async function openEdgeFront({ port, behind }) {
  const kept = new Map();

  function pass(asked, answer) {
    const { method, url, headers } = asked;
    const to = { host: HOST, port: behind, method, path: url, headers };
    const onwards = request({ ...to, agent: false, maxHeaderSize });
    onwards.on('response', (given) => {
      const headers = headersOf(given);
      answer.writeHead(given.statusCode, headers);
      given.pipe(answer);
      if (isForEver(asked, given)) keep(keyOf(asked), given, headers);
    });
    onwards.on('error', () => answer.destroy());
    answer.on('close', () => onwards.destroy());
    asked.pipe(onwards);
  }

  function keep(key, given, headers) {
    const parts = [];
    given.on('data', (part) => parts.push(part));
    given.on('end', () => {
      if (given.complete) kept.set(key, { headers, body: Buffer.concat(parts) });
    });
  }

  const server = createServer({ maxHeaderSize }, (asked, answer) => {
    const known = asked.method === 'GET' ? kept.get(keyOf(asked)) : undefined;
    if (known === undefined) pass(asked, answer);
    else answer.writeHead(200, known.headers).end(known.body);
  });
  // The server must not close an idle connection first: a request sent at that moment would be lost.
  server.keepAliveTimeout = 0;
  // Passes a WebSocket through unchanged, with the original request lines.
  server.on('upgrade', ({ method, url, rawHeaders }, theirs, head) => {
    const ours = connect({ host: HOST, port: behind });
    const lines = rawHeaders.map((text, at) => (at % 2 === 0 ? `\r\n${text}: ` : text));
    ours.write(`${method} ${url} HTTP/1.1${lines.join('')}\r\n\r\n`);
    ours.write(head);
    for (const [from, to] of [
      [ours, theirs],
      [theirs, ours],
    ]) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve);
  });
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
}

function headersOf({ headers }) {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  return Object.fromEntries(kept);
}

function keyOf({ url, headers }) {
  return `${headers['accept-encoding'] ?? ''} ${url}`;
}

function isForEver({ method, headers }, given) {
  const isWhole = method === 'GET' && given.statusCode === 200 && headers.range === undefined;
  return isWhole && /\bimmutable\b/.test(given.headers['cache-control'] ?? '');
}
