import type { Clock } from '~/platform/clock';
import type { Payments } from '~/platform/payments.server';

const REMEMBERED_MS = 30_000;

/** Until when each provider is considered unreachable, as far as this isolate has noticed. */
const silentUntil = new WeakMap<Payments, number>();

/**
 * Whether the payment provider failed to answer within the last 30 seconds: then the next page does not wait for it.
 */
export function isSilent(payments: Payments, clock: Clock): boolean {
  return clock.now() < (silentUntil.get(payments) ?? 0);
}

/** Remembers that the payment provider did not answer. */
export function noteSilence(payments: Payments, clock: Clock): void {
  silentUntil.set(payments, clock.now() + REMEMBERED_MS);
}
