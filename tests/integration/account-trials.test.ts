import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { personOf, rowOfSubject } from '~/account/session/standing-row.server';
import { keyedHash, resealTrialKeys } from '~/account/trial/trial-keys.server';
import { plainEmailHash } from '~/account/trial/trial-rows.server';
import { createLog } from '~/platform/log';
import { type Desk, openDesk, START, signIn } from './account-desk';

const OLD = `old:${'1'.repeat(64)}`;
const NEW = `new:${'2'.repeat(64)}`;

async function plans(): Promise<unknown[]> {
  const query = 'select status from entitlements order by rowid';
  return (await env.DB.prepare(query).all()).results.map((row) => row.status);
}

describe('the record of used trials', () => {
  it('contains no hash that can be computed from the e-mail alone', async () => {
    await signIn(openDesk());
    const { results } = await env.DB.prepare('select * from trial_claims').all();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain(await plainEmailHash('mira@delvewright.test'));
    const key = await env.DB.prepare('select sealed from trial_keys').first<string>('sealed');
    expect(key).toMatch(/^test\./);
  });

  it('still recognizes hashes stored before the key was introduced', async () => {
    await env.DB.prepare('insert into trial_claims values (?1, ?2, 1)')
      .bind(await plainEmailHash('mira@delvewright.test'), 'long ago')
      .run();
    await signIn(openDesk());
    expect(await plans()).toEqual(['expired']);
  });

  it('survives changes of the session key, so that nobody gets a second trial', async () => {
    await signIn(openDesk(OLD));
    await resealTrialKeys(openDesk(`${NEW},${OLD}`));
    await signIn(openDesk(NEW), { sub: 'sub-2' });
    expect(await plans()).toEqual(['trialing', 'expired']);
    expect(await env.DB.prepare('select count(*) as n from trial_keys').first('n')).toBe(1);
  });

  it('starts again when no listed key opens it, and works again once the old key is listed', async () => {
    await signIn(openDesk(OLD));
    await signIn(openDesk(NEW), { sub: 'sub-2' });
    await signIn(openDesk(`${NEW},${OLD}`), { sub: 'sub-3' });
    await signIn(openDesk(`${NEW},${OLD}`), { sub: 'sub-4', email: 'ned@delvewright.test' });
    expect(await plans()).toEqual(['trialing', 'trialing', 'expired', 'trialing']);
    await resealTrialKeys(openDesk(`${NEW},${OLD}`));
    const { results } = await env.DB.prepare('select sealed from trial_keys').all<{
      sealed: string;
    }>();
    expect(results.map(({ sealed }) => sealed.slice(0, 4))).toEqual(['new.', 'new.']);
  });

  it('has one key when two first sign-ins create it at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map((n) => signIn(openDesk(), { sub: `sub-${n}` })));
    expect((await plans()).filter((status) => status === 'trialing')).toHaveLength(1);
    expect(await env.DB.prepare('select count(*) as n from trial_keys').first('n')).toBe(1);
  });

  it('uses the newest key, so that a lost one is never needed again', async () => {
    await signIn(openDesk(OLD));
    await signIn(openDesk(NEW), { sub: 'sub-2' });
    const email = 'ned@delvewright.test';
    await signIn(openDesk(`${NEW},${OLD}`), { sub: 'sub-3', email });
    await signIn(openDesk(NEW), { sub: 'sub-4', email });
    expect(await plans()).toEqual(['trialing', 'trialing', 'trialing', 'expired']);
  });

  it('is sealed again only when that is due and possible', async () => {
    await signIn(openDesk(OLD));
    await signIn(openDesk(NEW), { sub: 'sub-2' });
    const sealed = async () =>
      (await env.DB.prepare('select sealed from trial_keys order by id').raw()).flat();
    const before = await sealed();
    await resealTrialKeys(openDesk(NEW));
    expect(await sealed()).toEqual(before);
  });

  it('logs a lost key, but nothing at the very first sign-in', async () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line));
    await signIn({ ...openDesk(OLD), log });
    expect(lines).toEqual([]);
    await signIn({ ...openDesk(NEW), log }, { sub: 'sub-2' });
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['trial key lost']);
  });

  it('uses an unchanged hash of the e-mail', async () => {
    expect(await plainEmailHash('mira@delvewright.test')).toBe(
      '92bf0cc307d95ac7eb1fd7ea6f7791318650b13915b5c7203500788859dd3cb6',
    );
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const bytes = new Uint8Array(32).fill(7);
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
    expect(await keyedHash(key, 'ann')).toBe(
      'b86f6e0b902d4113864ea164a4f647306a18288ba8c712410eee9873923fabfb',
    );
  });
});

describe('a trial', () => {
  const withTrialOf = (TRIAL_DAYS: number): Desk => {
    const desk = openDesk();
    return { ...desk, config: { ...desk.config, TRIAL_DAYS } };
  };
  const claims = () => env.DB.prepare('select count(*) as n from trial_claims').first('n');

  it('starts once an e-mail is verified, and is not recorded before that', async () => {
    const desk = openDesk();
    for (const person of [{ emailVerified: false }, { email: '' }]) await signIn(desk, person);
    expect([await plans(), await claims()]).toEqual([[], 0]);
    const row = await rowOfSubject(desk.db, desk.config.IDENTITY_ISSUER, 'sub-1');
    expect(personOf(row, START)).toMatchObject({
      pro: false,
      plan: {
        status: 'unknown',
        trialEnd: null,
        currentPeriodStart: null,
        currentPeriodEnd: null,
      },
    });
    await signIn(desk);
    expect([await plans(), await claims()]).toEqual([['trialing'], 1]);
  });

  it('is not used up at a site without trials, and the plan says so', async () => {
    await signIn(withTrialOf(0));
    expect([await plans(), await claims()]).toEqual([['expired'], 0]);
    await signIn(withTrialOf(1), { sub: 'sub-2' });
    expect([await plans(), await claims()]).toEqual([['expired', 'trialing'], 1]);
    const ends = "select trial_end from entitlements where status = 'trialing'";
    expect(await env.DB.prepare(ends).first('trial_end')).toBe(START / 1000 + 86_400);
  });

  it('does not change a paid plan when the user returns', async () => {
    const desk = openDesk();
    await signIn(desk);
    await env.DB.exec("update entitlements set status = 'active', trial_end = null");
    await signIn(desk, { email: 'new@delvewright.test' });
    expect([await plans(), await claims()]).toEqual([['active'], 1]);
  });
});
