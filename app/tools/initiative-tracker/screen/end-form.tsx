import { awardedXp } from '~/fights/people/awarded-xp';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { endChoices } from './end-choices';
import { useFight } from './fight-facts';
import { FightSummary } from './fight-summary';
import styles from './fight-summary.module.css';

/** What ending the fight means, and the button that ends it. */
export function EndForm() {
  const { fight } = useFight();
  const { xp, each, sharedBy } = awardedXp(fight);
  const { lasting, awards } = endChoices(fight);
  return (
    <form method="post" className={`${styles.summary} ${styles.sheet}`}>
      <h2>End the fight</h2>
      <FightSummary />
      {lasting > 0 && (
        <Checkbox
          label={`End ${lasting === 1 ? 'the condition that is' : `the ${lasting} conditions that are`} still active`}
          name="end-lasting"
          value="1"
          defaultChecked
        />
      )}
      {awards && (
        <Checkbox
          label="Award the XP to the characters of your parties"
          name="award"
          value="1"
          defaultChecked
        />
      )}
      <Button name="intent" value="end" icon="star">
        {xp > 0 && sharedBy > 0
          ? `End the fight: ${xp.toLocaleString('en')} XP, ${each.toLocaleString('en')} each`
          : 'End the fight'}
      </Button>
    </form>
  );
}
