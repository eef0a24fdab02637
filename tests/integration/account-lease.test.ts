import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { renewSession } from '~/account/session/refresh.server';
import { endSession } from '~/account/session/session-ends.server';
import { takeRefreshLease } from '~/account/session/session-rows.server';
import { rowOfSession } from '~/account/session/standing-row.server';
import { openTokens, sealTokens } from '~/account/session/token-box.server';
import { openSession } from '~/account/sign-in/open-session.server';
import type { TokenAnswer } from '~/platform/identity.server';
import { createSealer } from '~/platform/seal';
import { claimsOf, DAY, type Desk, openDesk, START, TOKENS } from './account-desk';

const SITE = 'https://delvewright.example';
let desk: Desk;
let asked: string[] = [];
let answer: () => Promise<TokenAnswer>;

beforeEach(() => {
  asked = [];
  const built = openDesk();
  answer = async () => ({ ok: true, tokens: { ...TOKENS, refreshToken: null } });
  const identity: Desk['identity'] = {
    ...built.identity,
    async refresh(token) {
      asked.push(token);
      return answer();
    },
    verify: async () => ({ ok: true, claims: claimsOf() }),
  };
  desk = { ...built, identity };
});

/** The session row of a user who has just signed in. */
async function rowOf(refreshToken: string | null = 'r') {
  const tokens = { ...TOKENS, refreshToken };
  const request = new Request(`${SITE}/auth/callback`);
  await openSession(request, desk, { tokens, claims: claimsOf() });
  return rowOfSession(desk.db, (await sessionIds())[0] ?? '');
}

async function sessionIds(): Promise<string[]> {
  const { results } = await env.DB.prepare('select id from sessions').all<{ id: string }>();
  return results.map(({ id }) => id);
}

describe('a session to be renewed', () => {
  it('is over, without calling the provider, when there is no refresh token', async () => {
    expect(await renewSession(desk, await rowOf(null))).toEqual({ kind: 'over' });
    expect(await sessionIds()).toEqual([]);
    // The same when its tokens were sealed with a removed key.
    const sealer = createSealer(`other:${'8'.repeat(64)}`);
    expect(await renewSession({ ...desk, sealer }, await rowOf())).toEqual({ kind: 'over' });
    expect(await sessionIds()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('is over when it ends while the provider is called', async () => {
    const row = await rowOf();
    const { identity } = desk;
    const verify: typeof identity.verify = async (token) => {
      await endSession(desk.db, row.session_id ?? '');
      return identity.verify(token);
    };
    const ending = { ...desk, identity: { ...identity, verify } };
    expect(await renewSession(ending, row)).toEqual({ kind: 'over' });
  });

  it('can be renewed by the very next request when the provider did not answer', async () => {
    const row = await rowOf();
    answer = async () => ({ ok: false, reason: 'unavailable' });
    expect(await renewSession(desk, row)).toEqual({ kind: 'unavailable' });
    answer = async () => ({ ok: true, tokens: TOKENS });
    expect(await renewSession(desk, row)).toMatchObject({
      kind: 'renewed',
      row: { session_id: row.session_id, tokens_version: 2, refreshing_until: null },
    });
    expect(asked).toEqual(['r', 'r']);
  });

  it('waits up to three seconds for another request’s renewal', async () => {
    const row = await rowOf();
    const session = { sessionId: row.session_id ?? '', version: row.tokens_version };
    expect(await takeRefreshLease(desk.db, { ...session, now: START })).not.toBeNull();
    // The clock advances a second at each reading: the lease, the start, and three checks for the result.
    const looks: number[] = [];
    const clock = {
      now() {
        looks.push(START + looks.length * 1000);
        return looks.at(-1) ?? START;
      },
    };
    expect(await renewSession({ ...desk, clock }, row)).toEqual({ kind: 'unavailable' });
    expect(looks).toHaveLength(5);
    expect(asked).toEqual([]);
    expect(await sessionIds()).toHaveLength(1);
  });
});

describe('the tokens of a session', () => {
  it('can be opened for as long as it may live, 90 days', async () => {
    const { sealer } = desk;
    const sealed = await sealTokens(sealer, 's1', TOKENS, START);
    expect(await openTokens(sealer, 's1', sealed, START + 90 * DAY - 1)).toEqual(TOKENS);
    expect(await openTokens(sealer, 's1', sealed, START + 90 * DAY)).toBeNull();
  });

  it('are refused when something else is sealed in their place', async () => {
    const { sealer } = desk;
    const sealed = await sealer.seal('tokens:s1', '{"idToken":7}', START + DAY);
    expect(await openTokens(sealer, 's1', sealed, START)).toBeNull();
  });
});
