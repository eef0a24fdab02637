import { createServer } from 'node:http';
import { performFailure } from '../identity/failures.mjs';
import { sendJson, sendPage } from '../identity/replies.mjs';
import { readBody } from '../identity/request-body.mjs';
import { answerApi } from './api.mjs';
import { createClock } from './clock.mjs';
import { answerControl, control } from './control.mjs';
import { runUntil } from './cycle.mjs';
import { sentencePage } from './pages.mjs';
import { seatPersonas } from './personas.mjs';
import { answerCheckout, answerPortal } from './screens.mjs';
import { completeSettings, PRICES } from './settings.mjs';
import { createStore } from './store.mjs';
import { createWebhooks } from './webhooks.mjs';

const MOST_REQUESTS = 2000;
const SERVER_ERROR = { error: { type: 'api_error', message: 'An error of the stand-in.' } };

/** Starts the card payments stand-in on loopback; everything it knows is in memory. */
export async function startStripeStandin(options) {
  const settings = completeSettings(options);
  const server = createServer();
  await new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(settings.port, settings.host, listening);
  });
  const { port } = server.address();
  const store = createStore();
  const clock = createClock();
  const till = {
    settings,
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    store,
    clock,
    webhooks: createWebhooks({ settings, store, clock }),
    /** The answers that were given under an idempotency key. */
    answers: new Map(),
    requests: [],
    failure: null,
  };
  seatPersonas(till);
  server.on('request', (req, res) => {
    answer(till, req, res).catch((error) => {
      settings.log(error.stack ?? String(error));
      sendJson(res, 500, SERVER_ERROR);
    });
  });
  return {
    url: till.url,
    port,
    secretKey: settings.secretKey,
    webhookSecret: settings.webhookSecret,
    prices: { monthly: PRICES[0].id, annual: PRICES[1].id },
    control: (call, body = {}) => control(till, call, body),
    close() {
      till.webhooks.close();
      return new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
}

async function answer(till, req, res) {
  const url = new URL(req.url ?? '/', till.url);
  const { method, headers } = req;
  const body = method === 'POST' ? await readBody(req) : Buffer.alloc(0);
  if (!body) return sendJson(res, 413, { error: { message: 'The request is too large.' } });
  const [, room, name = ''] = url.pathname.split('/');
  if (room === '_standin') return answerControl(till, name, { method, headers, body }, res);
  note(till, { method, url, headers, body });
  const failure = takeFailure(till, url.pathname);
  if (failure?.how === '500') return sendJson(res, 500, SERVER_ERROR);
  if (failure && (await performFailure(failure, req, res))) return;
  runUntil(till, till.clock.now());
  const form = new URLSearchParams(body.toString('utf8'));
  switch (room) {
    case 'v1':
      return answerApi(till, { method, url, headers, body }, res);
    case 'checkout':
      return answerCheckout(till, name, { method, form }, res);
    case 'portal':
      return answerPortal(till, name, { method, form }, res);
    default: {
      const sentence = 'A stand-in for the card payment provider.';
      return sendPage(res, 404, sentencePage(sentence, till.settings.appOrigin));
    }
  }
}

function note({ requests }, { method, url, headers, body }) {
  requests.push({
    method,
    path: url.pathname,
    query: url.search,
    body: body.toString('utf8'),
    idempotencyKey: headers['idempotency-key'] ?? null,
  });
  if (requests.length > MOST_REQUESTS) requests.shift();
}

function takeFailure(till, path) {
  const { failure } = till;
  if (!failure || failure.times <= 0 || !path.startsWith(failure.path)) return null;
  failure.times -= 1;
  return failure;
}
