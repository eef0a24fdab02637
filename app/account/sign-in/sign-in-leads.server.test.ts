import { describe, expect, it } from 'vitest';
import { finish, ORIGIN, openProviderForTests, start } from '../../../tests/harness/sign-in-site';

openProviderForTests();

describe('where a sign-in leads', () => {
  const leads = async (path: string, headers: Record<string, string> = {}) => {
    const { goTo, cookie } = await start(path, headers);
    const state = goTo?.searchParams.get('state');
    return (await finish(`?state=${state}&error=access_denied`, cookie)).leadsTo;
  };
  const gate = (next: string) => `/access-gate?auth=access_denied&next=${encodeURIComponent(next)}`;

  it.each([
    ['/login?next=/settings?tab=1', {}, '/settings?tab=1'],
    ['/login', { Referer: `${ORIGIN}/mapwright?seed=7` }, '/mapwright?seed=7'],
    // The `next` parameter takes precedence over the Referer header.
    ['/login?next=/about', { Referer: `${ORIGIN}/mapwright` }, '/about'],
  ])('from %s', async (path, headers, next) => {
    expect(await leads(path, headers as Record<string, string>)).toBe(gate(next));
  });

  it.each([
    ['/login?next=https://evil.example/', {}],
    ['/login?next=//evil.example', {}],
    ['/login?next=', { Referer: `${ORIGIN}/mapwright` }],
    ['/login', { Referer: 'https://evil.example/settings' }],
    ['/login', { Referer: 'no address' }],
    ['/login', {}],
  ])('is home from %s with %o', async (path, headers) => {
    expect(await leads(path, headers as Record<string, string>)).toBe(
      '/access-gate?auth=access_denied',
    );
  });
});
