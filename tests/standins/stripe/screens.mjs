import { sendPage, sendTo } from '../identity/replies.mjs';
import { paySession } from './checkout.mjs';
import { charge } from './cycle.mjs';
import { checkoutPage, portalPage, sentencePage } from './pages.mjs';
import { PRICES } from './settings.mjs';
import { changeSubscription } from './subscriptions.mjs';

/** Handles /checkout/{id}: pay, decline or cancel. */
export function answerCheckout(till, id, { method, form }, res) {
  const session = till.store.sessions.get(id);
  if (session?.status !== 'open') {
    const sentence = session
      ? `This checkout is over: it is ${session.status}.`
      : 'There is no such checkout.';
    return sendPage(res, session ? 410 : 404, sentencePage(sentence, till.settings.appOrigin));
  }
  const customer = till.store.customers.get(session.customer);
  switch (method === 'POST' ? form.get('do') : null) {
    case 'pay':
      paySession(till, id);
      return sendTo(res, session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id));
    case 'cancel':
      return sendTo(res, session.cancelUrl ?? till.settings.appOrigin);
    case 'decline':
      return sendPage(res, 402, checkoutPage(session, customer, 'Your card was declined.'));
    default:
      return sendPage(res, 200, checkoutPage(session, customer));
  }
}

function act(till, portal, form) {
  const customer = till.store.customers.get(portal.customer);
  const what = form.get('do') ?? '';
  const open = openInvoices(till, portal);
  if (what === 'card-pays' || what === 'card-declines') {
    customer.card = what.slice('card-'.length);
    return 'The card was changed.';
  }
  if (what === 'pay') {
    const paid = open.map((invoice) => charge(till, invoice));
    return paid.every(Boolean) ? 'Paid.' : 'Your card was declined.';
  }
  const subscription = till.store.subscriptions.get(form.get('subscription'));
  if (subscription?.customer !== portal.customer || subscription.endedAt !== null) return null;
  if (what === 'cancel' || what === 'resume') {
    changeSubscription(till, { cancel_at_period_end: what === 'cancel' }, subscription.id);
    return what === 'cancel' ? 'The plan ends with its period.' : 'The plan goes on.';
  }
  if (what.startsWith('plan:')) {
    const price = what.slice('plan:'.length);
    changeSubscription(till, { items: { 0: { price } } }, subscription.id);
    return 'The plan was changed.';
  }
  return null;
}

function openInvoices({ store }, { customer }) {
  return [...store.invoices.values()].filter(
    (invoice) => invoice.customer === customer && invoice.status === 'open',
  );
}

/** Handles /portal/{id}: change the plan or the card, cancel at the period's end, resume, pay an open invoice. */
export function answerPortal(till, id, { method, form }, res) {
  const portal = till.store.portals.get(id);
  const customer = portal && till.store.customers.get(portal.customer);
  if (!customer || customer.deleted) {
    return sendPage(res, 404, sentencePage('There is no such portal.', till.settings.appOrigin));
  }
  const said = method === 'POST' ? act(till, portal, form) : null;
  const subscriptions = [...till.store.subscriptions.values()].filter(
    (one) => one.customer === portal.customer && one.endedAt === null,
  );
  const { returnUrl } = portal;
  const open = openInvoices(till, portal);
  sendPage(
    res,
    200,
    portalPage({ customer, subscriptions, open, prices: PRICES, returnUrl, said }),
  );
}
