import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import { CheckboxGroup } from '~/ui/choice-group';
import layout from '~/ui/layout.module.css';
import { DISCARD } from '~/ui/names';
import styles from '../settings.module.css';
import type { FoundKind, ImportAnswer } from './import-intents.server';
import { sizeWords } from './import-limits';

/** What a file holds, each kind to be ticked, before anything is imported. */
export function ChooseKinds({
  state,
  bytes,
  found,
  isBusy,
}: ImportAnswer & { step: 'chosen' } & { isBusy: boolean }) {
  return (
    <section className={styles.section} aria-labelledby="found">
      <h2 id="found">In this file ({sizeWords(bytes)})</h2>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="state" value={state} />
        <CheckboxGroup
          label="Import"
          name="kind"
          chosen={found.flatMap(({ kind, isOpen }) => (isOpen ? [kind] : []))}
          choices={found.map((one) => ({
            value: one.kind,
            label: labelOf(one),
            disabled: !one.isOpen,
            ...(!one.isOpen && { hint: 'This tool is not open to your account yet.' }),
          }))}
        />
        <div className={layout.row}>
          <Button name="intent" value="import" disabled={isBusy}>
            {isBusy ? 'Importing…' : 'Import'}
          </Button>
          <Button kind="quiet" name="intent" value="discard" disabled={isBusy}>
            {DISCARD}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function labelOf({ called, count }: FoundKind): string {
  return `${called.charAt(0).toUpperCase()}${called.slice(1)}: ${count.toLocaleString('en')}`;
}
