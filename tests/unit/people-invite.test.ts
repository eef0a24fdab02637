import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invite } from '~/admin/people/invite/invite.server';
import { inviteToken } from '~/admin/people/invite/invite-once-sql.server';
import { invitePayload, readInvitation } from '~/admin/people/invite/invite-payload';
import { answerInvitation } from '~/admin/people/invite/send-invitation.server';
import { openPeopleDesk, type PeopleDesk } from '../harness/people-desk';

let desk: PeopleDesk;

beforeAll(async () => {
  desk = await openPeopleDesk('http://localhost:4332');
}, 120_000);

afterAll(() => desk?.close());

beforeEach(async () => {
  await desk.standin.control('POST reset');
  for (const table of ['audit_log', 'users', 'entitlements', 'trial_claims', 'invitation_forms']) {
    await desk.db.prepare(`delete from ${table}`).run();
  }
});

const BRYN = invitePayload.parse({ username: 'bryn', email: 'bryn@example.com', name: 'Bryn' });

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function count(table: string): Promise<unknown> {
  return desk.db.prepare(`select count(*) as n from ${table}`).first('n');
}

it('an invitation mails the user through the provider, adds them to the table at once, and adds an audit entry', async () => {
  const answer = await invite(desk.acting('boss'), { ...BRYN, role: 'AdminUser' });
  expect(answer).toMatchObject({ ok: true, person: { username: 'bryn', role: 'AdminUser' } });
  const { invitations } = await desk.standin.control('GET log');
  expect(invitations).toMatchObject([{ username: 'bryn', email: 'bryn@example.com' }]);
  expect(await desk.groupsThere('bryn')).toEqual(['AdminUser']);
  const row = await desk.db.prepare('select * from people').first();
  expect(row).toMatchObject({ role: 'AdminUser', status: 'FORCE_CHANGE_PASSWORD', rules: 0 });
  expect(await desk.acts()).toEqual(['Invite user']);
});

it('an invited user is matched with their first sign-in, which starts a normal trial', async () => {
  const answer = await invite(desk.acting('boss'), BRYN);
  const userId = answer.ok && answer.person.userId;
  await desk.standin.control('POST users', { username: 'bryn', status: 'CONFIRMED' });
  expect(await desk.arrive('bryn')).toBe(userId);
  expect(await count('users')).toBe(1);
  const row = await desk.db.prepare('select * from people').first();
  expect(row).toMatchObject({ status: 'CONFIRMED', plan: 'trialing', role: 'GrantedUser' });
  const begun = 'select created_at = seen_at as is_so from users';
  expect(await desk.db.prepare(begun).first('is_so')).toBe(1);
});

it('an invitation of an existing user is refused, by username and by e-mail', async () => {
  await invite(desk.acting('boss'), BRYN);
  const again = await invite(desk.acting('boss'), BRYN);
  expect(again).toMatchObject({ ok: false, status: 409 });
  expect(!again.ok && again.sentence).toContain('username is already taken');
  const other = await invite(desk.acting('boss'), { ...BRYN, username: 'bryn2' });
  expect(!other.ok && other.sentence).toContain('account with this email already exists');
  expect(await count('users')).toBe(1);
  expect(await desk.acts()).toEqual(['Invite user']);
});

it('an invitation reports the provider’s refusal, its failure, and missing configuration', async () => {
  const { accessKeyId: IDENTITY_ADMIN_KEY_ID } = desk.standin.admin;
  expect(IDENTITY_ADMIN_KEY_ID).toBeTruthy();
  await desk.standin.control('POST fail', { step: 'admin', how: '500', times: 1 });
  expect(await invite(desk.acting('boss'), BRYN)).toMatchObject({ ok: false, status: 504 });
  const keyless = { ...desk.acting('boss'), services: desk.without() };
  expect(await invite(keyless, BRYN)).toMatchObject({ ok: false, status: 503 });
  const elsewhere = { ...BRYN, userPoolId: 'us-east-1_Other' };
  expect(await invite(desk.acting('boss'), elsewhere)).toMatchObject({ ok: false, status: 400 });
  expect(await count('users')).toBe(0);
  const { userPoolId } = desk.standin.admin;
  expect(await invite(desk.acting('boss'), { ...BRYN, userPoolId })).toMatchObject({ ok: true });
});

it('the form invites once however often the same form is sent, and again after a failure', async () => {
  const form = formOf({ ...BRYN, name: 'Bryn', token: inviteToken() });
  await desk.standin.control('POST fail', { step: 'admin', how: '500', times: 1 });
  const failed = await answerInvitation(desk.acting('boss'), form);
  expect(failed).toMatchObject({ ok: false, typed: { username: 'bryn', name: 'Bryn' } });
  const presses = await Promise.all(
    [1, 2, 3].map(() => answerInvitation(desk.acting('boss'), form)),
  );
  expect(presses.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  for (const press of presses) if (!press.ok) expect(press.problems.form).toContain('being sent');
  expect(await answerInvitation(desk.acting('boss'), form)).toEqual({ ok: true, done: 'invited' });
  expect((await desk.standin.control('GET log')).invitations).toHaveLength(1);
  expect(await desk.acts()).toEqual(['Invite user']);
});

it('the form shows under each field what is wrong, and refuses unknown fields', () => {
  const read = (value: object) => {
    const answer = readInvitation({ username: 'bryn', email: 'b@example.com', ...value });
    return answer.ok ? {} : answer.problems;
  };
  expect(read({})).toEqual({});
  expect(read({ name: '', phone_number: '', userPoolId: '' })).toEqual({});
  expect(read({ phone_number: '+49 (151) 234-5678' })).toEqual({});
  expect(Object.keys(read({ username: 'a@b.example' }))).toEqual(['username']);
  expect(Object.keys(read({ username: '  ' }))).toEqual(['username']);
  expect(Object.keys(read({ email: 'nonsense' }))).toEqual(['email']);
  expect(Object.keys(read({ phone_number: '0151' }))).toEqual(['phone_number']);
  expect(Object.keys(read({ role: 'PaidUser' }))).toEqual(['role']);
  expect(Object.keys(read({ name: 'x'.repeat(81) }))).toEqual(['name']);
  for (const more of [{ groups: ['AdminUser'] }, { status: 'CONFIRMED' }, { id: '1' }]) {
    expect(Object.keys(read(more))).toEqual(['form']);
  }
  for (const odd of [null, 'text', [], 7]) expect(readInvitation(odd).ok).toBe(false);
});
