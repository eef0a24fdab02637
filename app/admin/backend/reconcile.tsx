import { Form, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { adminPaths } from '~/admin-paths';
import { sendForm } from '~/platform/send-form';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Moment } from '../frame/moment';
import type { BackendFacts } from './backend-facts.server';

/** Between two steps, so that the provider is asked at an even pace, and a line that is lost is tried again calmly. */
const BETWEEN_STEPS_MS = 1_000;

type Run = NonNullable<BackendFacts['run']>;

function runWords({ state, ensured, problem }: Run): string {
  switch (state) {
    case 'running':
      return `Reconciling… ${ensured} so far.`;
    case 'done':
      return `Ensured entitlements for ${ensured} users.`;
    case 'cancelled':
      return `Canceled after ${ensured} users. What was mended stays.`;
    case 'failed':
      return `Reconcile failed: ${problem}`;
  }
}

/**
 * Compares every subscription at the payment provider with the records, step by step: an open page takes the steps itself, one that
 * was closed leaves them to the schedule.
 */
export function Reconcile({ run }: { run: Run | null }) {
  const { state, revalidate } = useRevalidator();
  const isIdle = state === 'idle';
  const isRunning = run?.state === 'running';
  useEffect(() => {
    if (!isRunning || !isIdle) return;
    let isOver = false;
    const soon = setTimeout(async () => {
      await sendForm(adminPaths.reconcile(), { intent: 'step' });
      if (!isOver) revalidate();
    }, BETWEEN_STEPS_MS);
    return () => {
      isOver = true;
      clearTimeout(soon);
    };
  }, [isRunning, isIdle, revalidate]);
  const mayResume = run?.state === 'failed' || run?.state === 'cancelled';
  return (
    <Form method="post" action={adminPaths.reconcile()} className={layout.row}>
      <input type="hidden" name="id" value={run?.id ?? ''} />
      {!isRunning && (
        <Button kind="quiet" name="intent" value="begin">
          Run Reconcile (All Users)
        </Button>
      )}
      {isRunning && (
        <Button kind="quiet" name="intent" value="cancel">
          Cancel
        </Button>
      )}
      {isRunning && (
        <noscript>
          <Button kind="quiet" name="intent" value="step">
            Take the next step
          </Button>
        </noscript>
      )}
      {mayResume && (
        <Button kind="quiet" name="intent" value="resume">
          Go on
        </Button>
      )}
      {run && (
        <span>
          <span role="status">{runWords(run)}</span>{' '}
          <span className={layout.soft}>
            Begun <Moment at={run.startedAt} />.
          </span>
        </span>
      )}
    </Form>
  );
}
