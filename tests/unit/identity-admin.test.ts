import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '~/platform/env.server';
import { openIdentityAdmin } from '~/platform/identity-admin.server';
import { type IdentityStandin, startIdentityStandin } from '../standins/identity/start.mjs';

let standin: IdentityStandin;

beforeAll(async () => {
  standin = await startIdentityStandin({ appOrigin: 'http://localhost:4323' });
});

afterAll(() => standin.close());

function adminWith(values: Record<string, string>) {
  const checked = readEnvironment({
    DB: {},
    FILES: {},
    WRITE_LIMIT: {},
    COSTLY_LIMIT: {},
    COSTLY_READ_LIMIT: {},
    APP_ORIGIN: 'http://localhost:4323',
    SESSION_KEYS: `k:${'1'.repeat(64)}`,
    TICKET_SECRET: 'a-ticket-secret-for-this-test-alone',
    IDENTITY_ISSUER: standin.issuer,
    IDENTITY_CLIENT_ID: standin.clientId,
    ...values,
  });
  if (!checked.ok) throw new Error(checked.problems.join('; '));
  return openIdentityAdmin(checked.environment.config);
}

function keys(secret = standin.admin.secretAccessKey) {
  return {
    IDENTITY_USER_POOL_ID: standin.admin.userPoolId,
    IDENTITY_ADMIN_KEY_ID: standin.admin.accessKeyId,
    IDENTITY_ADMIN_SECRET: secret,
    IDENTITY_ADMIN_ENDPOINT: standin.admin.endpoint,
  };
}

async function exists(username: string): Promise<boolean> {
  const { accessKeyId, secretAccessKey, region, endpoint, userPoolId } = standin.admin;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, retries: 0 });
  const answer = await client.fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.AdminGetUser',
    },
    body: JSON.stringify({ UserPoolId: userPoolId, Username: username }),
    aws: { service: 'cognito-idp', region },
  });
  return answer.ok;
}

it('deletes a user at the hosted sign-in, and calls one who is gone already gone', async () => {
  const admin = adminWith(keys());
  expect(await exists('lapsed')).toBe(true);
  expect(await admin?.deleteUser('lapsed')).toBe('gone');
  expect(await exists('lapsed')).toBe(false);
  expect(await admin?.deleteUser('lapsed')).toBe('gone');
});

it('deletes nobody with the wrong keys, and asks to try again', async () => {
  expect(await adminWith(keys('not-the-secret'))?.deleteUser('trial')).toBe('unavailable');
  expect(await exists('trial')).toBe(true);
});

it('waits while the provider fails', async () => {
  await standin.control('POST fail', { step: 'admin', how: '500', times: 1 });
  expect(await adminWith(keys())?.deleteUser('trial')).toBe('unavailable');
  expect(await adminWith(keys())?.deleteUser('trial')).toBe('gone');
});

it('is not there while no keys are set', () => {
  expect(adminWith({})).toBeNull();
});
