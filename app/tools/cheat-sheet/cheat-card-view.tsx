import type { ReactNode } from 'react';
import { classes } from '~/ui/classes';
import { MarkedWords } from '~/ui/marked-words';
import marked from '~/ui/marked-words.module.css';
import styles from './cheat-card.module.css';
import type { EditionCard } from './sheet';

type CheatCardViewProps = {
  card: EditionCard;
  /** The document of its reference. */
  srd: string;
  hidden: boolean;
  /** Its calculator, if any. */
  children?: ReactNode;
};

/** A card with one rule: its title is a link to itself, its footer names the section of the rule. */
export function CheatCardView({ card, srd, hidden, children }: CheatCardViewProps) {
  const { id, title, also, lines, table } = card;
  return (
    <article
      id={id}
      className={classes(styles.card, marked.words)}
      data-also={also}
      hidden={hidden}
    >
      <h3>
        <a href={`#${id}`}>{title}</a>
      </h3>
      <MarkedWords lines={lines} table={table} title={title} />
      {children}
      <p className={styles.source}>
        {srd}, {card.srd}
      </p>
    </article>
  );
}
