import { readCookie, removeCookie, writeCookie } from './cookies';

/**
 * A message that the next page shows once, after a response that could only redirect: a first sign-in, with a trial
 * until `trialEnd` (seconds since 1970), or a deleted account, with a plan or without.
 */
export type SaidOnce =
  | { kind: 'arrived'; trialEnd: number }
  | { kind: 'deleted'; hadPlan: boolean };

const COOKIE = '__Host-said';
const MOST_SECONDS = 600;

function textOf(said: SaidOnce): string {
  if (said.kind === 'arrived') return `arrived.${said.trialEnd}`;
  return said.hadPlan ? 'deleted.plan' : 'deleted';
}

/** The `Set-Cookie` value of a message. It identifies nobody and grants nothing. */
export function saidOnceCookie(said: SaidOnce): string {
  return writeCookie(COOKIE, textOf(said), MOST_SECONDS);
}

/** The `Set-Cookie` value that removes the message once it has been shown. */
export function saidOnceGone(): string {
  return removeCookie(COOKIE);
}

/**
 * The message in the request's cookie; null when there is none or it is invalid. Ignored for prefetches, because that
 * page may never be shown.
 */
export function readSaidOnce(headers: Headers): SaidOnce | null {
  if (/prefetch|prerender/i.test(headers.get('Sec-Purpose') ?? '')) return null;
  const text = readCookie(headers, COOKIE);
  if (text === 'deleted' || text === 'deleted.plan') {
    return { kind: 'deleted', hadPlan: text === 'deleted.plan' };
  }
  const trialEnd = /^arrived\.(\d{1,12})$/.exec(text ?? '')?.[1];
  return trialEnd === undefined ? null : { kind: 'arrived', trialEnd: Number(trialEnd) };
}
