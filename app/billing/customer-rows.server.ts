import type { Database } from '~/platform/database.server';

/** The payment provider's id of a person's customer; null while they have none. */
export async function customerIdOf(db: Database, userId: string): Promise<string | null> {
  const query = 'select customer_id from customers where user_id = ?1';
  return db.$client.prepare(query).bind(userId).first<string>('customer_id');
}

/** Keeps a person's customer, unless either of them has one already; gives the one that counts. */
export async function keepCustomer(
  db: Database,
  { userId, customerId, now }: { userId: string; customerId: string; now: number },
): Promise<string | null> {
  const insert = `insert into customers (user_id, customer_id, created_at) values (?1, ?2, ?3) on conflict do nothing`;
  await db.$client.prepare(insert).bind(userId, customerId, now).run();
  return customerIdOf(db, userId);
}

/** Forgets a customer that the provider no longer knows. */
export async function forgetCustomer(db: Database, customerId: string): Promise<void> {
  const query = 'delete from customers where customer_id = ?1';
  await db.$client.prepare(query).bind(customerId).run();
}

/** What is known of someone who may become a customer. */
export type Buyer = { userId: string; email: string; emailVerified: boolean };

/** A person by id, as a buyer; null when there is none. */
export async function buyerOf(db: Database, userId: string): Promise<Buyer | null> {
  const query = 'select id, email, email_verified from users where id = ?1';
  const row = await db.$client
    .prepare(query)
    .bind(userId)
    .first<{ id: string; email: string; email_verified: number }>();
  return row && { userId: row.id, email: row.email, emailVerified: row.email_verified === 1 };
}

/** The one person with this verified e-mail who is no customer yet; null when there is none, or more than one. */
export async function buyerByEmail(db: Database, email: string): Promise<string | null> {
  const query = `select u.id from users u left join customers c on c.user_id = u.id
    where u.email = ?1 and u.email_verified = 1 and c.user_id is null limit 2`;
  const { results } = await db.$client.prepare(query).bind(email).all<{ id: string }>();
  return results.length === 1 ? (results[0]?.id ?? null) : null;
}

/** What the settings page shows beside the entitlement: the plan's name, and when it ends if nothing changes (seconds). */
export async function paidPlanOf(
  db: Database,
  userId: string,
): Promise<{ plan: 'monthly' | 'annual' | null; endsAt: number | null } | null> {
  const query = 'select plan, ends_at from customers where user_id = ?1';
  const row = await db.$client
    .prepare(query)
    .bind(userId)
    .first<{ plan: 'monthly' | 'annual' | null; ends_at: number | null }>();
  return row && { plan: row.plan, endsAt: row.ends_at };
}
