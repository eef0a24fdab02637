import { eq, sql } from 'drizzle-orm';
import { paymentTries } from './tables';
import type { Till } from './till.server';

/**
 * Creates something at the payment provider under a key that holds for all tries at once, and changes when one was refused:
 * two clicks create one thing between them, and a failure that the provider keeps under its key does not last.
 */
export async function tryToCreate<T>(
  till: Till,
  userId: string,
  create: (attempt: number) => Promise<T>,
): Promise<T> {
  const attempt = await failuresOf(till, userId);
  try {
    return await create(attempt);
  } catch (error) {
    if (till.payments.isKeptFailure(error)) await noteFailure(till, userId, attempt);
    throw error;
  }
}

async function failuresOf({ db }: Till, userId: string): Promise<number> {
  const { failures } = paymentTries;
  const [row] = await db
    .select({ failures })
    .from(paymentTries)
    .where(eq(paymentTries.userId, userId));
  return row?.failures ?? 0;
}

/** Moves on by one, however many calls failed at the same attempt. */
async function noteFailure({ db }: Till, userId: string, attempt: number): Promise<void> {
  await db
    .insert(paymentTries)
    .values({ userId, failures: attempt + 1 })
    .onConflictDoUpdate({
      target: paymentTries.userId,
      set: { failures: sql`max(${paymentTries.failures}, excluded.failures)` },
    });
}
