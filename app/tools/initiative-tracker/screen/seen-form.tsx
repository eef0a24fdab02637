import type { Combatant } from '~/fights/log/state';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { Field } from '~/ui/field';
import { SAVE } from '~/ui/names';
import { AskOne } from './ask';
import { More } from './more';
import styles from './more.module.css';
import { One } from './one';
import { SHOWN_PAIRS } from './players-words';

/** What players see of a combatant: its alias, whether it is visible, and its hit points. */
export function SeenForm({ one }: { one: Combatant }) {
  return (
    <More summary="What players see">
      <SeenFields one={one} />
    </More>
  );
}

function SeenFields({ one }: { one: Combatant }) {
  const { alias, hidden, revealOnTurn, shownHitPoints = null } = one;
  return (
    <form
      method="post"
      className={styles.fields}
      key={`${alias} ${hidden} ${revealOnTurn} ${shownHitPoints}`}
    >
      <One id={one.id} />
      <Field
        label="Name for players"
        name="alias"
        maxLength={100}
        autoComplete="off"
        defaultValue={alias ?? ''}
        placeholder={one.name}
      />
      {one.kind === 'creature' && (
        <AskOne
          label="Hit points for players"
          name="shown-hit-points"
          defaultValue={shownHitPoints ?? ''}
          of={[['', 'Same as the others'], ...SHOWN_PAIRS]}
        />
      )}
      <Checkbox label="Hidden from players" name="hidden" value="1" defaultChecked={hidden} />
      <Checkbox
        label="Revealed on its first turn"
        name="reveal-on-turn"
        value="1"
        defaultChecked={revealOnTurn}
      />
      <Button kind="quiet" name="intent" value="table:see-one">
        {SAVE}
      </Button>
    </form>
  );
}
