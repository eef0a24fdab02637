import { awardedXp } from '~/fights/people/awarded-xp';
import { foesOf, isDefeated } from '~/fights/people/party';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { endChoices } from './end-choices';
import { useFight } from './fight-facts';

/**
 * Shown when all foes are defeated: the experience, and the button that ends the fight as the summary of its end does
 * when nothing is changed there.
 */
export function WonForm() {
  const { fight } = useFight();
  const foes = foesOf(fight);
  if (fight.round === 0 || fight.ended || foes.length === 0 || !foes.every(isDefeated)) return null;
  const { xp, each, sharedBy } = awardedXp(fight);
  const { lasting, awards } = endChoices(fight);
  return (
    <form method="post" className={layout.row} data-print="no" data-won>
      <strong>No foes left.</strong>
      {lasting > 0 && <input type="hidden" name="end-lasting" value="1" />}
      {awards && <input type="hidden" name="award" value="1" />}
      <Button name="intent" value="end" icon="star">
        {xp > 0 && sharedBy > 0
          ? `End the fight: ${each.toLocaleString('en')} XP each`
          : 'End the fight'}
      </Button>
    </form>
  );
}
