import { describe, expect, it } from 'vitest';
import type { Services } from '~/platform/services.server';
import { accountAt } from '../../../tests/harness/account-at';
import { forbidden, type Refusal, refusalAnswer, tryAgain, upgradeFirst } from './refusals.server';

/** The account of a request for this path. */
function askedFor(path: string) {
  return accountAt(new Request(`https://delvewright.example${path}`), {} as Services);
}

const ALL: Refusal[] = ['sign-in', 'wrong-role', 'not-found', 'upgrade', 'unavailable'];

describe('a request that is refused', () => {
  it('tells a program why in JSON, and what to do about it', async () => {
    const answers = ALL.map((refusal) => refusalAnswer(refusal, askedFor('/me/entitlements')));
    const told = [];
    for (const answer of answers) {
      told.push([answer.status, (await answer.json<{ error: string }>()).error]);
    }
    expect(told).toEqual([
      [401, 'User needs to be authenticated to call this API.'],
      [403, 'Your account doesn’t have permission to do this.'],
      [404, '404 Not Found'],
      [402, 'This needs Pro. Upgrade to Pro, and what you typed is still here.'],
      [503, 'The sign-in service is not answering. Nothing is lost; try again in a minute.'],
    ]);
    const headers = (name: string) => answers.map((answer) => answer.headers.get(name));
    expect(headers('WWW-Authenticate')).toEqual(['Bearer', null, null, null, null]);
    expect(headers('Retry-After')).toEqual([null, null, null, null, '10']);
  });

  it('leads a person to the page that explains it, and back afterwards', async () => {
    const answers = ALL.map((refusal) => refusalAnswer(refusal, askedFor('/mapwright?seed=7')));
    const told = answers.map(({ status, headers }) => [status, headers.get('Location')]);
    expect(told).toEqual([
      [303, '/access-gate?auth=auth&next=%2Fmapwright%3Fseed%3D7'],
      [303, '/no-access?reason=role&next=%2Fmapwright%3Fseed%3D7'],
      [404, null],
      [402, null],
      [303, '/access-gate?auth=unavailable&next=%2Fmapwright%3Fseed%3D7'],
    ]);
    const [, , missing, upgrade] = answers;
    expect([missing?.statusText, await missing?.text()]).toEqual(['Not Found', '404 Not Found']);
    expect([upgrade?.statusText, await upgrade?.text()]).toEqual([
      'Upgrade to Pro',
      'This needs Pro. Upgrade to Pro, and what you typed is still here.',
    ]);
  });

  it('ends there: nothing after a guard runs', () => {
    const account = askedFor('/me/entitlements');
    for (const [guard, status] of [
      [forbidden, 403],
      [upgradeFirst, 402],
      [tryAgain, 503],
    ] as const) {
      expect(() => guard(account)).toThrow(expect.objectContaining({ status }));
    }
  });
});
