import { expect, it } from 'vitest';
import { gateAddress, wrongRoleAddress } from './gate-addresses';
import { problemSentences, signInProblem } from './sign-in-problems';

it.each([
  ['access_denied', 'User cancelled OAuth flow.'],
  ['state', 'An error occurred while validating the state.'],
  ['no_token', 'No access token returned from OAuth flow.'],
  ['invalid_tokens', 'Invalid tokens'],
  ['no_session', 'Unable to get user session following successful sign-in.'],
  ['remembered', 'This sign-in is from before you signed out everywhere.'],
  ['auth', 'User needs to be authenticated to call this API.'],
  ['already', 'There is already a signed in user.'],
  ['redirect', 'invalid redirect'],
  ['origin', 'invalid origin'],
  ['cancelled', '`signInWithRedirect` has been canceled.'],
  ['not_found', 'Auth session was not found'],
  ['logout', 'An error occurred when attempting to log out from OAuth provider.'],
  ['failed', 'An unknown error has occurred.'],
  ['anything else', 'An unknown error has occurred.'],
  ['constructor', 'An unknown error has occurred.'],
  ['', 'An unknown error has occurred.'],
])('the code %j says %j', (code, sentence) => {
  const { sentence: said, plainly } = problemSentences(signInProblem(code));
  expect(said).toBe(sentence);
  expect(plainly).toMatch(/^[A-Z].*\.$/);
});

it('the gate remembers where someone was going', () => {
  expect(gateAddress('auth', '/mapwright?seed=1&size=2')).toBe(
    '/access-gate?auth=auth&next=%2Fmapwright%3Fseed%3D1%26size%3D2',
  );
  expect(gateAddress('failed', '/')).toBe('/access-gate?auth=failed');
  expect(wrongRoleAddress('/management')).toBe('/no-access?reason=role&next=%2Fmanagement');
});
