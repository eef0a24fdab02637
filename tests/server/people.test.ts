import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, switchIdentity, Visitor } from '../harness/visitor';

const CREATE = '/admin/create-user';
const JSON_TYPE = { 'Content-Type': 'application/json' };

let admin: Visitor;
let count = 0;

beforeAll(async () => {
  admin = await signedIn(PEOPLE.admin);
});

function somebody(more: Record<string, unknown> = {}) {
  count += 1;
  const username = `guest-${count}-${Math.round(performance.now())}`;
  return { username, email: `${username}@example.com`, ...more };
}

function post(path: string, fields: Record<string, string>, who = admin) {
  return who.ask(path, { method: 'POST', body: new URLSearchParams(fields).toString() });
}

function create(body: unknown, who = admin) {
  return who.ask(CREATE, { method: 'POST', body: JSON.stringify(body), headers: JSON_TYPE });
}

async function recordOf(q: string): Promise<Record<string, unknown> | undefined> {
  const answer = await admin.ask(`/admin/users?q=${encodeURIComponent(q)}`);
  return (await answer.json<{ users: Record<string, unknown>[] }>()).users[0];
}

async function arrived(email: string): Promise<{ who: Visitor; path: string; userId: string }> {
  const who = await signedIn(email);
  const userId = String((await recordOf(email))?.userId);
  return { who, userId, path: `/management/people/${userId}` };
}

describe('access to the pages of users', () => {
  const PAGES = ['/management/invite', '/management/users.csv', '/management/people/fetch'];

  it('is for admins only, for every page and every call', async () => {
    const { who, path } = await arrived(PEOPLE.trial);
    for (const page of [...PAGES, path]) {
      const nobody = await new Visitor().ask(page);
      expect(nobody.headers.get('location'), page).toContain('/access-gate');
      expect((await who.ask(page)).headers.get('location'), page).toContain('/no-access');
      expect(
        (await post(page, { intent: 'disable' }, who)).headers.get('location'),
        page,
      ).toContain('/no-access');
    }
    expect((await new Visitor().ask('/admin/users')).status).toBe(401);
    expect((await who.ask('/admin/users')).status).toBe(403);
    expect((await create(somebody(), new Visitor())).status).toBe(401);
    expect((await create(somebody(), who)).status).toBe(403);
    expect((await admin.ask(CREATE)).status).toBe(405);
  });
});

describe('GET /admin/users', () => {
  it('returns only the specified fields, and at most a hundred users per page', async () => {
    await arrived(PEOPLE.gifted);
    const record = await recordOf(PEOPLE.gifted);
    expect(record).toMatchObject({ role: 'PaidUser', status: 'CONFIRMED', groups: ['PaidUser'] });
    expect(Object.keys(record ?? {}).sort()).toEqual(
      [
        'currentPeriodEnd',
        'email',
        'entStatus',
        'groups',
        'role',
        'status',
        'trialEnd',
        'userId',
        'username',
      ].sort(),
    );
    for (const query of ['?next=-1', '?next=NaN', '?q=%25', '?q=%00%22*', '?show=nonsense']) {
      expect((await admin.ask(`/admin/users${query}`)).status, query).toBe(200);
    }
  });
});

describe('POST /admin/create-user', () => {
  it('invites a user, who is in the list at once', async () => {
    const guest = somebody({ name: 'Guest', phone_number: '+49 151 2345678' });
    const answer = await create(guest);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ username: guest.username, role: 'GrantedUser' });
    expect(await recordOf(guest.username)).toMatchObject({ status: 'FORCE_CHANGE_PASSWORD' });
    const again = await create(guest);
    expect(again.status).toBe(409);
    expect(await again.json()).toEqual({ error: expect.stringContaining('already taken') });
  });

  it('refuses fields that an invitation does not have, and says what is wrong', async () => {
    for (const body of [
      somebody({ groups: ['AdminUser'] }),
      somebody({ role: 'PaidUser' }),
      somebody({ userPoolId: 'us-east-1_Other' }),
      somebody({ email: 'nonsense' }),
      somebody({ username: 'a@b.example' }),
      {},
      null,
    ]) {
      const answer = await create(body);
      expect(answer.status).toBe(400);
      expect((await answer.json<{ error: string }>()).error).toMatch(/\.$/);
    }
  });
});

