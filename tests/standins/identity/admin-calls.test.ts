import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshTokens, signInFully } from './code-flow';
import { type IdentityStandin, startIdentityStandin } from './start.mjs';

const APP = 'http://localhost:18004';
const CALLBACK = `${APP}/auth/callback`;
let standin: IdentityStandin;

beforeAll(async () => {
  standin = await startIdentityStandin({ appOrigin: APP });
});
beforeEach(() => standin.control('POST reset'));
afterAll(() => standin.close());

type Shape = Record<string, unknown>;

function client(changes: { accessKeyId?: string; secretAccessKey?: string; region?: string } = {}) {
  const { accessKeyId, secretAccessKey, region } = { ...standin.admin, ...changes };
  return new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 'cognito-idp',
    retries: 0,
  });
}

async function call(name: string, input: Shape = {}, signer = client()) {
  const answer = await signer.fetch(standin.admin.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
    },
    body: JSON.stringify({ UserPoolId: standin.admin.userPoolId, ...input }),
  });
  return { status: answer.status, body: (await answer.json()) as Shape };
}

async function refusal(name: string, input?: Shape, signer?: AwsClient) {
  const { status, body } = await call(name, input, signer);
  return [status, body.__type];
}

const INVITED = {
  Username: 'bryn',
  UserAttributes: [
    { Name: 'email', Value: 'bryn@example.com' },
    { Name: 'email_verified', Value: 'true' },
    { Name: 'name', Value: 'Bryn' },
    { Name: 'phone_number', Value: '+4915112345678' },
  ],
};

test('inviting creates a user who must set a password, and mails an invitation', async () => {
  const { status, body } = await call('AdminCreateUser', INVITED);
  expect(status).toBe(200);
  const user = body.User as Shape;
  expect(user).toMatchObject({
    Username: 'bryn',
    Enabled: true,
    UserStatus: 'FORCE_CHANGE_PASSWORD',
  });
  expect(user.Attributes).toContainEqual({ Name: 'email', Value: 'bryn@example.com' });
  expect(typeof user.UserCreateDate).toBe('number');
  const { invitations } = await standin.control('GET log');
  expect(invitations).toMatchObject([{ username: 'bryn', email: 'bryn@example.com' }]);
});

test('an invited user signs in and is confirmed, with the groups assigned in the meantime', async () => {
  await call('AdminCreateUser', INVITED);
  await call('AdminAddUserToGroup', { Username: 'bryn', GroupName: 'GrantedUser' });
  const { body } = await signInFully(standin, CALLBACK, 'bryn@example.com');
  const claims = JSON.parse(atob((body.id_token ?? '').split('.')[1] ?? '')) as Shape;
  expect(claims).toMatchObject({ 'cognito:username': 'bryn', 'cognito:groups': ['GrantedUser'] });
  expect((await call('AdminGetUser', { Username: 'bryn' })).body.UserStatus).toBe('CONFIRMED');
});

test('a suppressed message is not mailed, and a resend mails again until the user is confirmed', async () => {
  await call('AdminCreateUser', { ...INVITED, MessageAction: 'SUPPRESS' });
  await call('AdminCreateUser', { Username: 'bryn', MessageAction: 'RESEND' });
  expect((await standin.control('GET log')).invitations).toHaveLength(1);
  expect(await refusal('AdminCreateUser', { Username: 'trial', MessageAction: 'RESEND' })).toEqual([
    400,
    'UnsupportedUserStateException',
  ]);
});

test('an invalid invitation is refused with its reason', async () => {
  await call('AdminCreateUser', INVITED);
  const again = (changes: Shape) => refusal('AdminCreateUser', { ...INVITED, ...changes });
  expect(await again({})).toEqual([400, 'UsernameExistsException']);
  expect(await again({ Username: 'other' })).toEqual([400, 'AliasExistsException']);
  expect(await again({ Username: 'a@b.example' })).toEqual([400, 'InvalidParameterException']);
  for (const attribute of [
    { Name: 'email', Value: 'nonsense' },
    { Name: 'phone_number', Value: '0151' },
    { Name: 'sub', Value: 'mine' },
  ]) {
    const refused = await again({ Username: 'other', UserAttributes: [attribute] });
    expect(refused).toEqual([400, 'InvalidParameterException']);
  }
});

test('a user is found by username, sub and e-mail, and an unknown one is not found', async () => {
  const { sub } = await standin.control('POST users', { username: 'trial' });
  for (const Username of ['trial', sub, 'trial@delvewright.test']) {
    const { body } = await call('AdminGetUser', { Username });
    expect(body).toMatchObject({ Username: 'trial', Enabled: true, UserStatus: 'CONFIRMED' });
    expect(body.UserAttributes).toContainEqual({ Name: 'sub', Value: sub });
  }
  for (const name of ['AdminGetUser', 'AdminDisableUser', 'AdminDeleteUser']) {
    expect(await refusal(name, { Username: 'nobody' })).toEqual([400, 'UserNotFoundException']);
  }
  expect(await refusal('AdminGetUser')).toEqual([400, 'InvalidParameterException']);
});

