import type { StripeStandinLog } from '../standins/stripe/start.mjs';
import { appOrigin } from './origin';

/** The address of the running product's payments stand-in: two ports after the site's own. */
export function stripeUrl(): string {
  const site = new URL(appOrigin());
  return `http://127.0.0.1:${Number(site.port) + 2}`;
}

/** Calls a control of the payments stand-in, such as `advance` or `fail`. */
export async function switchStripe(call: string, body: unknown = {}): Promise<unknown> {
  const answer = await fetch(`${stripeUrl()}/_standin/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The log of the payments stand-in. */
export async function stripeLog(): Promise<StripeStandinLog> {
  const answer = await fetch(`${stripeUrl()}/_standin/log`);
  return JSON.parse(await answer.text());
}
