import { Form } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { adminPaths } from '~/admin-paths';
import { askJson } from '~/platform/ask-json';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { AlsoAsked } from '../frame/also-asked';
import type { BackendFacts } from './backend-facts.server';

const PATIENCE_MS = 10_000;

function pingWords(ms: number | null): string {
  return ms === null ? 'API unreachable' : `Latency: ${ms}ms`;
}

/** Measures the API's response time: from this device, or without scripts within the server. */
export function Ping({ told }: { told: BackendFacts['ping'] }) {
  const [words, setWords] = useState(told === null ? '' : pingWords(told.ms));
  const [busy, setBusy] = useState(false);
  async function ping(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const began = performance.now();
    const { is } = await askJson('/health', AbortSignal.timeout(PATIENCE_MS));
    setWords(pingWords(is === 'here' ? Math.round(performance.now() - began) : null));
    setBusy(false);
  }
  return (
    <Form
      method="get"
      action={`${adminPaths.management()}#backend`}
      className={layout.row}
      onSubmit={ping}
    >
      <AlsoAsked but={['ping']} />
      <input type="hidden" name="ping" value="1" />
      <Button kind="quiet" busy={busy}>
        Ping API
      </Button>
      <span role="status">{words}</span>
    </Form>
  );
}
