import { awardedXp } from '~/fights/people/awarded-xp';
import { charactersOf, foesOf, isDefeated, partyOf } from '~/fights/people/party';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { endChoices } from './end-choices';
import styles from './end-summary.module.css';
import { useFight, useLineFacts } from './fight-facts';
import { hitPointWords } from './fight-words';
import { useDrawnWhenOpened } from './more';

/** Opens what ending the fight means, with the button that ends it. */
export function EndSummary() {
  const drawn = useDrawnWhenOpened();
  return (
    <details
      className={styles.end}
      onToggle={drawn.open}
      ref={drawn.look}
      data-end-summary
      data-print="no"
    >
      <summary title="End the fight">End</summary>
      {drawn.isDrawn && <Summary />}
    </details>
  );
}

function Summary() {
  const { fight } = useFight();
  const { edition } = useLineFacts();
  const { xp, each, sharedBy } = awardedXp(fight);
  const fallen = foesOf(fight).filter(isDefeated);
  const party = partyOf(fight);
  const down = party.filter(isDefeated);
  const characters = charactersOf(fight).length;
  const { lasting, awards } = endChoices(fight);
  return (
    <form method="post" className={styles.sheet}>
      <h2>End the fight</h2>
      <dl>
        <dt>Defeated</dt>
        <dd>{fallen.length === 0 ? 'No foe' : namesOf(fallen)}</dd>
        {down.length > 0 && (
          <>
            <dt>Fallen of the party</dt>
            <dd>{namesOf(down)}</dd>
          </>
        )}
        <dt>XP</dt>
        <dd>
          {xp === 0
            ? 'None'
            : `${xp.toLocaleString('en')}: ${each.toLocaleString('en')} for each of ${sharedBy} ${characters > 0 ? 'characters' : 'of the party'}`}
        </dd>
        <dt>Hit points</dt>
        <dd>
          {party.map((one) => `${one.name} ${hitPointWords(one, edition)}`).join(', ') || '–'}
        </dd>
        <dt>Time</dt>
        <dd>{`${fight.round} ${fight.round === 1 ? 'round' : 'rounds'}, ${fight.round * 6} seconds in the game`}</dd>
      </dl>
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
          label="Award the XP to the characters of my parties"
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

function namesOf(people: readonly { name: string }[]): string {
  const names = people.slice(0, 6).map(({ name }) => name);
  const more = people.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
