import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '~/platform/database.server';
import { inOneBatch } from '~/platform/one-batch.server';
import { forgetTickets, spendTicket } from '~/platform/used-tickets.server';

it('a ticket is accepted once, also for concurrent requests', async () => {
  const db = openDatabase(env.DB);
  const ticket = { number: 'n-1', expiresAt: 1000 };
  const came = await Promise.all([1, 2, 3].map(() => spendTicket(db, ticket)));
  expect(came.filter(Boolean)).toHaveLength(1);
  expect(await spendTicket(db, { ...ticket, expiresAt: 9000 })).toBe(false);
  expect(await spendTicket(db, { number: 'n-2', expiresAt: 1000 })).toBe(true);
});

it('a used ticket is forgotten when it expires, and not before', async () => {
  const db = openDatabase(env.DB);
  await spendTicket(db, { number: 'early', expiresAt: 1000 });
  await spendTicket(db, { number: 'late', expiresAt: 2000 });
  await forgetTickets(db, 1001);
  expect(await spendTicket(db, { number: 'late', expiresAt: 2000 })).toBe(false);
  expect(await spendTicket(db, { number: 'early', expiresAt: 1000 })).toBe(true);
});

it('statements in one batch return the rows of each, or change nothing', async () => {
  const db = openDatabase(env.DB);
  const put = (number: string) =>
    db.run(sql`insert into used_tickets values (${number}, ${5}) returning number, expires_at`);
  expect(await inOneBatch(db, [put('a'), put('b')])).toEqual([
    [{ number: 'a', expires_at: 5 }],
    [{ number: 'b', expires_at: 5 }],
  ]);
  await expect(inOneBatch(db, [put('c'), put('a')])).rejects.toThrow(/UNIQUE/);
  const left = await env.DB.prepare('select count(*) as n from used_tickets').first('n');
  expect(left).toBe(2);
});