describe('the invitation form', () => {
  it('keeps what was typed when it is refused, and redirects to the list when the invitation is sent', async () => {
    const page = await (await admin.ask('/management/invite')).text();
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const guest = somebody() as Record<string, string>;
    const wrong = await post('/management/invite', { ...guest, email: 'nonsense', token });
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    expect(html).toContain(`value="${guest.username}"`);
    expect(wordsOf(html)).toContain('Please enter a valid email.');
    for (const _ of [1, 2]) {
      const sent = await post('/management/invite', { ...guest, role: 'GrantedUser', token });
      expect(sent.headers.get('location')).toBe('/management?done=invited');
    }
    const list = wordsOf(await (await admin.ask('/management?done=invited')).text());
    expect(list).toContain('User invited! They’ll receive an email to finish setup.');
    expect(list).toContain(guest.email);
  });
});

describe('the table of users', () => {
  it('is fetched again, can be searched, and reports an empty result or a failing provider', async () => {
    const fetched = await post('/management/people/fetch', {});
    expect(fetched.headers.get('location')).toMatch(/^\/management\?done=fetch/);
    const found = wordsOf(await (await admin.ask('/management?q=past-due')).text());
    expect(found).toContain(PEOPLE.pastDue);
    expect(found).not.toContain(PEOPLE.lapsed);
    const none = wordsOf(await (await admin.ask('/management?q=nobodyatall')).text());
    expect(none).toContain('No users found. Try fetching or adjusting your search.');
    await switchIdentity('fail', { step: 'admin', how: '500', times: 1 });
    const failed = await post('/management/people/fetch', {});
    const said = await admin.ask(String(failed.headers.get('location')));
    expect(wordsOf(await said.text())).toContain('Failed to fetch users.');
  });

  it('is exported as users.csv with its columns in order and without formulas', async () => {
    await create(somebody({ username: `=HYPERLINK(${Math.round(performance.now())})` }));
    const answer = await post('/management/users.csv?q=hyperlink', {});
    const read = await admin.ask('/management/users.csv?q=hyperlink');
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
    expect(await read.text()).toContain('the button “Export CSV” in Management');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="users.csv"');
    const [head, line] = (await answer.text()).split('\r\n');
    expect(head).toBe(
      '"userId","email","username","role","status","planStatus","trialEnd","currentPeriodEnd"',
    );
    expect(line).toContain(`"'=HYPERLINK(`);
    expect(wordsOf(await (await admin.ask('/management/audit')).text())).toContain('Export users');
  });
});

