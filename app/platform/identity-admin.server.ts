import { AwsV4Signer } from 'aws4fetch';
import type { Config } from './env.server';
import { callOut, readJsonObject } from './outbound.server';

/** What the owner's keys allow at the hosted sign-in, beyond signing people in. */
export type IdentityAdmin = {
  /** Deletes a user for good; 'unavailable' asks to try again later. A user who is gone already is 'gone' too. */
  deleteUser(username: string): Promise<'gone' | 'unavailable'>;
};

const SERVICE = 'cognito-idp';

/** Opens Amazon Cognito's admin calls, signed with the owner's keys; null when no keys are configured. */
export function openIdentityAdmin(config: Config): IdentityAdmin | null {
  const {
    IDENTITY_USER_POOL_ID: pool,
    IDENTITY_ADMIN_KEY_ID: accessKeyId,
    IDENTITY_ADMIN_SECRET: secretAccessKey,
  } = config;
  if (!pool || !accessKeyId || !secretAccessKey) return null;
  // A pool's id begins with its region: us-east-1_AbCdEf.
  const region = pool.split('_')[0] ?? '';
  const url = config.IDENTITY_ADMIN_ENDPOINT ?? `https://${SERVICE}.${region}.amazonaws.com/`;

  async function call(action: string, fields: Record<string, unknown>) {
    const body = JSON.stringify({ UserPoolId: pool, ...fields });
    const headers = {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${action}`,
    };
    const keys = { accessKeyId: accessKeyId ?? '', secretAccessKey: secretAccessKey ?? '' };
    const request = { url, method: 'POST', headers, body, service: SERVICE, region };
    const signed = await new AwsV4Signer({ ...request, ...keys }).sign();
    return callOut(signed.url.href, { method: 'POST', headers: signed.headers, body });
  }

  return {
    async deleteUser(username) {
      const answer = await call('AdminDeleteUser', { Username: username });
      if (!answer.ok) return 'unavailable';
      if (answer.status === 200) return 'gone';
      const problem = readJsonObject(answer.text)?.__type;
      return typeof problem === 'string' && problem.endsWith('UserNotFoundException')
        ? 'gone'
        : 'unavailable';
    },
  };
}
