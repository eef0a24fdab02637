import { identityUrl, type Visitor } from './visitor';

/** The code of the gate that a response redirects to, or the other address that it redirects to. */
export function gateCode(answer: Response): string {
  const location = answer.headers.get('Location') ?? '';
  const url = new URL(location, 'http://x');
  return url.pathname === '/access-gate' ? (url.searchParams.get('auth') ?? '') : location;
}

/** Whether a visitor has a session. */
export function hasSession(visitor: Visitor): boolean {
  return visitor.cookies.has('__Host-session');
}

/** The requests to the sign-in stand-in for a step. */
export async function requestsOf(step: string) {
  const answer = await fetch(`${identityUrl()}/_standin/log`);
  const log: { requests: { step: string; form: Record<string, string> }[] } = await answer.json();
  return log.requests.filter((request) => request.step === step);
}
