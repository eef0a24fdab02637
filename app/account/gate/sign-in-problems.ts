/** Why a sign-in failed: the codes of the access gate [specification 8]. */
export type SignInProblem = keyof typeof SENTENCES;

type Sentences = { sentence: string; plainly: string };

const UNKNOWN = 'An unknown error has occurred.';

const SENTENCES = {
  access_denied: {
    sentence: 'User cancelled OAuth flow.',
    plainly: 'You left before signing in. Nothing has changed.',
  },
  state: {
    sentence: 'An error occurred while validating the state.',
    plainly: 'This sign-in does not match the one your browser started. Please sign in again.',
  },
  no_token: {
    sentence: 'No access token returned from OAuth flow.',
    plainly: 'The sign-in service gave an incomplete answer. Please try again.',
  },
  invalid_tokens: {
    sentence: 'Invalid tokens',
    plainly: 'We could not verify the answer of the sign-in service. Please sign in again.',
  },
  no_session: {
    sentence: 'Unable to get user session following successful sign-in.',
    plainly:
      'You were recognized, but signing in failed on our side. Please try again or write to us.',
  },
  remembered: {
    sentence: 'This sign-in is from before you signed out everywhere.',
    plainly:
      'You signed out everywhere, but the sign-in service still remembered you. Sign in again: this time it asks who you are.',
  },
  auth: {
    sentence: 'User needs to be authenticated to call this API.',
    plainly: 'This page needs an account. Sign in and you come right back to it.',
  },
  already: {
    sentence: 'There is already a signed in user.',
    plainly: 'This sign-in was already used, and you are signed in. Continue below.',
  },
  redirect: {
    sentence: 'invalid redirect',
    plainly: 'The address to return to is not one of ours. Please start again from our site.',
  },
  origin: {
    sentence: 'invalid origin',
    plainly: 'This request did not start on our site. Please start again from here.',
  },
  cancelled: {
    sentence: '`signInWithRedirect` has been canceled.',
    plainly: 'The sign-in was interrupted. Please sign in again.',
  },
  not_found: {
    sentence: 'Auth session was not found',
    plainly: 'There was no sign-in to finish: it took over an hour, or cookies are blocked.',
  },
  logout: {
    sentence: 'An error occurred when attempting to log out from OAuth provider.',
    plainly: 'You are signed out here, but may still be signed in at the sign-in service.',
  },
  unavailable: {
    sentence: UNKNOWN,
    plainly: 'The sign-in service is not answering. Nothing is lost; try again in a minute.',
  },
  failed: {
    sentence: UNKNOWN,
    plainly: 'Something went wrong while signing you in. Please try again.',
  },
} as const satisfies Record<string, Sentences>;

/** The problem for a code in an address; an unknown code means 'failed'. */
export function signInProblem(code: string): SignInProblem {
  return Object.hasOwn(SENTENCES, code) ? (code as SignInProblem) : 'failed';
}

const PROVIDER_CODE = /^[\w-]{1,40}$/;

/** The provider's error code [specification 4], unchanged if it is safe in an address; `failed` otherwise. */
export function providerCode(error: string): string {
  return PROVIDER_CODE.test(error) ? error : 'failed';
}

/** The specified sentence of a problem, and its meaning in plain words. */
export function problemSentences(problem: SignInProblem): Sentences {
  return SENTENCES[problem];
}
