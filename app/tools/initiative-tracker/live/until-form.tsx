import type { Deed } from '~/fights/log/deeds';
import type { Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import { Button } from '~/ui/button';
import type { Until } from '../presses/until-press';
import styles from './live.module.css';

const WHEN: readonly { until: Until; label: string }[] = [
  { until: 'own-start', label: 'start of its turn' },
  { until: 'own-end', label: 'end of its turn' },
  { until: 'turn-end', label: 'end of the attacker’s following turn' },
  { until: 'minute', label: '1 minute' },
];

/** After a condition without an end was put on: until when it lasts, as one press. */
export function UntilForm({ deeds, after }: { deeds: readonly Deed[]; after: Fight }) {
  const marks = endlessMarks(deeds, after);
  if (marks.length === 0) return null;
  return (
    <form method="post" className={styles.until} aria-label="Duration of the condition">
      {marks.map((mark) => (
        <input key={mark} type="hidden" name="mark-of" value={mark} />
      ))}
      <span>Until:</span>
      {WHEN.map(({ until, label }) => (
        <Button key={until} kind="plain" name="intent" value={`until:${until}`} compact>
          {label}
        </Button>
      ))}
    </form>
  );
}

/** The marks that these deeds put on, that took effect and that nothing ends, as the form names them. */
export function endlessMarks(deeds: readonly Deed[], after: Fight): string[] {
  return deeds.flatMap((deed) => {
    if (deed.do !== 'lasting') return [];
    const { turn, save, damage, concentration } = deed.lasting.ends;
    const isEnding = turn || save || damage || concentration;
    const { id } = deed.lasting;
    const has = (who: string) =>
      combatantOf(after, who)?.lasting.some((one) => one.id === id) === true;
    return isEnding ? [] : deed.who.filter(has).map((who) => JSON.stringify([who, id]));
  });
}
