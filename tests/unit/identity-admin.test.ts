import { afterAll, beforeAll, expect, it } from 'vitest';
import { openIdentityAdmin } from '~/platform/identity-admin.server';
import { adminKeys, environmentFor, userExists } from '../harness/hosted-sign-in';
import { type IdentityStandin, startIdentityStandin } from '../standins/identity/start.mjs';

const ORIGIN = 'http://localhost:4323';
let standin: IdentityStandin;

beforeAll(async () => {
  standin = await startIdentityStandin({ appOrigin: ORIGIN });
});

afterAll(() => standin.close());

function adminWith(values: Record<string, string>) {
  return openIdentityAdmin(environmentFor(standin, ORIGIN, values).config);
}

it('deletes a user at the provider, and reports a missing one as already gone', async () => {
  const admin = adminWith(adminKeys(standin));
  expect(await userExists(standin, 'lapsed')).toBe(true);
  expect(await admin?.deleteUser('lapsed')).toBe('gone');
  expect(await userExists(standin, 'lapsed')).toBe(false);
  expect(await admin?.deleteUser('lapsed')).toBe('gone');
});

it('deletes nobody with the wrong keys, and reports that it must be retried', async () => {
  expect(
    await adminWith({ ...adminKeys(standin), IDENTITY_ADMIN_SECRET: 'not-the-secret' })?.deleteUser(
      'trial',
    ),
  ).toBe('unavailable');
  expect(await userExists(standin, 'trial')).toBe(true);
});

it('reports unavailable while the provider fails', async () => {
  await standin.control('POST fail', { step: 'admin', how: '500', times: 1 });
  expect(await adminWith(adminKeys(standin))?.deleteUser('trial')).toBe('unavailable');
  expect(await adminWith(adminKeys(standin))?.deleteUser('trial')).toBe('gone');
});

it('is null while no keys are configured', () => {
  expect(adminWith({})).toBeNull();
});
