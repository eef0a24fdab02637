import type { Clock } from '~/platform/clock';
import type { Payments } from '~/platform/payments.server';

const REMEMBERED_MS = 30_000;

/** Until when each provider is known not to answer, as far as this process has noticed. */
const silentUntil = new WeakMap<Payments, number>();

/** Whether the payment provider failed to answer a page within the last 30 seconds: the next page does not wait for it. */
export function isSilent(payments: Payments, clock: Clock): boolean {
  return clock.now() < (silentUntil.get(payments) ?? 0);
}

/** Remembers that the payment provider did not answer a page. */
export function noteSilence(payments: Payments, clock: Clock): void {
  silentUntil.set(payments, clock.now() + REMEMBERED_MS);
}
