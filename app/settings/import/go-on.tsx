import { Form, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import styles from '../settings.module.css';
import type { ImportAnswer } from './import-intents.server';

/** An import that needs more than one request: it goes on by itself, and without scripts by its button. */
export function GoOn({
  state,
  done,
  whole,
  isBusy,
}: ImportAnswer & { step: 'under-way' } & { isBusy: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    if (state !== '' && form.current) submit(form.current, { replace: true });
  }, [state, submit]);
  const label = `Imported ${done.toLocaleString('en')} of ${whole.toLocaleString('en')} so far`;
  return (
    <section className={styles.section} aria-labelledby="under-way">
      <h2 id="under-way">Importing…</h2>
      <p role="status">{label}</p>
      <progress value={done} max={whole} aria-label={label} />
      <Form method="post" ref={form}>
        <input type="hidden" name="state" value={state} />
        <Button disabled={isBusy}>Continue</Button>
      </Form>
    </section>
  );
}
