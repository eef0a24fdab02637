import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { performFailure } from '../identity/failures.mjs';
import { sendJson, sendPage } from '../identity/replies.mjs';
import { readBody } from '../identity/request-body.mjs';
import { answerApi, keptAnswer } from './api.mjs';
import { createClock } from './clock.mjs';
import { answerControl, control } from './control.mjs';
import { runUntil } from './cycle.mjs';
import { sentencePage } from './pages.mjs';
import { seatPersonas } from './personas.mjs';
import { REFUSALS, SERVER_ERROR } from './problems.mjs';
import { answerCheckout, answerPortal } from './screens.mjs';
import { completeSettings, FOREIGN_PRICES, PRICES } from './settings.mjs';
import { createStore } from './store.mjs';
import { createWebhooks } from './webhooks.mjs';

const MOST_REQUESTS = 2000;

/** Starts the stand-in of the payment provider on loopback; all its data is in memory. */
export async function startStripeStandin(options) {
  const settings = completeSettings(options);
  const server = createServer();
  // No keep-alive timeout: the site closes idle connections. If this server closed one first, a request sent at that
  // moment would be lost.
  server.keepAliveTimeout = 0;
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
    /** The stored responses by idempotency key. */
    answers: new Map(),
    requests: [],
    failure: null,
    /** Functions that each send a response that is held back. */
    held: [],
  };
  seatPersonas(till);
  server.on('request', (req, res) => {
    answer(till, req, res).catch((error) => {
      settings.log(error.stack ?? String(error));
      sendJson(res, SERVER_ERROR.status, SERVER_ERROR.value);
    });
  });
  return {
    url: till.url,
    port,
    secretKey: settings.secretKey,
    webhookSecret: settings.webhookSecret,
    prices: { monthly: PRICES[0].id, annual: PRICES[1].id, foreign: FOREIGN_PRICES[0].id },
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
  const request = { method, url, headers, body };
  const failure = takeFailure(till, request);
  const refusal = REFUSALS[failure?.how];
  if (refusal) return sendJson(res, Number(failure.how), refusal);
  const inside = room === 'v1' && ['500', 'slow', 'hold'].includes(failure?.how);
  if (failure && !inside && (await performFailure(failure, req, res))) return;
  runUntil(till, till.clock.now());
  const form = new URLSearchParams(body.toString('utf8'));
  switch (room) {
    case 'v1':
      return sendApi(till, res, answerApi(till, request, failure?.how === '500'), failure);
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

/** Sends an API response; a late one contains the state at the time of the call, not at the time of sending. */
async function sendApi({ held }, res, { status, value, headers }, failure) {
  if (failure?.how === 'hold') await new Promise((go) => held.push(go));
  if (failure?.how === 'slow') await wait(failure.delayMs, undefined, { ref: false });
  for (const [name, text] of Object.entries(headers)) res.setHeader(name, text);
  sendJson(res, status, value);
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

function takeFailure(till, request) {
  const { failure } = till;
  if (!failure || failure.times <= 0 || !request.url.pathname.startsWith(failure.path)) return null;
  if (failure.method !== '' && failure.method !== request.method) return null;
  // A failure of the work itself does not affect a call with a stored response, because nothing is done again.
  if (failure.how === '500' && keptAnswer(till, request)) return null;
  failure.times -= 1;
  return failure;
}
