import { CHALLENGE_RATINGS, challengeText } from '~/rules/challenge';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { ADD } from '~/ui/names';
import { Select } from '~/ui/select';
import type { Ask } from '../address/ask';
import { DRAFT_LIMITS } from '../address/draft';
import { BuilderForm } from './builder-form';
import styles from './find-creatures.module.css';

const RATINGS = CHALLENGE_RATINGS.map((cr) => ({
  value: challengeText(cr),
  label: `CR ${challengeText(cr)}`,
}));

/** Adds a creature known only by its challenge rating. */
export function PlaceholderForm({ ask }: { ask: Ask }) {
  return (
    <details className={styles.filters}>
      <summary>Placeholder by CR</summary>
      <BuilderForm
        ask={ask}
        own={['who', 'rating']}
        at="fight"
        label="Placeholder by CR"
        className={styles.grid}
      >
        <Select label="CR" name="rating" choices={RATINGS} defaultValue="1" />
        <Field
          label="Name (optional)"
          name="who"
          maxLength={DRAFT_LIMITS.nameLetters}
          autoComplete="off"
        />
        <Button kind="quiet" name="press" value="placeholder" icon="plus">
          {ADD}
        </Button>
      </BuilderForm>
    </details>
  );
}
