import { describe, expect, it } from 'vitest';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

describe('a bearer token', () => {
  async function idTokenOf(user: string): Promise<string> {
    const visitor = await signedIn(user);
    const log = await fetch(`${visitor.identity}/_standin/log`);
    const { tokens }: { tokens: string[] } = await log.json();
    const jwts = tokens.filter((token) => token.split('.').length === 3);
    const claims = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const found = jwts.findLast((token) => claims(token).token_use === 'id');
    if (!found) throw new Error('The stand-in handed out no ID token.');
    return found;
  }

  async function ask(path: string, token: string, headers: Record<string, string> = {}) {
    const authorization = { Authorization: `Bearer ${token}`, ...headers };
    return (await new Visitor().ask(path, { headers: authorization })).status;
  }

  it('authenticates its user on JSON routes', async () => {
    const token = await idTokenOf(PEOPLE.trial);
    expect(await ask('/me/entitlements', token)).toBe(200);
    expect(await ask('/admin/users', token)).toBe(403);
  });

  it('does not open HTML pages', async () => {
    const token = await idTokenOf(PEOPLE.admin);
    expect(await ask('/adventuring', token)).toBe(303);
  });

  it('is refused when it is an access token, altered or malformed', async () => {
    const token = await idTokenOf(PEOPLE.trial);
    const [head, body, signature = ''] = token.split('.');
    const changed = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const bad of [changed, `${head}.${body}.`, 'nonsense', 'a.b.c', 'x'.repeat(20_000)]) {
      expect(await ask('/me/entitlements', bad)).toBe(401);
    }
    const log = await fetch(`${new Visitor().identity}/_standin/log`);
    const { tokens }: { tokens: string[] } = await log.json();
    const access = tokens.find((text) =>
      Buffer.from(text.split('.')[1] ?? '', 'base64url')
        .toString()
        .includes('"token_use":"access"'),
    );
    expect(access).toBeDefined();
    expect(await ask('/me/entitlements', access ?? '')).toBe(401);
  });

  it('takes precedence over a session cookie in the same request', async () => {
    const visitor = await signedIn(PEOPLE.admin);
    const headers = { Authorization: 'Bearer nonsense' };
    expect((await visitor.ask('/me/entitlements', { headers })).status).toBe(401);
  });
});
