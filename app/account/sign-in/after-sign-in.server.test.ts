import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '~/platform/log';
import type { Services } from '~/platform/services.server';
import { runAfterSignIn } from './after-sign-in.server';

afterEach(() => void vi.useRealTimers());

const ARRIVED = {
  userId: 'ann',
  email: 'ann@a.example',
  emailVerified: true,
  isNew: false,
  trialEnd: null,
};

function site() {
  const lines: string[] = [];
  const behind: Promise<unknown>[] = [];
  const log = createLog((line) => lines.push(line));
  // The work after a sign-in is passed in; no other service is used.
  const services = {
    log,
    later: (work: Promise<unknown>) => behind.push(work),
  } as unknown as Services;
  return { services, lines, behind };
}

it('what other rooms want is done before the page, and one that fails keeps no other from its own', async () => {
  const { services, lines, behind } = site();
  const done: unknown[] = [];
  await runAfterSignIn(services, ARRIVED, [
    async () => {
      throw new Error('The provider is away.');
    },
    async (_services, arrived) => {
      await Promise.resolve();
      done.push(arrived);
    },
  ]);
  expect(done).toEqual([ARRIVED]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', event: 'after sign-in' });
  // The work is also passed to `later`, so that it can continue after the response when it takes too long.
  expect(behind).toHaveLength(1);
});

it('nothing goes on behind a page when nothing is wanted', async () => {
  const { services, behind } = site();
  await runAfterSignIn(services, ARRIVED, []);
  expect(behind).toEqual([]);
});

it('nobody waits longer than three seconds for it', async () => {
  vi.useFakeTimers();
  const { services, behind } = site();
  let isThere = false;
  const arriving = runAfterSignIn(services, ARRIVED, [() => new Promise<void>(() => {})]);
  void arriving.then(() => {
    isThere = true;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isThere).toBe(true);
  expect(behind).toHaveLength(1);
  // No timer is left that would keep the Worker alive.
  await runAfterSignIn(services, ARRIVED, [async () => {}]);
  expect(vi.getTimerCount()).toBe(0);
});
