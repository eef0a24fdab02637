import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import styles from './act-bar.module.css';
import { AskNumber, AskOne } from './ask';
import { LatePanel } from './panel';
import { TypedHere } from './typed-before';

/** A saved fight as a choice. */
export type OtherFight = { readonly id: string; readonly name: string };

/** Adds the creatures of another saved fight. Nothing when there is no other. */
export function LoadForm({ fights }: { fights: readonly OtherFight[] }) {
  if (fights.length === 0) return null;
  return (
    <LatePanel title="Load a saved fight">
      <TypedHere intents={['load-fight']}>
        <form method="post" className={styles.stack} aria-label="Load a saved fight">
          <p>Its combatants join as they were before it began, with their own names and rows.</p>
          <div className={styles.fields}>
            <AskOne
              label="Saved fight"
              name="fight"
              of={fights.map(({ id, name }) => [id, name] as const)}
            />
            <AskNumber label="Arrive in round (empty: now)" name="arrives" maxLength={3} />
            <Checkbox label="Include its party" name="with-party" value="1" />
            <Button name="intent" value="load-fight" icon="plus">
              Load
            </Button>
          </div>
        </form>
      </TypedHere>
    </LatePanel>
  );
}
