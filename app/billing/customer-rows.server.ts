import { and, eq, isNull } from 'drizzle-orm';
import { users } from '~/account/person/tables';
import type { Database } from '~/platform/database.server';
import { customers } from './tables';

/** The payment provider's id of a user's customer; null while they have none. */
export async function customerIdOf(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(eq(customers.userId, userId));
  return row?.customerId ?? null;
}

/** Stores a user's customer, unless either of them has a record already; returns the customer on record. */
export async function keepCustomer(
  db: Database,
  { userId, customerId, now }: { userId: string; customerId: string; now: number },
): Promise<string | null> {
  await db.insert(customers).values({ userId, customerId, createdAt: now }).onConflictDoNothing();
  return customerIdOf(db, userId);
}

/** Deletes the record of a customer whom the provider no longer knows. */
export async function forgetCustomer(db: Database, customerId: string): Promise<void> {
  await db.delete(customers).where(eq(customers.customerId, customerId));
}

/** The facts needed to create a customer. */
export type Buyer = { userId: string; email: string };

/** A user by id, as a buyer; null when there is none. */
export async function buyerOf(db: Database, userId: string): Promise<Buyer | null> {
  const { id, email } = users;
  const [row] = await db.select({ userId: id, email }).from(users).where(eq(id, userId));
  return row ?? null;
}

/** The one user with this verified e-mail who has no customer yet; null when there is none, or more than one. */
export async function buyerByEmail(db: Database, email: string): Promise<string | null> {
  const found = await db
    .select({ userId: users.id })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(and(eq(users.email, email), eq(users.emailVerified, true), isNull(customers.userId)))
    .limit(2);
  return found.length === 1 ? (found[0]?.userId ?? null) : null;
}
