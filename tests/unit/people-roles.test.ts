import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giftOf } from '~/account/person/gift.server';
import { changeRole, givePro, takePro } from '~/admin/people/act/change-roles.server';
import { changeGift, endGifts } from '~/admin/people/act/gifts.server';
import { disablePerson, enablePerson } from '~/admin/people/act/shut-out.server';
import { deletePerson } from '~/settings/person/delete.server';
import { openPeopleDesk, type PeopleDesk } from '../harness/people-desk';

let desk: PeopleDesk;

beforeAll(async () => {
  desk = await openPeopleDesk('http://localhost:4331');
}, 120_000);

afterAll(() => desk?.close());

beforeEach(async () => {
  await desk.standin.control('POST reset');
  for (const table of ['audit_log', 'users', 'entitlements', 'trial_claims']) {
    await desk.db.prepare(`delete from ${table}`).run();
  }
});

async function two(): Promise<[string, string]> {
  await desk.standin.control('POST users', { username: 'trial', groups: ['AdminUser'] });
  const [one, other] = [await desk.arrive('admin'), await desk.arrive('trial')];
  return [one ?? '', other ?? ''];
}

async function arrived(username: string): Promise<string> {
  return (await desk.arrive(username)) ?? '';
}

/** A gift without an end date. */
const FOR_GOOD = { endsAt: null, note: '' };

const LAST = { ok: false, status: 409 };

it('changes a role first at the provider, then here with an audit entry, and ends the user’s sessions', async () => {
  const [admin, id] = [await arrived('admin'), await arrived('paying')];
  expect(await changeRole(desk.acting(admin), id, 'AdminUser')).toEqual({ ok: true });
  expect(await desk.groupsThere('paying')).toEqual(['AdminUser']);
  expect(await desk.rolesOf(id)).toBe('AdminUser');
  const query = 'select count(*) as n from sessions where user_id = ?1';
  expect(await desk.db.prepare(query).bind(id).first('n')).toBe(0);
  const row = await desk.db.prepare('select * from audit_log').first();
  expect(row).toMatchObject({ act: 'Change role', admin_id: admin, subject_id: id });
  expect(JSON.parse(String(row?.after))).toEqual({ roles: ['GrantedUser', 'AdminUser'] });
});

it('protects the last admin from demotion, disabling and deletion', async () => {
  const admin = await arrived('admin');
  expect(await changeRole(desk.acting(admin), admin, 'GrantedUser')).toMatchObject(LAST);
  expect(await disablePerson(desk.acting(admin), admin)).toMatchObject(LAST);
  expect(await deletePerson(desk.services, admin)).toBe('last-admin');
  expect(await desk.groupsThere('admin')).toEqual(['AdminUser']);
  expect(await desk.rolesOf(admin)).toBe('AdminUser');
  expect(await desk.acts()).toEqual([]);
});

it('lets one of two admins win who demote each other at the same time, and reverts the other change at the provider', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = await two();
    const answers = await Promise.all([
      changeRole(desk.acting(one), other, 'GrantedUser'),
      changeRole(desk.acting(other), one, 'GrantedUser'),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const roles = [await desk.rolesOf(one), await desk.rolesOf(other)];
    expect(roles.toSorted()).toEqual(['AdminUser', 'GrantedUser']);
    const there = [await desk.groupsThere('admin'), await desk.groupsThere('trial')];
    expect(there.map((groups) => groups.includes('AdminUser'))).toEqual(
      roles.map((role) => role === 'AdminUser'),
    );
    await desk.standin.control('POST reset');
    await desk.db.prepare('delete from users').run();
  }
});

it('lets one of two admins win who delete their accounts at the same time', async () => {
  const [one, other] = await two();
  const answers = await Promise.all([
    deletePerson(desk.without(), one),
    deletePerson(desk.without(), other),
  ]);
  expect(answers.filter((answer) => answer === 'last-admin')).toHaveLength(1);
  expect(await desk.db.prepare('select count(*) as n from people where rules = 1').first('n')).toBe(
    1,
  );
});

it('changes nothing here when the provider fails, and says so', async () => {
  const [admin, id] = [await arrived('admin'), await arrived('trial')];
  await desk.standin.control('POST fail', { step: 'admin', how: '500' });
  for (const answer of [
    await changeRole(desk.acting(admin), id, 'AdminUser'),
    await disablePerson(desk.acting(admin), id),
  ]) {
    expect(answer).toMatchObject({ ok: false, status: 504 });
  }
  expect(await desk.rolesOf(id)).toBe('GrantedUser');
  expect(await desk.acts()).toEqual([]);
});

