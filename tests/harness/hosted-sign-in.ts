import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { type Config, readEnvironment } from '~/platform/env.server';
import { createLog } from '~/platform/log';
import { createServices, type Services } from '~/platform/services.server';
import { type IdentityStandin, startIdentityStandin } from '../standins/identity/start.mjs';
import { freshLocalDatabase } from './local-database.mjs';

/** The keys for the stand-in's admin calls, under their configuration names. */
export function adminKeys({ admin }: IdentityStandin): Record<string, string> {
  return {
    IDENTITY_USER_POOL_ID: admin.userPoolId,
    IDENTITY_ADMIN_KEY_ID: admin.accessKeyId,
    IDENTITY_ADMIN_SECRET: admin.secretAccessKey,
    IDENTITY_ADMIN_ENDPOINT: admin.endpoint,
  };
}

/** A checked environment of a site that signs users in at this stand-in; `values` are added. */
export function environmentFor(
  standin: IdentityStandin,
  origin: string,
  values: Record<string, unknown> = {},
) {
  const checked = readEnvironment({
    DB: {},
    FILES: {},
    FIGHTS: {},
    WRITE_LIMIT: {},
    COSTLY_LIMIT: {},
    COSTLY_READ_LIMIT: {},
    APP_ORIGIN: origin,
    SESSION_KEYS: `test:${'7'.repeat(64)}`,
    TICKET_SECRET: 'a-ticket-secret-for-this-test-alone-0',
    IDENTITY_ISSUER: standin.issuer,
    IDENTITY_CLIENT_ID: standin.clientId,
    ...(standin.clientSecret && { IDENTITY_CLIENT_SECRET: standin.clientSecret }),
    ...values,
  });
  if (!checked.ok) throw new Error(checked.problems.join('; '));
  return checked.environment;
}

/** Whether the provider still has a user, by an admin call. */
export async function userExists(standin: IdentityStandin, username: string): Promise<boolean> {
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

/** The account part of the site with a real D1 and the sign-in stand-in, without the rest of the site. */
export type SignInHere = {
  standin: IdentityStandin;
  services: Services;
  config: Config;
  db: D1Database;
  close(): Promise<void>;
};

/** Opens it; `clock` is the site's clock, in milliseconds. */
export async function openSignInHere(
  origin: string,
  clock: { now(): number },
): Promise<SignInHere> {
  const folder = mkdtempSync(join(tmpdir(), 'delvewright-sign-in-'));
  const local = await freshLocalDatabase(folder);
  const standin = await startIdentityStandin({ appOrigin: origin });
  const environment = environmentFor(standin, origin, { DB: local.db, ...adminKeys(standin) });
  const log = createLog(() => {});
  // Work after a response is run by the tests themselves.
  const built = createServices(environment, log, (work) => void work.catch(() => {}));
  return {
    standin,
    services: { ...built, clock },
    config: environment.config,
    db: local.db,
    async close() {
      await standin.close();
      await local.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
