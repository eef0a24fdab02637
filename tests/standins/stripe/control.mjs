import { sendJson } from '../identity/replies.mjs';
import { paySession } from './checkout.mjs';
import { runUntil, startSubscription } from './cycle.mjs';
import { seatPersonas } from './personas.mjs';
import { customerShape, priceOf, subscriptionShape } from './shapes.mjs';

/** Thrown for an invalid switch. */
class BadSwitch extends Error {}

const MODES = ['normal', 'duplicate', 'shuffled', 'delayed', 'lost', 'held'];
const FAILURES = ['none', '403', '429', '500', 'slow', 'hold', 'hang', 'refuse', 'html'];

const CALLS = {
  'POST events': setMode,
  'POST deliver': deliver,
  'POST settle': ({ webhooks }) => webhooks.settle(),
  'POST advance': advance,
  'POST fail': setFailure,
  'POST release': release,
  'POST pay': (till, { session }) => ({ status: paySession(till, session).status }),
  'POST subscribe': subscribe,
  'POST card': setCard,
  'POST reset': reset,
  'GET log': contents,
};

function must(holds, sentence) {
  if (!holds) throw new BadSwitch(sentence);
}

function setMode({ webhooks }, { mode, delayMs = 50 }) {
  must(MODES.includes(mode), `mode must be one of ${MODES.join(', ')}`);
  must(Number.isInteger(delayMs) && delayMs >= 0, 'delayMs must be a whole number from 0');
  webhooks.setMode({ mode, delayMs });
}

async function deliver({ webhooks, store }, { ids = [], parallel = false }) {
  const events = ids.map((id) => store.events.get(id));
  must(events.every(Boolean), 'one of these events does not exist');
  return { statuses: await webhooks.deliver(events, parallel) };
}

function advance(till, { days = 0, seconds = 0 }) {
  const by = days * 86_400 + seconds;
  must(Number.isInteger(by) && by >= 0, 'days and seconds must be whole numbers from 0');
  runUntil(till, till.clock.now() + by);
  return { now: till.clock.now() };
}

function setFailure(till, { how, times = 1, delayMs = 1000, path = '/v1/', method = '' }) {
  must(FAILURES.includes(how), `how must be one of ${FAILURES.join(', ')}`);
  till.failure = how === 'none' ? null : { how, times, delayMs, path, method };
}

/** Sends the responses that were held back. */
function release({ held }) {
  for (const go of held.splice(0)) go();
}

/** Starts a subscription that was not sold by a checkout of the site. */
function subscribe(till, { customer, price }) {
  must(till.store.customers.get(customer), 'there is no such customer');
  must(priceOf(price), 'there is no such price');
  return { subscription: startSubscription(till, { customer, price }).id };
}

function setCard({ store }, { customer, card }) {
  const found = store.customers.get(customer);
  must(found, 'there is no such customer');
  must(['pays', 'declines'].includes(card), 'card must be pays or declines');
  found.card = card;
}

async function reset(till) {
  release(till);
  till.failure = null;
  await till.webhooks.reset();
  till.store.clear();
  till.answers.clear();
  till.requests.length = 0;
  till.clock.reset();
  seatPersonas(till);
}

function contents({ store, webhooks, requests, clock }) {
  return structuredClone({
    now: clock.now(),
    customers: [...store.customers.values()].map(customerShape),
    subscriptions: [...store.subscriptions.values()].map(subscriptionShape),
    sessions: [...store.sessions.values()],
    events: [...store.events.values()],
    deliveries: webhooks.deliveries,
    requests,
  });
}

/** Applies one switch, such as `POST advance`, and returns what the HTTP call would. */
export async function control(till, call, body) {
  must(Object.hasOwn(CALLS, call), `There is no switch "${call}".`);
  return (await CALLS[call](till, body)) ?? { ok: true };
}

/** Handles the switches under `/_standin/`, which only programs on this machine may use. */
export async function answerControl(till, name, { method, headers, body }, res) {
  const { origin } = headers;
  if (origin && origin !== till.url) {
    return sendJson(res, 403, { error: 'Pages of other origins may not turn these switches.' });
  }
  try {
    const asked = body.length > 0 ? JSON.parse(body.toString('utf8')) : {};
    sendJson(res, 200, await control(till, `${method} ${name}`, asked));
  } catch (error) {
    if (!(error instanceof BadSwitch || error instanceof SyntaxError)) throw error;
    sendJson(res, 400, { error: error.message });
  }
}
