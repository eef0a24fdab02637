import { createServer, request } from 'node:http';
import { connect } from 'node:net';

const HOST = '127.0.0.1';
/** The Worker itself says what is too long. */
const maxHeaderSize = 1_000_000;
/** What belongs to one connection and not to the answer that came by it. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Stands before the local Worker as the edge stands before the deployed one: what says of itself that it never changes is
 * asked for once, and everything else goes through as it is. The local Worker takes 7 ms of processor time for each file of
 * a page, and every test is a browser with nothing in its cache. Resolves with what ends it.
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
  // Whoever serves must not be the first to let go of a connection that rests: what is sent into it at that moment is lost.
  server.keepAliveTimeout = 0;
  // A socket goes through as it is, with the very lines that asked for it.
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
