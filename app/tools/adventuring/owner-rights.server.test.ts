import { describe, expect, it } from 'vitest';
import type { Person } from '~/account/person/person';
import { CATALOGUE } from '~/catalogue/catalogue';
import { withOverrides } from '~/catalogue/overrides';
import type { Role, ToolState } from '~/catalogue/tool';
import { ownerBar } from './owner-rights.server';

type Context = Parameters<typeof ownerBar>[0];

function contextIn(state: ToolState): Context {
  const tools = withOverrides(CATALOGUE, [{ id: 'adventuring', state, access: null }]);
  // The function calls only `tools` of the account.
  return { account: { tools: async () => tools } } as unknown as Context;
}

const person = (role: Role, pro: boolean) => ({ roles: [role], pro }) as unknown as Person;

describe('owning a party', () => {
  it.each([
    ['maintenance', 'AdminUser', true, null],
    ['maintenance', 'PaidUser', true, 'closed'],
    ['maintenance', 'GrantedUser', false, 'closed'],
    ['soon', 'AdminUser', true, null],
    ['soon', 'PaidUser', true, 'closed'],
    ['live', 'PaidUser', true, null],
    ['live', 'GrantedUser', true, null],
    ['live', 'GrantedUser', false, 'pro'],
    ['planned', 'AdminUser', true, 'closed'],
  ] as const)('while %s, as %s with Pro %s: %s', async (state, role, pro, bar) => {
    expect(await ownerBar(contextIn(state), person(role, pro), 'owner')).toBe(bar);
  });

  it.each(['soon', 'maintenance', 'live', 'planned'] as const)(
    'is no business of those who help or play: nothing bars them while it is %s',
    async (state) => {
      for (const role of ['co-gm', 'player'] as const) {
        expect(await ownerBar(contextIn(state), person('GrantedUser', false), role)).toBeNull();
      }
    },
  );
});
