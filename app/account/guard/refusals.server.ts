import { problemJson } from '~/platform/answers';
import { safeNext } from '~/platform/redirect';
import { gateAddress, wrongRoleAddress } from '../gate/gate-addresses';
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

/** The page that a refused request asked for, as a destination for after the sign-in. */
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

/** The response to a refused request: a sentence for programs, the gate or the 404 page for browsers. */
export function refusalAnswer(refusal: Refusal, account: Account): Response {
  if (account.rules.answers === 'json') return refusalJson(refusal);
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

/** Throws a redirect to the gate; for programs a 401. */
export function signInFirst(account: Account): never {
  throw refusalAnswer('sign-in', account);
}

/** Throws a redirect to the page about the missing role; for programs a 403. */
export function forbidden(account: Account): never {
  throw refusalAnswer('wrong-role', account);
}

/** Throws a 402: the request needs Pro. */
export function upgradeFirst(account: Account): never {
  throw refusalAnswer('upgrade', account);
}

/**
 * Throws a response that asks to retry in a moment: the session could not be renewed, and is kept. For programs a 503.
 */
export function tryAgain(account: Account): never {
  throw refusalAnswer('unavailable', account);
}
