import { expect, it } from 'vitest';
import type { IdentityClaims } from '~/platform/identity-token.server';
import { personColumns } from './person-rows.server';

const CLAIMS: IdentityClaims = {
  issuer: 'https://idp.example',
  sub: 'sub-1',
  username: 'mira',
  email: 'mira@a.example',
  emailVerified: true,
  name: 'Mira',
  familyName: 'Lantern',
  groups: [],
  nonce: null,
  issuedAt: 1,
  authTime: 1,
  expiresAt: 2,
  jti: 'j',
};

it('what the provider says of a person is kept as far as there is room for it', () => {
  const long = (letters: number) => 'x'.repeat(letters);
  const endless = {
    username: long(999),
    email: long(999),
    name: long(999),
    familyName: long(999),
    groups: [long(999)],
  };
  expect(personColumns({ ...CLAIMS, ...endless })).toEqual({
    username: long(128),
    email: long(254),
    emailVerified: true,
    name: long(80),
    familyName: long(80),
    groups: [long(64)],
    role: 'GrantedUser',
  });
});

it('the groups that give a role are kept before all others, and in their order', () => {
  const others = Array.from({ length: 25 }, (_, at) => `table-${at}`);
  const { groups, role } = personColumns({
    ...CLAIMS,
    groups: [...others, 'adminuser', 'PaidUser'],
  });
  expect(groups).toEqual(['adminuser', 'PaidUser', ...others.slice(0, 18)]);
  expect(role).toBe('');
});

it('whom the provider gives none of our roles is a granted user', () => {
  const roleOf = (...groups: string[]) => personColumns({ ...CLAIMS, groups }).role;
  expect([roleOf(), roleOf('players'), roleOf('GrantedUser')]).toEqual([
    'GrantedUser',
    'GrantedUser',
    '',
  ]);
});
