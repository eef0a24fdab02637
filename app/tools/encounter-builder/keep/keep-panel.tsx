import { Form, Link } from '@remix-run/react';
import { encounterPaths } from '~/encounter-paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { SAVE } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { type Ask, askSearch } from '../address/ask';
import type { BuilderFacts } from '../builder.server';
import { NAME_FIELD } from '../screen/foot-bar';
import type { KeepAnswer } from './keep.server';
import styles from './keep-panel.module.css';
import type { Autosaved } from './use-autosave';

type KeepPanelProps = {
  ask: Ask;
  facts: BuilderFacts;
  told: KeepAnswer | undefined;
  autosaved: Autosaved;
};

/** Saves the fight under a name; for a stored one, shows whether it is saved and conflicts with other versions. */
export function KeepPanel({ ask, facts, told, autosaved }: KeepPanelProps) {
  const { saved, newId } = facts;
  const action = encounterPaths.builder(askSearch(ask.draft, ask.rest));
  const answer = autosaved.answer?.problem ? autosaved.answer : told;
  return (
    <section className={styles.keep} aria-label="Save">
      {answer?.problem && (
        <Notice tone={answer.conflict ? 'warning' : 'problem'} announce title={answer.problem}>
          {answer.conflict && saved && (
            <>
              <p>Nothing was overwritten. Which one should be saved?</p>
              <Form method="post" action={action} className={styles.ways} preventScrollReset>
                <Button kind="quiet" compact name="intent" value="keep-both">
                  Both
                </Button>
                <Button kind="quiet" compact name="intent" value="keep-over">
                  This one
                </Button>
                <Link to={encounterPaths.kept(saved)}>View the other</Link>
              </Form>
            </>
          )}
        </Notice>
      )}
      {saved === null ? (
        <Form method="post" action={action} className={styles.form} preventScrollReset>
          <input type="hidden" name="id" value={newId} />
          <Field
            id={NAME_FIELD}
            label="Name"
            name="name"
            maxLength={100}
            placeholder="Ambush at the ford"
            defaultValue={told?.typed?.name ?? ''}
            autoComplete="off"
            required
          />
          <Button name="intent" value="keep" icon="star">
            {SAVE}
          </Button>
        </Form>
      ) : (
        <div className={styles.kept}>
          <p role="status">
            {autosaved.changed ? (autosaved.saving ? 'Saving…' : 'Unsaved changes.') : 'Saved.'}{' '}
            <Link to={encounterPaths.kept(saved)}>Notes, treasure, sharing, history</Link>
          </p>
          <Form method="post" action={action} preventScrollReset>
            <Button
              kind={autosaved.changed ? 'primary' : 'quiet'}
              name="intent"
              value="keep"
              icon="star"
            >
              {SAVE}
            </Button>
          </Form>
        </div>
      )}
    </section>
  );
}
