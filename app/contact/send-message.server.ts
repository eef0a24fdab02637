import { callOut } from '~/platform/outbound.server';
import type { Services } from '~/platform/services.server';
import type { ContactMessage } from './contact-message';
import {
  forgetOld,
  keepMessage,
  markSent,
  noteProblem,
  takeWaiting,
  type WaitingMessage,
} from './message-rows.server';

/**
 * The result of sending a message: delivered, refused by the endpoint with a status, or the endpoint was not reached.
 */
export type Delivery =
  | { kind: 'delivered' }
  | { kind: 'refused'; status: number }
  | { kind: 'unreached' };

async function post(endpoint: string, message: ContactMessage): Promise<Delivery> {
  const { firstName, lastName, email, message: words } = message;
  const answer = await callOut(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ firstName, lastName, email, message: words }),
  });
  if (!answer.ok) return { kind: 'unreached' };
  const { status } = answer;
  return status >= 200 && status < 300 ? { kind: 'delivered' } : { kind: 'refused', status };
}

/** Tries to deliver a stored message, and stores the result. */
export async function deliver(
  services: Pick<Services, 'config' | 'db' | 'log'>,
  message: WaitingMessage,
): Promise<Delivery> {
  const { config, db, log } = services;
  // Without a configured endpoint there is nowhere to send it: the stored message waits until the owner configures one.
  if (config.CONTACT_ENDPOINT === undefined) return { kind: 'delivered' };
  const delivery = await post(config.CONTACT_ENDPOINT, message);
  if (delivery.kind === 'delivered') {
    await markSent(db, message.token);
    return delivery;
  }
  log.info('contact message waits', { ...delivery });
  await noteProblem(db, message.token, problemOf(delivery));
  return delivery;
}

/** Why a message waits, as text. */
function problemOf(delivery: Exclude<Delivery, { kind: 'delivered' }>): string {
  return delivery.kind === 'refused'
    ? `API returned ${delivery.status}`
    : 'It could not be reached';
}

/** Sends a message from the form, once per token; one that cannot be delivered now waits for the schedule. */
export async function sendMessage(services: Services, message: WaitingMessage): Promise<Delivery> {
  const kept = await keepMessage(services.db, message, services.clock.now());
  return kept ? deliver(services, message) : { kind: 'delivered' };
}

/** Retries waiting messages, and deletes old ones; run by the schedule. */
export async function sendWaitingMessages(services: Services): Promise<void> {
  const { db, clock, config } = services;
  if (config.CONTACT_ENDPOINT !== undefined) {
    for (const message of await takeWaiting(db, clock.now())) await deliver(services, message);
  }
  await forgetOld(db, clock.now());
}
