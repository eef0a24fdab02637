import { problemJson } from '~/platform/answers';
import { safeNext } from '~/platform/redirect';
import { gateAddress, wrongRoleAddress } from '../gate/gate-addresses';
import { routeGate } from '../gate/route-gates';
import { problemSentences, type SignInProblem } from '../gate/sign-in-problems';
import type { Account } from './account.server';
import { answerProJson, answerProPlainly } from './pro-answer.server';

/** Why a request is not served. */
export type Refusal = 'sign-in' | 'wrong-role' | 'not-found' | 'unavailable' | 'upgrade';

const NOT_YOURS = 'Your account doesn’t have permission to do this.';

function refusalJson(refusal: Refusal): Response {
  switch (refusal) {
    case 'sign-in': {
      const answer = problemJson(401, problemSentences('auth').sentence);
      answer.headers.set('WWW-Authenticate', 'Bearer');
      return answer;
    }
    case 'wrong-role':
      return problemJson(403, NOT_YOURS);
    case 'not-found':
      return problemJson(404, '404 Not Found');
    case 'upgrade':
      return answerProJson({});
    case 'unavailable': {
      const answer = problemJson(503, problemSentences('unavailable').plainly);
      answer.headers.set('Retry-After', '10');
      return answer;
    }
  }
}

/** The page that a refused request was for, as a place to come back to. */
export function destinationOf(account: Account): string {
  const { url } = account;
  return safeNext(url.pathname + url.search, url.origin);
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

function gateFor(problem: SignInProblem, account: Account): Response {
  return seeOther(gateAddress(problem, destinationOf(account)));
}

/** The answer to a refused request: a sentence for programs, the gate or the missing page for people. */
export function refusalAnswer(refusal: Refusal, account: Account): Response {
  if (routeGate(account.url.pathname, []).json) return refusalJson(refusal);
  switch (refusal) {
    case 'sign-in':
      return gateFor('auth', account);
    case 'unavailable':
      return gateFor('unavailable', account);
    case 'wrong-role':
      return seeOther(wrongRoleAddress(destinationOf(account)));
    case 'not-found':
      return new Response('404 Not Found', { status: 404, statusText: 'Not Found' });
    case 'upgrade':
      return answerProPlainly();
  }
}

/** Sends whoever is not signed in to the gate; programs get a 401. Thrown, so that no code after it runs. */
export function signInFirst(account: Account): never {
  throw refusalAnswer('sign-in', account);
}

/** Tells someone that their role does not reach here; programs get a 403. */
export function forbidden(account: Account): never {
  throw refusalAnswer('wrong-role', account);
}

/** Answers 402 to what only Pro may do. */
export function upgradeFirst(account: Account): never {
  throw refusalAnswer('upgrade', account);
}

/** Asks to try again in a moment: the session could not be renewed, and is kept. Programs get a 503. */
export function tryAgain(account: Account): never {
  throw refusalAnswer('unavailable', account);
}
