import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

const MOST_BYTES = 64 * 1024;
const MOST_KEPT = 200;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8790' },
    host: { type: 'string', default: '127.0.0.1' },
    'app-origin': { type: 'string', default: 'http://localhost:8787' },
  },
});

/** The messages received, newest last, and the status of the next responses. */
const received = [];
let status = 200;

async function readText(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function answer(response, code, body) {
  response.writeHead(code, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/**
 * `POST /messages` stores a message; `GET /` lists the messages; `POST /_standin/status` sets the status of responses.
 */
const server = createServer(async (request, response) => {
  if (request.headers.origin) return answer(response, 403, { error: 'No page may call this.' });
  const text = await readText(request);
  if (text === null) return answer(response, 413, { error: 'Too large.' });
  switch (`${request.method} ${request.url}`) {
    case 'GET /':
      return answer(response, 200, received);
    case 'POST /_standin/status':
      status = Number(JSON.parse(text).status);
      return answer(response, 200, { status });
    case 'POST /messages':
      if (status >= 200 && status < 300) {
        received.push(JSON.parse(text));
        received.splice(0, received.length - MOST_KEPT);
      }
      return answer(response, status, { ok: status < 300 });
    default:
      return answer(response, 404, { error: 'Not here.' });
  }
});

// No keep-alive timeout: the site closes idle connections. If this server closed one first, a request sent at that
// moment would be lost.
server.keepAliveTimeout = 0;
server.listen(Number(values.port), values.host, () => {
  console.log(`Contact endpoint stand-in ready on http://${values.host}:${values.port}`);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
