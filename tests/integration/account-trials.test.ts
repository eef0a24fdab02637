import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { resealTrialKeys } from '~/account/trial/trial-keys.server';
import { plainEmailHash } from '~/account/trial/trial-rows.server';
import { openDesk, signIn } from './account-desk';

const OLD = `old:${'1'.repeat(64)}`;
const NEW = `new:${'2'.repeat(64)}`;

async function plans(): Promise<unknown[]> {
  const query = 'select status from entitlements order by rowid';
  return (await env.DB.prepare(query).all()).results.map((row) => row.status);
}

describe('the memory of trials', () => {
  it('holds no hash that whoever knows the e-mail can make', async () => {
    await signIn(openDesk());
    const { results } = await env.DB.prepare('select * from trial_claims').all();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain(await plainEmailHash('mira@delvewright.test'));
    const key = await env.DB.prepare('select sealed from trial_keys').first<string>('sealed');
    expect(key).toMatch(/^test\./);
  });

  it('still knows those that were remembered without a key', async () => {
    await env.DB.prepare('insert into trial_claims values (?1, ?2, 1)')
      .bind(await plainEmailHash('mira@delvewright.test'), 'long ago')
      .run();
    await signIn(openDesk());
    expect(await plans()).toEqual(['expired']);
  });

  it('outlives every session key, so that a new one gives nobody a second trial', async () => {
    await signIn(openDesk(OLD));
    await resealTrialKeys(openDesk(`${NEW},${OLD}`));
    await signIn(openDesk(NEW), { sub: 'sub-2' });
    expect(await plans()).toEqual(['trialing', 'expired']);
    expect(await env.DB.prepare('select count(*) as n from trial_keys').first('n')).toBe(1);
  });

  it('begins anew when no listed key opens it, and remembers again once the old one is listed', async () => {
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

  it('has one key when two first sign-ins make it together', async () => {
    await Promise.all([1, 2, 3, 4].map((n) => signIn(openDesk(), { sub: `sub-${n}` })));
    expect((await plans()).filter((status) => status === 'trialing')).toHaveLength(1);
    expect(await env.DB.prepare('select count(*) as n from trial_keys').first('n')).toBe(1);
  });
});
