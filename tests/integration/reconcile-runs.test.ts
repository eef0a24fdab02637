import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  beginRun,
  cancelRun,
  goOnReconciling,
  lastRun,
  resumeRun,
  stepRun,
} from '~/admin/backend/reconcile-runs.server';
import type { PaymentSubscription, Payments } from '~/platform/payments.server';
import { actor, actsDone, BO, desk } from './admin-desk';

/** A provider stub with 250 customers unknown to the site, a hundred per page; `fails` makes it fail. */
let fails = false;
let asked: (string | null)[] = [];

class Silent extends Error {}

const payments = {
  isTrouble: (error: unknown) => error instanceof Silent,
  async allSubscriptions(after: string | null) {
    asked.push(after);
    if (fails) throw new Silent();
    const from = after === null ? 0 : Number(after.slice(4));
    const ids = Array.from({ length: Math.min(100, 250 - from) }, (_, at) => from + at);
    const each = ids.map((id) => [
      { id: `cus_${id}`, userId: `u${id}`, email: null },
      {
        id: `sub_${id}`,
        status: 'active',
        customerId: `cus_${id}`,
      } as unknown as PaymentSubscription,
    ]);
    return { each, next: from + 100 < 250 ? `sub_${from + 100}` : null };
  },
} as unknown as Payments;

beforeEach(async () => {
  fails = false;
  asked = [];
  desk.at.now += 60_000;
  await env.DB.batch([
    env.DB.prepare('delete from audit_log'),
    env.DB.prepare('delete from reconcile_runs'),
  ]);
});
const services = { ...desk, payments };

describe('a reconciliation of all users', () => {
  it('runs step by step to its end, and reports the number of users', async () => {
    await beginRun(services, actor());
    expect((await stepRun(services))?.next).toBe('sub_100');
    expect(await lastRun(desk.db)).toMatchObject({ state: 'running', steps: 1 });
    await goOnReconciling(services);
    expect(await lastRun(desk.db)).toMatchObject({ state: 'done', next: null, steps: 3 });
    expect(asked).toEqual([null, 'sub_100', 'sub_200']);
    expect(await actsDone()).toEqual(['ada: Run reconcile job']);
  });

  it('runs once however often it is started, and counts a step once for concurrent requests', async () => {
    await Promise.all([beginRun(services, actor()), beginRun(services, actor(BO))]);
    expect(await actsDone()).toHaveLength(1);
    await Promise.all([stepRun(services), stepRun(services)]);
    expect(await lastRun(desk.db)).toMatchObject({ steps: 1, next: 'sub_100' });
  });

  it('can be canceled, and continues where it stopped', async () => {
    const run = await beginRun(services, actor());
    await stepRun(services);
    await cancelRun(services, run?.id ?? '', actor(BO));
    expect(await stepRun(services)).toMatchObject({ state: 'cancelled', next: 'sub_100' });
    await resumeRun(services, run?.id ?? '', actor());
    await goOnReconciling(services);
    expect(await lastRun(desk.db)).toMatchObject({ state: 'done', steps: 3 });
    expect(await actsDone()).toEqual([
      'ada: Run reconcile job',
      'bo: Cancel reconcile job',
      'ada: Go on with reconcile job',
    ]);
  });

  it('fails with a sentence while the provider does not answer, and continues later', async () => {
    const run = await beginRun(services, actor());
    await stepRun(services);
    fails = true;
    expect(await stepRun(services)).toMatchObject({
      state: 'failed',
      problem: 'The payment provider did not answer.',
      next: 'sub_100',
    });
    fails = false;
    await resumeRun(services, run?.id ?? '', actor());
    await goOnReconciling(services);
    expect(await lastRun(desk.db)).toMatchObject({ state: 'done', problem: '' });
  });

  it('does not continue a finished run, and keeps the last twenty', async () => {
    for (let n = 0; n < 22; n += 1) {
      desk.at.now += 1_000;
      const run = await beginRun(services, actor());
      await cancelRun(services, run?.id ?? '', actor());
      await cancelRun(services, run?.id ?? '', actor());
    }
    const { results } = await env.DB.prepare('select id from reconcile_runs').all();
    expect(results).toHaveLength(20);
    expect((await actsDone()).filter((line) => line.includes('Cancel'))).toHaveLength(22);
  });
});
