import { STYLE } from '../identity/sign-in-style.mjs';
import { priceOf } from './shapes.mjs';

function escaped(text) {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function money(price) {
  return `$${(price.unit_amount / 100).toFixed(2)} every ${price.interval}`;
}

function day(moment) {
  return new Date(moment * 1000).toISOString().slice(0, 10);
}

function page(title, heading, content) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}main { padding-top: 1.8rem; margin-top: 1rem; } .people { margin: .9rem 0; }</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${content}
</main>
</body>
</html>`;
}

function choice(name, title, note) {
  return `<button name="do" value="${name}"><strong>${title}</strong><span>${note}</span></button>`;
}

/** The page on which a subscription is paid for. */
export function checkoutPage(session, customer, problem) {
  return page(
    'Checkout',
    'Pay for Pro?',
    `
<p class="lead">A stand-in for the card payment provider: no money moves.<br>
${escaped(customer.email ?? '')}, ${money(priceOf(session.price))}</p>
${problem ? `<p class="problem" role="alert">${escaped(problem)}</p>` : ''}
<form method="post">
  <button class="newcomer" name="do" value="pay"><strong>Pay</strong><span>The card is accepted</span></button>
  <div class="people">
    ${choice('decline', 'Decline', 'The card is refused')}
    ${choice('cancel', 'Cancel', 'Back to the site, nothing paid')}
  </div>
</form>`,
  );
}

const STATUS_WORDS = { active: 'active', past_due: 'past due', unpaid: 'unpaid' };

function subscriptionBox(subscription, others) {
  const { id, price, status, periodEnd, cancelAtPeriodEnd } = subscription;
  const ends = cancelAtPeriodEnd ? `ends on ${day(periodEnd)}` : `renews on ${day(periodEnd)}`;
  const change = others.map((other) =>
    choice(`plan:${other.id}`, `Change to ${other.nickname}`, money(other)),
  );
  return `
<form method="post">
  <p><strong>${priceOf(price).nickname}</strong>, ${money(priceOf(price))}: ${STATUS_WORDS[status] ?? status}, ${ends}.</p>
  <input type="hidden" name="subscription" value="${escaped(id)}">
  <div class="people">
    ${change.join('\n    ')}
    ${cancelAtPeriodEnd ? choice('resume', 'Resume', 'It goes on after all') : choice('cancel', 'Cancel plan', `Pro stays until ${day(periodEnd)}`)}
  </div>
</form>`;
}

/** The page on which a customer manages their subscriptions. */
export function portalPage({ customer, subscriptions, open, prices, returnUrl, said }) {
  const boxes = subscriptions.map((one) =>
    subscriptionBox(
      one,
      prices.filter((price) => price.id !== one.price),
    ),
  );
  const card = customer.card === 'pays' ? 'a card that pays' : 'a card that is declined';
  return page(
    'Billing portal',
    'Your plan',
    `
<p class="lead">A stand-in for the card payment provider: no money moves.<br>${escaped(customer.email ?? '')}, ${card}</p>
${said ? `<p class="problem" role="status">${escaped(said)}</p>` : ''}
${boxes.length > 0 ? boxes.join('\n') : '<p class="lead">There is no subscription.</p>'}
<form method="post">
  <div class="people">
    ${choice('card-pays', 'Update card', 'One that pays')}
    ${choice('card-declines', 'Use a bad card', 'One that is declined')}
    ${open.length > 0 ? choice('pay', 'Pay now', `${open.length} open invoice${open.length > 1 ? 's' : ''}`) : ''}
  </div>
</form>
<p class="lead"><a href="${escaped(returnUrl)}">Back to the site</a></p>`,
  );
}

/** A page with one sentence. */
export function sentencePage(sentence, appOrigin) {
  return page(
    'Payments',
    'Nothing to pay here',
    `<p class="lead">${escaped(sentence)}</p><p class="lead"><a href="${escaped(appOrigin)}/">Back to the site</a></p>`,
  );
}
