import { readCookie, removeCookie, writeCookie } from './cookies';

/**
 * What the next page says once, after an answer that could only lead on: somebody is here for the first time, with a trial until
 * `trialEnd` (seconds since 1970), or an account is gone, with a plan or without.
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

/** The `Set-Cookie` value with something to say. It names nobody and opens nothing. */
export function saidOnceCookie(said: SaidOnce): string {
  return writeCookie(COOKIE, textOf(said), MOST_SECONDS);
}

/** The `Set-Cookie` value once it has been said. */
export function saidOnceGone(): string {
  return removeCookie(COOKIE);
}

/**
 * What a request's cookie has to say; null when nothing, or when it is none of ours. A page that a browser only fetches beforehand
 * says nothing: perhaps nobody ever reads it.
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
