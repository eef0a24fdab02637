import { eq, sql } from 'drizzle-orm';
import { paymentTries } from './tables';
import type { Till } from './till.server';

/**
 * Creates something at the payment provider under an idempotency key that concurrent calls share, so that two clicks
 * create one thing. The attempt number in the key changes after a refusal, so that a failure which the provider stores
 * under its key does not persist.
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

/** Increases the number by one, however many calls failed at the same attempt. */
async function noteFailure({ db }: Till, userId: string, attempt: number): Promise<void> {
  await db
    .insert(paymentTries)
    .values({ userId, failures: attempt + 1 })
    .onConflictDoUpdate({
      target: paymentTries.userId,
      set: { failures: sql`max(${paymentTries.failures}, excluded.failures)` },
    });
}
