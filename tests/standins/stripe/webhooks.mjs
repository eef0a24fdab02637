import { createHmac } from 'node:crypto';
import { API_VERSION } from './settings.mjs';
import { freshId } from './store.mjs';

const MOST_TRIES = 12;
/** How long a reset waits for a message that is being delivered. */
const LONGEST_MS = 5000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The signature header for a webhook body at a moment (seconds since 1970). */
export function sign(body, secret, moment) {
  const code = createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex');
  return `t=${moment},v1=${code}`;
}

async function post(address, { body, signature }) {
  const answer = await fetch(address, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * Sends events as Stripe does: signed, at least once, in no guaranteed order, and again after a failure. `mode` sets
 * what goes wrong: `normal`, `duplicate`, `shuffled`, `delayed`, `lost`, or `held` until `deliver` names them.
 */
export function createWebhooks({ settings, store, clock }) {
  const timers = new Set();
  const running = new Set();
  const deliveries = [];
  let mode = { mode: 'normal', delayMs: 0 };
  let closed = false;

  async function send(event, tries = 0) {
    const body = JSON.stringify(event);
    const moment = Math.floor(Date.now() / 1000);
    const signature = sign(body, settings.webhookSecret, moment);
    const entry = { event: event.id, type: event.type, status: null };
    deliveries.push(entry);
    try {
      const deliver = settings.deliver ?? ((message) => post(settings.webhookAddress, message));
      entry.status = await deliver({ body, signature });
    } catch (error) {
      entry.problem = String(error?.cause ?? error);
    }
    const arrived = entry.status !== null && entry.status >= 200 && entry.status < 300;
    if (!arrived && !closed && tries < MOST_TRIES && settings.retryMs > 0) {
      later(() => send(event, tries + 1), settings.retryMs * 2 ** tries);
    }
    return entry.status;
  }

  function track(work) {
    running.add(work);
    work.finally(() => running.delete(work));
    return work;
  }

  function dropAll() {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }

  function later(work, delayMs) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!closed) track(work());
    }, delayMs);
    timers.add(timer);
  }

  return {
    emit(type, object) {
      const event = store.add('events', {
        id: freshId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: clock.now(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      });
      const { delayMs } = mode;
      if (mode.mode === 'lost' || mode.mode === 'held') return;
      if (mode.mode === 'delayed') later(() => send(event), delayMs);
      else if (mode.mode === 'shuffled') later(() => send(event), Math.random() * delayMs);
      else later(() => send(event), 0);
      if (mode.mode === 'duplicate') later(() => send(event), delayMs);
    },
    setMode(next) {
      mode = next;
    },
    /** Sends events by id, one after the other or all at once; returns the response statuses. */
    async deliver(events, parallel) {
      if (parallel) return Promise.all(events.map((event) => send(event, MOST_TRIES)));
      const statuses = [];
      for (const event of events) statuses.push(await send(event, MOST_TRIES));
      return statuses;
    },
    /** Waits until no delivery is pending. */
    async settle(patienceMs = 10_000) {
      const end = Date.now() + patienceMs;
      while ((timers.size > 0 || running.size > 0) && Date.now() < end) {
        await pause(10);
      }
      return { settled: timers.size === 0 && running.size === 0 };
    },
    deliveries,
    /** Cancels pending deliveries and waits for running ones, so that they do not reach the next test. */
    async reset() {
      dropAll();
      await Promise.race([Promise.allSettled([...running]), pause(LONGEST_MS)]);
      // Cancels the retries of deliveries that failed in the meantime.
      dropAll();
      deliveries.length = 0;
      mode = { mode: 'normal', delayMs: 0 };
    },
    close() {
      closed = true;
      dropAll();
    },
  };
}
