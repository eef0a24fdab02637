import type { Combatant } from '~/fights/log/state';
import { useLineFacts } from './fight-facts';
import { endWords, signOf } from './fight-words';
import styles from './order-list.module.css';

/** What lasts on somebody, each with its sign, its name and what ends it: told apart without a colour. */
export function LastingMarks({ one }: { one: Combatant }) {
  const { names } = useLineFacts();
  return (
    <>
      {one.lasting.map((lasting) => (
        <span
          key={lasting.id}
          className={styles.mark}
          data-colour={lasting.colour}
          title={[lasting.text, endWords(names, lasting)].filter(Boolean).join(' · ') || undefined}
        >
          <span aria-hidden="true">{signOf(lasting)}</span>
          {` ${lasting.name}`}
          {lasting.turnsLeft !== null && <small>{` ${lasting.turnsLeft}`}</small>}
        </span>
      ))}
    </>
  );
}
