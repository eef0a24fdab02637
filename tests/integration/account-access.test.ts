import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { requireAccess } from '~/account/guard/guards.server';
import type { ToolAccess, ToolState } from '~/catalogue/tool';
import { accountOf, type Desk, openDesk, signIn } from './account-desk';

let desk: Desk;

beforeEach(() => {
  desk = openDesk();
});

/** Stores the state and access that the admin has set for Mapwright. */
async function setMapwright(state: ToolState, access: ToolAccess): Promise<void> {
  await env.DB.prepare(
    "insert into tool_overrides (id, state, access) values ('mapwright', ?1, ?2)",
  )
    .bind(state, access)
    .run();
}

/** The username that the tool's page admits for this cookie, or where it redirects. */
async function comes(cookie = ''): Promise<string> {
  try {
    const person = await requireAccess({ account: accountOf(desk, cookie, '/mapwright') });
    return person?.username ?? 'anybody';
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return `${answer.status} ${answer.headers.get('Location')?.split('?')[0] ?? ''}`.trim();
  }
}

const TO_GATE = '303 /access-gate';
const AWAY = '303 /no-access';
const NOBODY = '404';

describe('a tool’s page checks access again, as the admin has set it for the tool', () => {
  it.each([
    { state: 'live', access: 'free', stranger: 'anybody', visitor: 'anybody', pro: 'anybody' },
    { state: 'live', access: 'login', stranger: TO_GATE, visitor: 'mira', pro: 'ben' },
    { state: 'live', access: 'paid', stranger: TO_GATE, visitor: AWAY, pro: 'ben' },
    { state: 'maintenance', access: 'free', stranger: TO_GATE, visitor: AWAY, pro: AWAY },
    { state: 'planned', access: 'free', stranger: NOBODY, visitor: NOBODY, pro: NOBODY },
  ] as const)('$state and $access', async ({ state, access, ...expected }) => {
    await setMapwright(state, access);
    const visitor = await signIn(desk, { groups: ['players'] });
    const pro = await signIn(desk, { sub: 'sub-2', username: 'ben', groups: ['GrantedUser'] });
    await env.DB.prepare("update users set role = '' where username = 'mira'").run();
    const came = { stranger: await comes(), visitor: await comes(visitor), pro: await comes(pro) };
    expect(came).toEqual(expected);
  });
});