test('groups are assigned and removed, and an unknown group is refused', async () => {
  const groups = async () => {
    const { body } = await call('AdminListGroupsForUser', { Username: 'trial' });
    return (body.Groups as Shape[]).map(({ GroupName }) => GroupName);
  };
  await call('AdminAddUserToGroup', { Username: 'trial', GroupName: 'PaidUser' });
  await call('AdminAddUserToGroup', { Username: 'trial', GroupName: 'PaidUser' });
  expect(await groups()).toEqual(['PaidUser']);
  await call('AdminRemoveUserFromGroup', { Username: 'trial', GroupName: 'PaidUser' });
  expect(await groups()).toEqual([]);
  expect(await refusal('AdminAddUserToGroup', { Username: 'trial', GroupName: 'Dragons' })).toEqual(
    [400, 'ResourceNotFoundException'],
  );
});

test('the list is paginated and contains every user once', async () => {
  for (let number = 0; number < 5; number++) {
    await standin.control('POST users', { email: `seat${number}@example.com` });
  }
  const names: unknown[] = [];
  let PaginationToken: unknown;
  do {
    const { body } = await call('ListUsers', { Limit: 4, PaginationToken });
    const users = body.Users as Shape[];
    expect(users.length).toBeLessThanOrEqual(4);
    names.push(...users.map(({ Username }) => Username));
    PaginationToken = body.PaginationToken;
  } while (PaginationToken);
  expect(names).toHaveLength(11);
  expect(new Set(names).size).toBe(11);
});

test('the list is filtered by equality or prefix, and an invalid filter is refused', async () => {
  const found = async (Filter: string) =>
    ((await call('ListUsers', { Filter })).body.Users as Shape[]).map(({ Username }) => Username);
  expect(await found('email = "trial@delvewright.test"')).toEqual(['trial']);
  expect(await found('username ^= "pa"')).toEqual(['paying', 'past-due']);
  expect(await found('email = "tri"')).toEqual([]);
  for (const Filter of ['email ~ "x"', 'password = "x"', 'email = x']) {
    expect(await refusal('ListUsers', { Filter })).toEqual([400, 'InvalidParameterException']);
  }
  for (const input of [{ Limit: 61 }, { PaginationToken: 'nonsense' }]) {
    expect(await refusal('ListUsers', input)).toEqual([400, 'InvalidParameterException']);
  }
});

test('disabling ends token refreshes, enabling allows sign-in again, deleting removes the user', async () => {
  const { body } = await signInFully(standin, CALLBACK, 'paying');
  await call('AdminDisableUser', { Username: 'paying' });
  expect((await refreshTokens(standin, body.refresh_token)).body.error).toBe('invalid_grant');
  await expect(signInFully(standin, CALLBACK, 'paying')).rejects.toThrow('answered 400');
  await call('AdminEnableUser', { Username: 'paying' });
  const again = await signInFully(standin, CALLBACK, 'paying');
  expect(again.status).toBe(200);
  await call('AdminDeleteUser', { Username: 'paying' });
  expect((await refreshTokens(standin, again.body.refresh_token)).status).toBe(400);
  expect(await refusal('AdminGetUser', { Username: 'paying' })).toEqual([
    400,
    'UserNotFoundException',
  ]);
});

test('another pool or an unknown call is refused', async () => {
  expect(await refusal('ListUsers', { UserPoolId: 'us-east-1_Other' })).toEqual([
    400,
    'ResourceNotFoundException',
  ]);
  expect(await refusal('AdminMakeKing')).toEqual([400, 'UnknownOperationException']);
  expect(await refusal('constructor')).toEqual([400, 'UnknownOperationException']);
});

test('a call that is not signed with the right key, region and service is refused', async () => {
  const as = (changes: Parameters<typeof client>[0]) => refusal('ListUsers', {}, client(changes));
  expect(await as({ secretAccessKey: 'wrong' })).toEqual([400, 'InvalidSignatureException']);
  expect(await as({ accessKeyId: 'STRANGER' })).toEqual([400, 'UnrecognizedClientException']);
  expect(await as({ region: 'eu-west-1' })).toEqual([400, 'InvalidSignatureException']);
});

test('a signature is refused for another body, another call or another day, and so is a missing one', async () => {
  const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.ListUsers' };
  const body = JSON.stringify({ UserPoolId: standin.admin.userPoolId });
  const signed = await client().sign(standin.admin.endpoint, { method: 'POST', headers, body });
  const send = async (changes: Record<string, string>, sent = body) => {
    const answer = await fetch(standin.admin.endpoint, {
      method: 'POST',
      headers: { ...Object.fromEntries(signed.headers), ...changes },
      body: sent,
    });
    return ((await answer.json()) as Shape).__type;
  };
  expect(await send({})).toBeUndefined();
  expect(await send({}, `${body} `)).toBe('InvalidSignatureException');
  expect(await send({ 'x-amz-target': `${headers['x-amz-target']}x` })).toBe(
    'InvalidSignatureException',
  );
  expect(await send({ authorization: 'AWS4-HMAC-SHA256 nonsense' })).toBe(
    'IncompleteSignatureException',
  );
  const old = await client().sign(standin.admin.endpoint, {
    method: 'POST',
    headers,
    body,
    aws: { datetime: '20200101T000000Z' },
  });
  const late = await fetch(old);
  expect(((await late.json()) as Shape).__type).toBe('InvalidSignatureException');
  const bare = await fetch(standin.admin.endpoint, { method: 'POST', headers, body });
  expect([bare.status, ((await bare.json()) as Shape).__type]).toEqual([
    400,
    'MissingAuthenticationTokenException',
  ]);
});
