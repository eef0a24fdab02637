import { Form, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { adminPaths } from '~/admin-paths';
import { sendForm } from '~/platform/send-form';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { CANCEL, RESUME } from '~/ui/names';
import { Moment } from '../frame/moment';
import type { BackendFacts } from './backend-facts.server';
import { refusalIn } from './step-refusal';

/** The pause between two steps, so that the provider is called at an even pace. */
const BETWEEN_STEPS_MS = 1_000;
/** The longest pause between attempts while offline; each pause is twice as long as the one before. */
const LONGEST_PAUSE_MS = 60_000;

type Run = NonNullable<BackendFacts['run']>;

function runWords({ state, ensured, problem }: Run): string {
  switch (state) {
    case 'running':
      return `Reconciling… ${ensured} so far.`;
    case 'done':
      return `Ensured entitlements for ${ensured} users.`;
    case 'cancelled':
      return `Canceled after ${ensured} users. What was fixed stays fixed.`;
    case 'failed':
      return `Reconcile failed: ${problem}`;
  }
}

/**
 * Compares every subscription at the payment provider with the records, step by step: an open page runs the steps
 * itself, otherwise the schedule does.
 */
export function Reconcile({ run }: { run: Run | null }) {
  const { state, revalidate } = useRevalidator();
  const isIdle = state === 'idle';
  const isRunning = run?.state === 'running';
  const [lostTries, setLostTries] = useState(0);
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (!isRunning || !isIdle || refusal !== '') return;
    let isOver = false;
    const pause = Math.min(BETWEEN_STEPS_MS * 2 ** lostTries, LONGEST_PAUSE_MS);
    const soon = setTimeout(async () => {
      const sent = await sendForm(adminPaths.reconcile(), { intent: 'step' });
      if (isOver) return;
      setLostTries(sent.kind === 'no-line' ? lostTries + 1 : 0);
      if (sent.kind === 'no-line') return;
      setRefusal(refusalIn(sent));
      revalidate();
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(soon);
    };
  }, [isRunning, isIdle, revalidate, lostTries, refusal]);
  const mayResume = run?.state === 'failed' || run?.state === 'cancelled';
  return (
    <Form
      method="post"
      action={adminPaths.reconcile()}
      className={layout.row}
      onSubmit={() => setRefusal('')}
    >
      <input type="hidden" name="id" value={run?.id ?? ''} />
      {!isRunning && (
        <Button kind="quiet" name="intent" value="begin">
          Run Reconcile (All Users)
        </Button>
      )}
      {isRunning && (
        <Button kind="quiet" name="intent" value="cancel">
          {CANCEL}
        </Button>
      )}
      {isRunning && <NextStep isRefused={refusal !== ''} />}
      {mayResume && (
        <Button kind="quiet" name="intent" value="resume">
          {RESUME}
        </Button>
      )}
      {run && (
        <span>
          <span role="status">
            {isRunning && refusal !== '' ? `Reconcile failed: ${refusal}` : runWords(run)}
          </span>{' '}
          <span className={layout.soft}>
            Started <Moment at={run.startedAt} />.
          </span>
        </span>
      )}
    </Form>
  );
}

/** A button for the next step: for browsers without scripts, and after a refused step. */
function NextStep({ isRefused }: { isRefused: boolean }) {
  const button = (
    <Button kind="quiet" name="intent" value="step">
      {isRefused ? RESUME : 'Run the next step'}
    </Button>
  );
  return isRefused ? button : <noscript>{button}</noscript>;
}
