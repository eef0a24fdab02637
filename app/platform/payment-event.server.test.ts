import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { readPaymentEvent } from './payment-event.server';

const SECRET = 'whsec_test';
const NOW = 1_800_000_000;
const BODY = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.updated',
  livemode: false,
  data: { object: { id: 'cus_1', object: 'customer' } },
});

/** A signature whose code fits the moment that the library reads out of it. */
function signed(moment: string, read = moment): string {
  const code = createHmac('sha256', SECRET).update(`${read}.${BODY}`).digest('hex');
  return `t=${moment},v1=${code}`;
}

function read(signature: string | null) {
  const facts = { body: BODY, signature, secret: SECRET, live: false, now: NOW * 1000 };
  return readPaymentEvent(new Stripe('sk_test_1'), facts);
}

it.each([
  ['just now', NOW],
  ['300 seconds ago', NOW - 300],
  ['by a clock that is 300 seconds ahead', NOW + 300],
])('takes a call that was signed %s', async (_when, moment) => {
  const event = { ok: true, id: 'evt_1', type: 'customer.updated', customerId: 'cus_1' };
  expect(await read(signed(String(moment)))).toEqual(event);
});

it.each([
  ['301 seconds ago', signed(String(NOW - 301))],
  ['301 seconds ahead', signed(String(NOW + 301))],
  ['at no number', signed('NaN')],
  ['at a word', signed('soon', 'NaN')],
  ['at nothing', signed('', 'NaN')],
  ['at a number with letters behind it', signed(`${NOW}x`, String(NOW))],
  ['at a number in another notation', signed(`0x${NOW.toString(16)}`, '0')],
  ['at a fraction', signed(`${NOW}.5`, String(NOW))],
  ['below nought', signed('-1')],
  ['beyond all clocks', signed('9'.repeat(20), String(Number('9'.repeat(20))))],
  ['at two moments', `t=${NOW - 9000},${signed(String(NOW))}`],
  ['at two moments, the other way round', `${signed(String(NOW))},t=NaN`],
  ['at no moment', signed(String(NOW)).replace(/^t=\d+,/, '')],
])('refuses a call that was signed %s', async (_when, signature) => {
  expect(await read(signature)).toMatchObject({ ok: false });
});
