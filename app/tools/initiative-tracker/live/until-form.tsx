import type { Deed } from '~/fights/log/deeds';
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
export function UntilForm({ deeds }: { deeds: readonly Deed[] }) {
  const marks = endlessMarks(deeds);
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

/** The marks that these deeds put on and that nothing ends, as the form names them. */
export function endlessMarks(deeds: readonly Deed[]): string[] {
  return deeds.flatMap((deed) => {
    if (deed.do !== 'lasting') return [];
    const { turn, save, damage, concentration } = deed.lasting.ends;
    const isEnding = turn || save || damage || concentration;
    return isEnding ? [] : deed.who.map((who) => JSON.stringify([who, deed.lasting.id]));
  });
}
