import type { KeyboardEvent } from 'react';
import { Button } from '~/ui/button';
import { AskLine, AskNumber, AskOne } from './ask';
import { ACT_FORM } from './fight-facts';
import { More } from './more';
import styles from './more.module.css';
import { SECRET_EDGES, SECRET_SAVES } from './secret-words';
import { useTypedBefore } from './typed-before';

/** Rolls a d20 that players do not see, for the selected or the whole party. */
export function SecretRolls() {
  const { typed } = useTypedBefore();
  return (
    <More summary="Secret roll" open={typed.intent === 'table:secret'}>
      <SecretFields />
    </More>
  );
}

/** Makes Enter press the roll button, not another button of the form around it. */
function rollOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>('button')?.click();
}

function SecretFields() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble from the fields inside
    <div className={styles.fields} onKeyDown={rollOnEnter}>
      <AskOne form={ACT_FORM} label="Roll" name="secret-save" of={SECRET_SAVES} />
      <AskLine
        form={ACT_FORM}
        label="Reason"
        name="secret-name"
        maxLength={80}
        placeholder="Perception"
      />
      <AskNumber
        form={ACT_FORM}
        label="Modifier"
        name="secret-bonus"
        maxLength={3}
        placeholder="0"
      />
      <AskOne form={ACT_FORM} label="Advantage" name="secret-edge" of={SECRET_EDGES} />
      <Button form={ACT_FORM} kind="quiet" icon="die" name="intent" value="table:secret" compact>
        Roll in secret
      </Button>
      <p className={styles.hint}>
        For the selected; with none selected, the party. Only your log shows the result.
      </p>
    </div>
  );
}