describe('the page of a user', () => {
  it('changes the role, which ends the user’s sessions and takes effect at the next sign-in', async () => {
    const { who, path, userId } = await arrived(PEOPLE.paying);
    expect((await who.ask('/me/entitlements')).status).toBe(200);
    const changed = await post(path, { intent: 'role', role: 'AdminUser', sure: '1' });
    expect(changed.headers.get('location')).toBe(`${path}?done=role`);
    expect((await who.ask('/me/entitlements')).status).toBe(401);
    const page = wordsOf(await (await admin.ask(`${path}?ask=1`)).text());
    expect(page).toContain('Change role');
    expect(page).toContain('Groups at the sign-in provider AdminUser');
    expect((await post(path, { intent: 'role', role: 'GrantedUser', sure: '1' })).status).toBe(303);
    expect(await recordOf(PEOPLE.paying)).toMatchObject({ userId, role: 'GrantedUser' });
  });

  it('lets one admin at a time change the user, so that provider and database agree', async () => {
    const { who, path } = await arrived(PEOPLE.paying);
    await switchIdentity('fail', { step: 'admin', how: 'slow', times: 1, delayMs: 1500 });
    const [first, second] = await Promise.all([
      post(path, { intent: 'role', role: 'GrantedUser', sure: '1' }),
      new Promise((wait) => setTimeout(wait, 300)).then(() =>
        post(path, { intent: 'role', role: 'AdminUser', sure: '1' }),
      ),
    ]);
    expect(first.headers.get('location')).toBe(`${path}?done=role`);
    expect(second.status).toBe(409);
    expect(wordsOf(await second.text())).toContain('Someone else is changing this person');
    expect((await who.ask('/management')).headers.get('location')).toContain('/');
    const rows = async () =>
      wordsOf(await (await admin.ask(`${path}?ask=1`)).text()).match(/\bChange role\b/g)?.length;
    const before = await rows();
    // The second submission of the same form changes nothing and is not logged.
    expect((await post(path, { intent: 'role', role: 'GrantedUser', sure: '1' })).status).toBe(303);
    expect(await rows()).toBe(before);
  });

  it('disables and enables the user, and refuses unknown values', async () => {
    const { who, path } = await arrived(PEOPLE.trial);
    expect((await post(path, { intent: 'disable', sure: '1' })).headers.get('location')).toContain(
      'disable',
    );
    expect((await who.ask('/me/entitlements')).status).toBe(401);
    expect(wordsOf(await (await admin.ask(path)).text())).toContain('Disabled');
    expect((await post(path, { intent: 'enable' })).status).toBe(303);
    const asked: Record<string, string>[] = [
      { intent: 'delete' },
      { intent: 'role', role: 'Owner' },
      { intent: '' },
    ];
    for (const fields of asked) expect((await post(path, fields)).status).toBe(400);
    const nobody = '/management/people/00000000-0000-4000-8000-000000000000';
    expect((await admin.ask(nobody)).status).toBe(404);
    expect((await post(nobody, { intent: 'disable' })).status).toBe(404);
  });

  it.each([
    [{ intent: 'role', role: 'AdminUser' }, 'Make administrator'],
    [{ intent: 'role', role: 'PaidUser' }, 'Give Pro'],
    [{ intent: 'give-pro' }, 'Give Pro'],
    [{ intent: 'reset' }, 'Send reset email'],
    [{ intent: 'sign-out' }, 'Sign out everywhere'],
    [{ intent: 'disable' }, 'Disable'],
  ])(
    'asks for confirmation of %j with the user’s name, and does nothing before it',
    async (fields, button) => {
      // A user whom no earlier test has signed out: a sign-in in the same second as the sign-out would count as before
      // it.
      const { who, path } = await arrived(PEOPLE.pastDue);
      const asked = await post(path, fields);
      expect(asked.status).toBe(303);
      const location = asked.headers.get('location') ?? '';
      expect(location).toMatch(/\?confirm=[\w-]+(&role=\w+)?#confirm$/);
      const html = await (await admin.ask(location)).text();
      const words = wordsOf(html);
      expect(html).toMatch(/name="sure" value="1"/);
      expect(words).toContain(button);
      expect(words).toContain('Cancel');
      expect(words).toMatch(/To undo|cannot be undone|sign in again at once/);
      expect((await who.ask('/me/entitlements')).status).toBe(200);
      expect(await recordOf(PEOPLE.pastDue)).toMatchObject({ role: 'GrantedUser' });
    },
  );

  it('sends an e-mail for a new password, and grants and revokes Pro', async () => {
    const { path } = await arrived(PEOPLE.trial);
    expect((await post(path, { intent: 'reset', sure: '1' })).headers.get('location')).toContain(
      'reset',
    );
    expect(await recordOf(PEOPLE.trial)).toMatchObject({ status: 'RESET_REQUIRED' });
    const again = await post(path, { intent: 'reset', sure: '1' });
    expect(again.status).toBe(409);
    expect(wordsOf(await again.text())).toContain('less than a minute ago. No other was sent.');
    for (const [intent, role] of [
      ['give-pro', 'PaidUser'],
      ['take-pro', 'GrantedUser'],
    ]) {
      expect((await post(path, { intent: String(intent), sure: '1' })).status).toBe(303);
      expect(await recordOf(PEOPLE.trial)).toMatchObject({ role });
    }
  });

  it('grants Pro until a date and with a note, shown to both the admin and the user', async () => {
    const email = `gifted-${crypto.randomUUID()}@delvewright.test`;
    await switchIdentity('users', { username: email, email, groups: [] });
    const { who, path } = await arrived(email);
    const asked = await post(path, { intent: 'give-pro' });
    const question = asked.headers.get('location')?.split('#')[0] ?? '';
    expect(wordsOf(await (await admin.ask(question)).text())).toContain('Last day (optional)');
    const wrong = { intent: 'give-pro', sure: '1', until: '2001-01-01', note: 'For the stream' };
    const refused = await post(question, wrong);
    expect(refused.status).toBe(400);
    const again = await refused.text();
    expect(wordsOf(again)).toContain('That last day has passed.');
    expect(again).toContain('value="For the stream"');
    expect((await post(question, { ...wrong, until: '2099-12-31' })).status).toBe(303);
    const theirs = wordsOf(await (await who.ask('/settings')).text());
    expect(theirs).toContain('You have Pro as a gift: nothing to pay.');
    expect(theirs).toContain('The gift goes until Dec 31, 2099.');
    expect(theirs).toContain('“For the stream”');
    const ours = wordsOf(await (await admin.ask(path)).text());
    expect(ours).toContain('Gift of Pro Until Dec 31, 2099: For the stream');
    expect(ours).not.toContain('none → none');
    const list = wordsOf(await (await admin.ask(`/management?q=${email}`)).text());
    expect(list).toMatch(/PaidUser .*gift/);
    const changed = { intent: 'change-gift', until: '', note: '' };
    expect((await post(path, changed)).headers.get('location')).toContain('done=change-gift');
    expect(wordsOf(await (await admin.ask(path)).text())).toContain('Gift of Pro No end date');
    await post(path, { intent: 'take-pro', sure: '1' });
    expect((await post(path, changed)).status).toBe(409);
  });

  it('can resend the invitation until the user has signed in', async () => {
    const { username, email } = somebody();
    await create({ username, email });
    const { userId } = (await recordOf(email)) ?? {};
    const path = `/management/people/${userId}`;
    const invited = wordsOf(await (await admin.ask(path)).text());
    expect(invited).toContain('FORCE_CHANGE_PASSWORD Invited, has not set a password yet');
    expect(invited).toContain('Resend invitation');
    expect((await post(path, { intent: 'resend' })).headers.get('location')).toContain(
      'done=resend',
    );
    const twice = await post(path, { intent: 'resend' });
    expect(twice.status).toBe(409);
    expect(wordsOf(await twice.text())).toContain('An invitation was sent less than a minute ago.');
    const { path: other } = await arrived(PEOPLE.paying);
    expect(wordsOf(await (await admin.ask(other)).text())).not.toContain('Resend invitation');
    expect((await post(other, { intent: 'resend' })).status).toBe(409);
    expect((await post(path, { intent: 'resend' }, new Visitor())).status).not.toBe(200);
  });

  it('is linked in a table with the dates of joining and last use, sortable by the URL', async () => {
    await arrived(PEOPLE.paying);
    const page = await (await admin.ask('/management?sort=seen&dir=desc')).text();
    expect(page).toMatch(/<th[^>]*aria-sort="descending"[^>]*><a[^>]*>Last seen/);
    const words = wordsOf(page);
    expect(words).toMatch(/Plan Joined Last seen Actions/);
    expect(page).toContain('href="/management?sort=joined&amp;dir=desc"');
    expect(page).toMatch(/name="sort" value="seen"/);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    expect(words).toContain(day.format(new Date()));
  });

  it('shows what the last admin cannot lose', async () => {
    const userId = String((await recordOf(PEOPLE.admin))?.userId);
    const admins = await admin.ask('/admin/users?show=admins');
    const { users } = await admins.json<{ users: { userId: string }[] }>();
    // Removes the admin role from users whom other tests have promoted.
    for (const other of users.filter((user) => user.userId !== userId)) {
      const taken = { intent: 'role', role: 'GrantedUser', sure: '1' };
      await post(`/management/people/${other.userId}`, taken);
    }
    const refused = await post(`/management/people/${userId}`, {
      intent: 'role',
      role: 'GrantedUser',
      sure: '1',
    });
    expect(refused.status).toBe(409);
    expect(wordsOf(await refused.text())).toContain('This is the only admin');
    const word = await post('/settings/delete', { word: 'DELETE' });
    expect(word.status).toBe(409);
    expect((await admin.ask('/management')).status).toBe(200);
  });
});
