import { identityUrl, type Visitor } from './visitor';

/** The gate that an answer leads to: its code, or the place it leads to instead. */
export function gateCode(answer: Response): string {
  const location = answer.headers.get('Location') ?? '';
  const url = new URL(location, 'http://x');
  return url.pathname === '/access-gate' ? (url.searchParams.get('auth') ?? '') : location;
}

/** Whether somebody holds a session. */
export function hasSession(visitor: Visitor): boolean {
  return visitor.cookies.has('__Host-session');
}

/** What the hosted sign-in has been asked for a step. */
export async function requestsOf(step: string) {
  const answer = await fetch(`${identityUrl()}/_standin/log`);
  const log: { requests: { step: string; form: Record<string, string> }[] } = await answer.json();
  return log.requests.filter((request) => request.step === step);
}
