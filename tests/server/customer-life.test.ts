import { expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { stripeLog } from '../harness/stripe';
import { switchIdentity, Visitor } from '../harness/visitor';

async function read(visitor: Visitor, path: string, Referer = ''): Promise<string> {
  const answer = await visitor.ask(path, { headers: Referer ? { Referer } : {} });
  expect(answer.status, path).toBe(200);
  return wordsOf(await answer.text());
}

/** Submits a form of the settings page; returns the redirect target. */
async function press(visitor: Visitor, form: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(form).toString();
  const answer = await visitor.ask('/settings', { method: 'POST', body });
  expect(answer.status).toBe(303);
  return answer.headers.get('Location') ?? '';
}

/** Submits a form on the payment provider's page; returns its text and redirect target. */
async function atProvider(address: string, form: Record<string, string>) {
  const body = new URLSearchParams(form);
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  return { words: wordsOf(await answer.text()), goTo: answer.headers.get('Location') };
}

async function follow(visitor: Visitor, address: string | null): Promise<string> {
  const url = new URL(address ?? '', visitor.origin);
  const answer = await visitor.ask(url.pathname + url.search);
  return answer.headers.get('Location') ?? '';
}

it('a customer: stranger, trial, declined, paid, canceled, resumed, deleted', async () => {
  const username = `life-${process.pid}-${Date.now()}`;
  const email = `${username}@delvewright.test`;
  await switchIdentity('users', { username, email, email_verified: true });
  const visitor = new Visitor();

  // A stranger signs up from the home page and returns to it.
  const home = await (await visitor.ask('/')).text();
  expect(home).toMatch(/href="\/login\?next=%2F"/);
  expect(home).not.toContain('/login?next=%2Ffeatures');
  const arrived = await visitor.signIn(email, '/');
  expect(new URL(arrived.headers.get('Location') ?? '', visitor.origin).pathname).toBe('/');
  const strip = /14 days of Pro, until \w+ \d+, \d+\. Start with: a fight · a map · a monster/;
  expect(await read(visitor, '/')).toMatch(strip);
  expect(await read(visitor, '/')).not.toMatch(strip);

  // On trial, coming from a tool's page.
  const from = '/try/mapwright?seed=k1';
  const trial = await visitor.ask('/settings', { headers: { Referer: visitor.origin + from } });
  const html = await trial.text();
  expect(html).toContain(`name="back" value="${from}"`);
  expect(wordsOf(html)).toMatch(/You have everything in Pro until \w+ \d+, \d+\./);
  expect(wordsOf(html)).toContain('the 14 days left are not added to your paid period');

  // The card is declined, then accepted.
  const checkout = await press(visitor, { intent: 'checkout', plan: 'monthly', back: from });
  const declined = await atProvider(checkout, { do: 'decline' });
  expect(declined.words).toContain('Your card was declined.');
  // A user who leaves the checkout and tries again from the account page still returns to the tool.
  const Referer = `${visitor.origin}/settings`;
  const left = await visitor.ask('/settings?billing=cancel', { headers: { Referer } });
  expect(await left.text()).toContain(`name="back" value="${from}"`);
  const paid = await follow(visitor, (await atProvider(checkout, { do: 'pay' })).goTo);
  expect(paid).toBe('/settings?billing=success');
  const success = await read(visitor, paid);
  expect(success).toContain('Payment successful. Your subscription is active.');
  expect(success).toContain('Back to Mapwright');
  expect(success).toContain('Your plan is active.');
  expect(await read(visitor, '/settings')).not.toContain('Back to Mapwright');
  expect(await follow(visitor, '/settings?way=back')).toBe(from);
  expect(visitor.cookies.has('__Host-back')).toBe(false);

  // Canceled with time left, then resumed.
  const { customers, subscriptions } = await stripeLog();
  const customer = customers.find((one) => one.email === email)?.id;
  const subscription = subscriptions.find((one) => one.customer === customer)?.id ?? '';
  await atProvider(await press(visitor, { intent: 'portal' }), { do: 'cancel', subscription });
  await visitor.ask('/billing/return?from=portal');
  const canceled = await read(visitor, '/settings');
  expect(canceled).toMatch(/Canceled\. Pro ends \w+ \d+, \d+\./);
  expect(canceled).toContain('Resume plan');
  expect(canceled).not.toContain('Upgrade to Pro');
  await atProvider(await press(visitor, { intent: 'portal' }), { do: 'resume', subscription });
  await visitor.ask('/billing/return?from=portal');
  expect(await read(visitor, '/settings')).toMatch(/It renews on \w+ \d+, \d+\./);

  // Deleted while a return path is stored: the goodbye page is shown once and belongs to no session.
  await press(visitor, { intent: 'checkout', plan: 'monthly', back: from });
  expect(visitor.cookies.has('__Host-back')).toBe(true);
  const gone = await visitor.ask('/settings/delete', { method: 'POST', body: 'word=DELETE' });
  expect(gone.status).toBe(303);
  expect(visitor.cookies.has('__Host-session')).toBe(false);
  const said = 'Your account is deleted, with everything saved in it.';
  const goodbye = await read(visitor, '/');
  expect(goodbye).toContain(`${said} Your plan was canceled: nothing more will be charged.`);
  expect(goodbye).toContain('Login');
  expect(await read(visitor, '/')).not.toContain(said);
  expect([...visitor.cookies.keys()].filter((name) => /session|said|back/.test(name))).toEqual([]);
  const ended = (await stripeLog()).subscriptions.find(({ id }) => id === subscription);
  expect(ended?.status).toBe('canceled');
});
