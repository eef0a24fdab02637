import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
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

/** A signature header; its code is computed for `read`, the time that the library parses from `moment`. */
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
  expect(await read(signature)).toMatchObject({ ok: false, problem: expect.stringMatching(/\.$/) });
});

describe('a call', () => {
  /** Reads an event as the provider would send it, with a valid signature. */
  async function readOf(event: unknown, { live = false, secret = SECRET } = {}) {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    const code = createHmac('sha256', secret).update(`${NOW}.${body}`).digest('hex');
    const signature = `t=${NOW},v1=${code}`;
    return readPaymentEvent(new Stripe('sk_test_1'), {
      body,
      signature,
      secret: SECRET,
      live,
      now: NOW * 1000,
    });
  }
  const about = (object: unknown, livemode = false) => ({
    id: 'evt_2',
    object: 'event',
    type: 'invoice.paid',
    livemode,
    data: { object },
  });

  it.each([
    [{ object: 'customer', id: 'cus_1' }, 'cus_1'],
    [{ object: 'subscription', id: 'sub_1', customer: 'cus_1' }, 'cus_1'],
    [{ object: 'invoice', id: 'in_1', customer: { id: 'cus_1' } }, 'cus_1'],
    [{ object: 'invoice', id: 'in_1' }, null],
    [{ object: 'invoice', id: 'in_1', customer: null }, null],
    [{ object: 'invoice', id: 'in_1', customer: {} }, null],
    [{ object: 'invoice', id: 'in_1', customer: { id: 7 } }, null],
    [{ object: 'invoice', id: 'in_1', customer: 7 }, null],
    [{ object: 'customer', id: 7 }, null],
    [{ object: 'customer', customer: 'cus_1' }, 'cus_1'],
    ['cus_1', null],
    [null, null],
  ])('about %o is about customer %s', async (object, customerId) => {
    expect(await readOf(about(object))).toEqual({
      ok: true,
      id: 'evt_2',
      type: 'invoice.paid',
      customerId,
    });
  });

  it('of the other mode is refused, whichever that is', async () => {
    expect(await readOf(about(null, true))).toEqual({
      ok: false,
      problem: 'This is an event of live mode; the site is in test mode.',
    });
    expect(await readOf(about(null), { live: true })).toEqual({
      ok: false,
      problem: 'This is an event of test mode; the site is in live mode.',
    });
    expect(await readOf(about(null, true), { live: true })).toMatchObject({ ok: true });
  });

  it('says what is wrong with it', async () => {
    const notRight = { ok: false, problem: 'The signature is not right.' };
    expect(await readOf(about(null), { secret: 'whsec_other' })).toEqual(notRight);
    expect(await readOf('no JSON')).toEqual({
      ok: false,
      problem: 'The event cannot be read.',
    });
    expect(await read(null)).toEqual({ ok: false, problem: 'The signature is missing.' });
    expect(await read(signed(String(NOW - 301)))).toEqual({
      ok: false,
      problem: 'The signature is too old.',
    });
    expect(await read(signed(String(NOW + 301)))).toEqual({
      ok: false,
      problem: 'The signature is from the future.',
    });
  });
});
