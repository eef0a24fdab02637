import { AwsV4Signer } from 'aws4fetch';
import type { Config } from './env.server';
import { type IdentityAnswer, refusalOf } from './identity-admin-answers';
import { callOut, readJsonObject } from './outbound.server';

const SERVICE = 'cognito-idp';

/** Makes one of Amazon Cognito's admin calls, by its name. */
export type IdentityCall = (
  action: string,
  fields?: Record<string, unknown>,
) => Promise<IdentityAnswer<Record<string, unknown>>>;

/** Opens those calls, signed with the owner's keys; null when no keys are configured. */
export function openIdentityCall(config: Config): IdentityCall | null {
  const {
    IDENTITY_USER_POOL_ID: pool,
    IDENTITY_ADMIN_KEY_ID: accessKeyId,
    IDENTITY_ADMIN_SECRET: secretAccessKey,
  } = config;
  if (!pool || !accessKeyId || !secretAccessKey) return null;
  // A pool's id begins with its region: us-east-1_AbCdEf.
  const region = pool.split('_')[0] ?? '';
  const url = config.IDENTITY_ADMIN_ENDPOINT ?? `https://${SERVICE}.${region}.amazonaws.com/`;
  const keys = { accessKeyId, secretAccessKey };

  return async (action, fields = {}) => {
    const body = JSON.stringify({ UserPoolId: pool, ...fields });
    const headers = {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${action}`,
    };
    const request = { url, method: 'POST', headers, body, service: SERVICE, region };
    const signed = await new AwsV4Signer({ ...request, ...keys }).sign();
    const answer = await callOut(signed.url.href, {
      method: 'POST',
      headers: signed.headers,
      body,
    });
    if (!answer.ok) return { ok: false, reason: 'unavailable' };
    const value = readJsonObject(answer.text);
    if (answer.status === 200 && value) return { ok: true, value };
    return refusalOf(answer.status, value ?? {});
  };
}
