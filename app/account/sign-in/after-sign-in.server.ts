import type { Services } from '~/platform/services.server';

/** A user who has just signed in. */
export type Arrived = {
  userId: string;
  email: string;
  emailVerified: boolean;
  /** Whether this sign-in created the account. */
  isNew: boolean;
  /** When their trial ends, in seconds since 1970; null when they have none, or need none. */
  trialEnd: number | null;
};

/** A task that another room runs after every sign-in, such as looking up payments. */
export type AfterSignIn = (services: Services, arrived: Arrived) => Promise<void>;

/** The response waits no longer than this; the tasks continue after it. */
const PATIENCE_MS = 3000;

/** Runs the other rooms' tasks after a sign-in, in parallel; none of them can make the sign-in fail. */
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
