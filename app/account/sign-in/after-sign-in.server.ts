import type { Services } from '~/platform/services.server';

/** Somebody who has just signed in. */
export type Arrived = {
  userId: string;
  email: string;
  emailVerified: boolean;
  /** Whether the product had no account of theirs before. */
  isNew: boolean;
  /** When their trial ends, in seconds since 1970; null when they have none, or need none. */
  trialEnd: number | null;
};

/** What another room wants done whenever somebody has signed in, such as looking up what they have paid for. */
export type AfterSignIn = (services: Services, arrived: Arrived) => Promise<void>;

/** Longer than this nobody waits for the page they are going to; the work goes on behind it. */
const PATIENCE_MS = 3000;

/** Does what the other rooms want at a sign-in, side by side; none of it can keep the person from being signed in. */
export async function runAfterSignIn(
  services: Services,
  arrived: Arrived,
  wanted: readonly AfterSignIn[],
): Promise<void> {
  if (wanted.length === 0) return;
  const work = Promise.all(
    wanted.map(async (want) => {
      try {
        await want(services, arrived);
      } catch (error) {
        services.log.error('after sign-in', error);
      }
    }),
  );
  services.later(work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}
