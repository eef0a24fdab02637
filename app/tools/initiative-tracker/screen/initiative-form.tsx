import { combatantsOf } from '~/fights/people/people';
import { Button } from '~/ui/button';
import { AskLine } from './ask';
import { useFight } from './fight-facts';
import styles from './more.module.css';

/** Sets the initiative of several combatants in one line. */
export function InitiativeForm() {
  const { fight } = useFight();
  const here = combatantsOf(fight).filter(({ place }) => place === 'order');
  const isOpen = here.some(({ row }) => fight.rows[row]?.count === null);
  if (fight.ended || here.length < 2 || (fight.round > 0 && !isOpen)) return null;
  return (
    <form method="post" className={styles.fields} data-print="no">
      <AskLine
        label="Initiative for several"
        name="initiatives"
        placeholder="Mira 18, Goblins 12"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={4000}
      />
      <Button kind="quiet" name="intent" value="initiatives">
        Set
      </Button>
    </form>
  );
}