it('keeps a demotion made without provider keys against the claim of every later sign-in', async () => {
  const [one, other] = await two();
  const acting = { ...desk.acting(one), services: desk.without() };
  expect(await changeRole(acting, other, 'GrantedUser')).toEqual({ ok: true });
  expect(await desk.groupsThere('trial')).toEqual(['AdminUser']);
  await arrived('trial');
  expect(await desk.rolesOf(other)).toBe('GrantedUser');
  expect(await changeRole(acting, other, 'AdminUser')).toEqual({ ok: true });
  await desk.standin.control('POST users', { username: 'trial', groups: [] });
  await arrived('trial');
  expect(await desk.rolesOf(other)).toBe('AdminUser');
});

it('grants and revokes Pro with and without keys, and a later change at the provider counts again', async () => {
  const [admin, id] = [await arrived('admin'), await arrived('lapsed')];
  const keyless = { ...desk.acting(admin), services: desk.without() };
  for (const acting of [desk.acting(admin), keyless]) {
    expect(await givePro(acting, id, FOR_GOOD)).toEqual({ ok: true });
    await arrived('lapsed');
    expect(await desk.rolesOf(id)).toBe('PaidUser');
    expect(await takePro(acting, id)).toEqual({ ok: true });
    await arrived('lapsed');
    expect(await desk.rolesOf(id)).toBe('GrantedUser');
  }
  // With keys the provider has the right role again, so the local override is removed.
  expect(await givePro(desk.acting(admin), id, FOR_GOOD)).toEqual({ ok: true });
  await desk.standin.control('POST users', { username: 'lapsed', groups: [] });
  await arrived('lapsed');
  expect(await desk.rolesOf(id)).toBe('GrantedUser');
});

it('disables and enables a user at the provider and here', async () => {
  const [admin, id] = [await arrived('admin'), await arrived('paying')];
  expect(await disablePerson(desk.acting(admin), id)).toEqual({ ok: true });
  expect((await desk.standin.control('POST users', { username: 'paying' })).enabled).toBe(false);
  expect(await desk.arrive('paying')).toBeNull();
  expect(await enablePerson(desk.acting(admin), id)).toEqual({ ok: true });
  expect((await desk.standin.control('POST users', { username: 'paying' })).enabled).toBe(true);
  expect(await desk.arrive('paying')).toBe(id);
  expect(await desk.acts()).toEqual(['Disable person', 'Enable person']);
});

it('ends a gift at its date, at the provider and here, and never one without a date', async () => {
  const [admin, id] = [await arrived('admin'), await arrived('lapsed')];
  const acting = desk.acting(admin);
  const soon = { endsAt: Math.floor(desk.at.now / 1000) + 3600, note: 'For the stream' };
  expect(await givePro(acting, id, soon)).toEqual({ ok: true });
  await endGifts(acting.services);
  expect(await desk.rolesOf(id)).toBe('PaidUser');
  expect(await changeGift(acting, id, { ...soon, endsAt: soon.endsAt + 3600 })).toEqual({
    ok: true,
  });
  desk.at.now += 2 * 3600 * 1000 - 60_000;
  await endGifts(acting.services);
  expect(await desk.rolesOf(id)).toBe('PaidUser');
  desk.at.now += 60_000;
  await endGifts(acting.services);
  expect(await desk.rolesOf(id)).toBe('GrantedUser');
  expect(await desk.groupsThere('lapsed')).toEqual([]);
  expect(await giftOf(acting.services.db, id)).toBeNull();
  expect(await changeGift(acting, id, soon)).toMatchObject({ ok: false, status: 409 });
  expect(await desk.acts()).toEqual(['Give Pro', 'Change gift', 'Take Pro back']);
});

it('keeps the end of a gift that is given again from an outdated page', async () => {
  const [admin, id] = [await arrived('admin'), await arrived('lapsed')];
  const acting = desk.acting(admin);
  expect(await givePro(acting, id, FOR_GOOD)).toEqual({ ok: true });
  const soon = { endsAt: Math.floor(desk.at.now / 1000) + 60, note: 'For the stream' };
  expect(await givePro(acting, id, soon)).toEqual({ ok: true });
  expect(await giftOf(acting.services.db, id)).toMatchObject(soon);
  expect(await desk.acts()).toEqual(['Give Pro', 'Change gift']);
});

it('ends a gift later if the provider did not answer at its date', async () => {
  const [admin, id] = [await arrived('admin'), await arrived('lapsed')];
  const acting = desk.acting(admin);
  const soon = { endsAt: Math.floor(desk.at.now / 1000) + 60, note: '' };
  expect(await givePro(acting, id, soon)).toEqual({ ok: true });
  desk.at.now += 120_000;
  await desk.standin.control('POST fail', { step: 'admin', how: '500' });
  await expect(endGifts(acting.services)).rejects.toThrow('could not be removed');
  expect(await desk.rolesOf(id)).toBe('PaidUser');
});
