import { identityUrl, switchIdentity, Visitor } from './visitor';

type StandinLog = { requests: { step: string; status: number | null }[]; tokens: string[] };

/** What the hosted sign-in has been asked, and every token that it gave. */
export async function standinLog(): Promise<StandinLog> {
  return (await fetch(`${identityUrl()}/_standin/log`)).json();
}

/** How often the hosted sign-in has been asked for a step. */
export async function countOf(step: string): Promise<number> {
  return (await standinLog()).requests.filter((request) => request.step === step).length;
}

/** Signs somebody in with tokens that have already run out for us. */
export async function signInWithOldTokens(user: string): Promise<Visitor> {
  await switchIdentity('token-life', { seconds: 30 });
  const visitor = new Visitor();
  await visitor.signIn(user);
  await switchIdentity('token-life', { seconds: 3600 });
  return visitor;
}

/** The status of what somebody is answered. */
export async function statusOf(visitor: Visitor, path = '/me/entitlements'): Promise<number> {
  const answer = await visitor.ask(path);
  await answer.arrayBuffer();
  return answer.status;
}
