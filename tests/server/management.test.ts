import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, switchIdentity, Visitor } from '../harness/visitor';

const HUB = '/management';
const MANAGER = 'manages-alone@delvewright.test';

describe('the first page of Management', () => {
  let admin: Visitor;
  beforeAll(async () => {
    // An admin used only in this file, because other tests change the rights of the shared admin.
    const { sub } = await switchIdentity('users', {
      username: 'manages-alone',
      email: MANAGER,
      groups: ['AdminUser'],
    });
    admin = await signedIn(String(sub));
  });

  async function words(query = ''): Promise<string> {
    const answer = await admin.ask(`${HUB}${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    return wordsOf(await answer.text());
  }

  const form = (path: string, fields: Record<string, string>, who = admin) =>
    who.ask(path, { method: 'POST', body: new URLSearchParams(fields).toString() });

  it.each([HUB, `${HUB}/audit`, `${HUB}/sign-in`])('%s is for admins only', async (path) => {
    const nobody = await new Visitor().ask(path);
    expect(nobody.headers.get('location')).toContain('/access-gate');
    const paying = await signedIn(PEOPLE.paying);
    expect((await paying.ask(path)).headers.get('location')).toContain('/no-access?reason=role');
    expect((await admin.ask(path)).status).toBe(200);
  });

  it('shows who is signed in, and checks the token against the configured user pool only', async () => {
    expect(await words()).toContain(`Signed in as ${MANAGER}`);
    const checked = await words('?check=1');
    expect(checked).toMatch(/"roles": \[ ?"AdminUser" ?\]/);
    expect(checked).toContain('"entitlement"');
    expect(await words('?check=1&pool=us-east-1_Other')).toMatch(/only has the pool \S+\./);
    expect(await words('?check=1&pool=us-east-1_Other')).not.toContain('"entitlement"');
  });

  it('shows the claims of the ID token when asked, and the token itself only after a POST', async () => {
    const plain = await (await admin.ask(HUB)).text();
    const claims = await (await admin.ask(`${HUB}?claims=1`)).text();
    const answer = await form(`${HUB}/id-token`, {});
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const token = await answer.text();
    expect(decodeJwt(token).email).toBe(MANAGER);
    for (const html of [plain, claims]) expect(html).not.toContain(token);
    expect(plain).not.toContain('token_use');
    expect(wordsOf(claims)).toContain('"token_use": "id"');
    // The length is shown before the token is.
    for (const html of [plain, claims]) {
      expect(wordsOf(html)).toContain(`Token length: ${token.length}`);
    }
    expect((await admin.ask(`${HUB}/id-token`)).headers.get('location')).toBe(HUB);
    const stranger = await signedIn(PEOPLE.paying);
    expect(await (await form(`${HUB}/id-token`, {}, stranger)).text()).not.toContain(token);
    const log = wordsOf(await (await admin.ask(`${HUB}/audit?act=Copy+ID+token`)).text());
    expect(log).toContain('Copy ID token');
  });

  it('shows the responses of its API calls and how long they took', async () => {
    const told = await words('?fetch=1');
    const health = await (await admin.ask('/health')).json();
    expect(told).toContain('GET /me/entitlements');
    expect(told).toContain('"currentPeriodEnd"');
    for (const [name, value] of Object.entries(Object(health))) {
      expect(told).toContain(`"${name}": "${value}"`);
    }
    expect(await words('?ping=1')).toMatch(/Latency: \d+ms/);
  });

  it('keeps the earlier results on the page when another is requested', async () => {
    const html = async (query: string) => (await admin.ask(`${HUB}${query}`)).text();
    const all = '?check=1&claims=1&fetch=1&ping=1';
    for (const answer of ['"AdminUser"', '"token_use"', 'GET /me/entitlements', 'Latency: ']) {
      expect(wordsOf(await html(all))).toContain(answer);
    }
    // Each form carries the other requested results in hidden fields, as the links do in their query.
    const asks = /name="(check|claims|fetch|ping)"/;
    const forms = ((await html(all)).match(/<form[\s\S]*?<\/form>/g) ?? []).filter((one) =>
      asks.test(one),
    );
    expect(forms.length).toBeGreaterThan(1);
    for (const own of forms) {
      const names = [...own.matchAll(/name="(check|claims|fetch|ping)"/g)].map(([, name]) => name);
      expect(new Set(names).size, own).toBe(4);
    }
    const without = await html('?check=1&fetch=1&ping=1');
    expect(wordsOf(without)).not.toContain('"token_use"');
    expect(wordsOf(without)).toContain('GET /me/entitlements');
  });

  it('reconciles all users step by step, and reports their number', async () => {
    await signedIn(PEOPLE.paying);
    const begun = await form(`${HUB}/reconcile`, { intent: 'begin' });
    expect(begun.status).toBe(303);
    for (let step = 0; step < 20; step += 1) {
      if (!(await words()).includes('Reconciling…')) break;
      await form(`${HUB}/reconcile`, { intent: 'step' });
    }
    const [, ensured] = /Ensured entitlements for (\d+) users\./.exec(await words()) ?? [];
    expect(Number(ensured)).toBeGreaterThan(0);
    const program = await admin.ask('/admin/reconcile-all', { method: 'POST' });
    expect(await program.json()).toMatchObject({ ensured: expect.any(Number) });
  });

  it('exports the audit log as a file without executable cells', async () => {
    const username = `=HYPERLINK("evil")${crypto.randomUUID().slice(0, 8)}`;
    const email = `${crypto.randomUUID()}@delvewright.test`;
    const { sub } = await switchIdentity('users', { username, email, groups: ['AdminUser'] });
    const other = await signedIn(String(sub));
    await form(`${HUB}/id-token`, {}, other);
    const answer = await form(`${HUB}/audit.csv?act=Copy+ID+token`, {});
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="audit-log.csv"');
    const text = await answer.text();
    expect(text).toContain('"id","at","adminId","adminName","act"');
    expect(text).toContain(`"'${username.replaceAll('"', '""')}"`);
    expect(text).not.toMatch(/"[=+@-]/);
  });
});
