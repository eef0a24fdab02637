import { identityUrl, switchIdentity, Visitor } from './visitor';

type StandinLog = { requests: { step: string; status: number | null }[]; tokens: string[] };

/** The requests that the sign-in stand-in received, and every token that it issued. */
export async function standinLog(): Promise<StandinLog> {
  return (await fetch(`${identityUrl()}/_standin/log`)).json();
}

/** How often the sign-in stand-in was called for a step. */
export async function countOf(step: string): Promise<number> {
  return (await standinLog()).requests.filter((request) => request.step === step).length;
}

/** Signs a user in with tokens that have already expired for us. */
export async function signInWithOldTokens(user: string): Promise<Visitor> {
  await switchIdentity('token-life', { seconds: 30 });
  const visitor = new Visitor();
  await visitor.signIn(user);
  await switchIdentity('token-life', { seconds: 3600 });
  return visitor;
}

/** The status of a visitor's response. */
export async function statusOf(visitor: Visitor, path = '/me/entitlements'): Promise<number> {
  const answer = await visitor.ask(path);
  await answer.arrayBuffer();
  return answer.status;
}
