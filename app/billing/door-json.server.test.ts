import { expect, it } from 'vitest';
import { doorJson } from './door-json.server';
import { CHECKOUT_FAILED, PORTAL_FAILED } from './door-problems';

async function said(answer: Response) {
  return [answer.status, await answer.json(), answer.headers.get('Cache-Control')];
}

it('a door that opens names its address, which is kept nowhere', async () => {
  const url = 'https://checkout.example/c/1';
  expect(await said(doorJson({ ok: true, url }, CHECKOUT_FAILED))).toEqual([
    200,
    { url },
    'private, no-store',
  ]);
});

it('a door that stays shut says so in the words that programs know', async () => {
  const trouble = { ok: false, reason: 'trouble' } as const;
  expect(await said(doorJson(trouble, CHECKOUT_FAILED))).toEqual([
    502,
    { error: 'Could not create checkout session' },
    'no-store',
  ]);
  expect(await said(doorJson(trouble, PORTAL_FAILED))).toEqual([
    502,
    { error: 'Could not open billing portal' },
    'no-store',
  ]);
  expect(await said(doorJson({ ok: false, reason: 'not-set-up' }, PORTAL_FAILED))).toEqual([
    503,
    { error: 'Payments are not set up on this site.' },
    'no-store',
  ]);
});
