import type { Combatant } from '~/fights/log/state';
import { classes } from '~/ui/classes';
import { useLineFacts } from './fight-facts';
import { endWords, signOf } from './fight-words';
import late from './late-parts.module.css';
import styles from './order-list.module.css';

/** The effects on a combatant, each with its sign, name and end, so that they differ without colour. */
export function LastingMarks({ one }: { one: Combatant }) {
  const { names, choosing } = useLineFacts();
  return (
    <>
      {one.lasting.map((lasting) => (
        <a
          key={lasting.id}
          className={classes(styles.mark, late.badge)}
          href={`${choosing(one.id)}#rules-${lasting.id}`}
          data-rules={lasting.conditions.join(' ')}
          data-note={[lasting.text, endWords(names, lasting)].filter(Boolean).join(' · ')}
          data-colour={lasting.colour}
          title={[lasting.name, lasting.text, endWords(names, lasting)].filter(Boolean).join(' · ')}
        >
          <span aria-hidden="true">{signOf(lasting)}</span>
          <span className={styles.word}>{` ${lasting.name}`}</span>
          {lasting.turnsLeft !== null && <small>{` ${lasting.turnsLeft}`}</small>}
        </a>
      ))}
    </>
  );
}
