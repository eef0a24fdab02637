import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { walkIdentities, walkPages } from '~/admin/people/walk/identity-walk.server';
import { beginRound } from '~/admin/people/walk/walk-place-sql.server';
import type { IdentityAdmin } from '~/platform/identity-admin.server';
import { openPeopleDesk, type PeopleDesk } from '../harness/people-desk';

const SEATS = 150;
const PERSONAS = 6;

let desk: PeopleDesk;
let admin: IdentityAdmin;

beforeAll(async () => {
  desk = await openPeopleDesk('http://localhost:4333');
  const { identityAdmin } = desk.services;
  if (!identityAdmin) throw new Error('no admin keys');
  admin = identityAdmin;
}, 120_000);

afterAll(() => desk?.close());

beforeEach(async () => {
  await desk.standin.control('POST reset');
  for (const table of ['users', 'identity_walk', 'provider_removals', 'trial_claims']) {
    await desk.db.prepare(`delete from ${table}`).run();
  }
  for (let seat = 0; seat < SEATS; seat += 1) {
    await desk.standin.control('POST users', { email: `seat${seat}@example.com` });
  }
});

async function known(): Promise<unknown> {
  return desk.db.prepare('select count(*) as n from users').first('n');
}

async function statusOf(username: string): Promise<unknown> {
  const query = 'select status from users where username = ?1';
  return desk.db.prepare(query).bind(username).first('status');
}

it('copies all users of the provider into the table, page by page, and then stops', async () => {
  await walkIdentities(desk.services);
  expect(await known()).toBe(SEATS + PERSONAS);
  const asked = async () =>
    (await desk.standin.control('GET log')).requests.filter(({ step }) => step === 'admin').length;
  const before = await asked();
  expect(before).toBe(3);
  await walkIdentities(desk.services);
  expect(await asked()).toBe(before);
  desk.at.now += 7 * 60 * 60 * 1000;
  await walkIdentities(desk.services);
  expect(await asked()).toBe(2 * before);
});

it('continues after an interruption by a failing provider or a killed step', async () => {
  await beginRound(desk.services.db, desk.at.now);
  expect(await walkPages(desk.services, admin, 1)).toMatchObject({ ok: true, seen: 60 });
  await desk.standin.control('POST fail', { step: 'admin', how: '500', times: 1 });
  expect(await walkPages(desk.services, admin, 5)).toMatchObject({ ok: false, seen: 60 });
  // A killed step has taken its lease and does not release it.
  const killed: IdentityAdmin = {
    ...admin,
    listUsers: () => Promise.reject(new Error('killed')),
  };
  await expect(walkPages(desk.services, killed, 5)).rejects.toThrow('killed');
  expect(await walkPages(desk.services, admin, 5)).toBeNull();
  desk.at.now += 61_000;
  expect(await walkPages(desk.services, admin, 5)).toMatchObject({ seen: 156, isOver: true });
  expect(await known()).toBe(SEATS + PERSONAS);
});

it('stores the provider’s account data, and changes nothing else of users who have signed in here', async () => {
  const id = await desk.arrive('trial');
  await desk.standin.control('POST users', {
    username: 'trial',
    status: 'RESET_REQUIRED',
    email: 'new@example.com',
  });
  await walkIdentities(desk.services);
  const row = await desk.db
    .prepare('select email, status from users where id = ?1')
    .bind(id)
    .first();
  expect(row).toEqual({ email: 'trial@delvewright.test', status: 'RESET_REQUIRED' });
  expect(await desk.arrive('trial')).toBe(id);
  expect(await statusOf('trial')).toBe('CONFIRMED');
});

it('a user found before their first sign-in keeps the same row', async () => {
  await walkIdentities(desk.services);
  const query = "select id from users where username = 'paying'";
  const id = await desk.db.prepare(query).first('id');
  expect(await desk.arrive('paying')).toBe(id);
  expect(await known()).toBe(SEATS + PERSONAS);
});

it('does not add a user who is being deleted, also if the page was requested before', async () => {
  await desk.db
    .prepare("insert into provider_removals (username, asked_at) values ('trial', 1)")
    .run();
  await walkIdentities(desk.services);
  expect(await statusOf('trial')).toBeNull();
  await desk.db.prepare('delete from users').run();
  await desk.db.prepare('delete from provider_removals').run();
  await beginRound(desk.services.db, desk.at.now);
  let pages = 0;
  const meanwhile: IdentityAdmin = {
    ...admin,
    async listUsers(after) {
      const answer = await admin.listUsers(after);
      pages += 1;
      if (pages === 1) {
        await admin.deleteUser('lapsed');
        await desk.db.prepare('update identity_walk set removed_at = ?1').bind(desk.at.now).run();
        desk.at.now += 1;
      }
      return answer;
    },
  };
  expect(await walkPages(desk.services, meanwhile, 9)).toMatchObject({ isOver: true });
  expect(await statusOf('lapsed')).toBeNull();
  expect(await known()).toBe(SEATS + PERSONAS - 1);
});

it('starts again when the provider does not recognize its token', async () => {
  await beginRound(desk.services.db, desk.at.now);
  await desk.db.prepare("update identity_walk set token = 'nonsense'").run();
  expect(await walkPages(desk.services, admin, 1)).toMatchObject({ ok: false });
  expect(await walkPages(desk.services, admin, 9)).toMatchObject({ isOver: true });
  expect(await known()).toBe(SEATS + PERSONAS);
});
