import { Badge } from '~/ui/badge';
import { classes } from '~/ui/classes';
import { AbilitiesTable } from './abilities-table';
import { Segments } from './segments';
import type { Statblock, StatblockEntry, StatblockLine, StatblockSection } from './statblock';
import styles from './statblock-card.module.css';
import { RulesEditionContext } from './use-rules-edition';

export type StatblockCardProps = {
  block: Statblock;
  /** The rank of the creature's name among the page's headings. */
  level?: 1 | 2;
  /** Where long statblocks may fall into two columns. */
  mayBeWide?: boolean;
};

/** From this many entries a statblock is better read in two columns. */
const ENTRIES_FOR_TWO_COLUMNS = 8;

/** A creature's statblock as a leaf of parchment. */
export function StatblockCard({ block, level = 2, mayBeWide = false }: StatblockCardProps) {
  const Name = `h${level}` as const;
  const Title = `h${level === 1 ? 2 : 3}` as const;
  const entries = block.sections.reduce((sum, section) => sum + section.entries.length, 0);
  const long = entries >= ENTRIES_FOR_TWO_COLUMNS;
  return (
    <RulesEditionContext.Provider value={block.edition}>
      <article
        className={classes(styles.card, long && mayBeWide && styles.wide)}
        data-layout={block.layout}
        data-print={long ? 'long' : undefined}
        aria-label={block.name}
      >
        <div className={styles.columns}>
          <header className={styles.top}>
            <Name className={styles.name}>{block.name}</Name>
            <Badge>{block.edition}</Badge>
            <p className={styles.kind}>{block.kind}</p>
          </header>
          <div className={styles.facts}>
            <Lines lines={block.head} />
            <AbilitiesTable abilities={block.abilities} layout={block.layout} />
            <Lines lines={block.lines} />
          </div>
          {block.sections.map((section) => (
            <Section key={section.title} section={section} heading={Title} />
          ))}
          {block.notes !== '' && <p className={styles.notes}>{block.notes}</p>}
        </div>
      </article>
    </RulesEditionContext.Provider>
  );
}

function Lines({ lines }: { lines: readonly StatblockLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, segments }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>{' '}
          <dd>
            <Segments segments={segments} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Section({
  section: { title, intro, entries },
  heading: Heading,
}: {
  section: StatblockSection;
  heading: 'h2' | 'h3';
}) {
  return (
    <div className={styles.section}>
      {title !== null && <Heading className={styles.title}>{title}</Heading>}
      {intro !== '' && <p>{intro}</p>}
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may share a name, and none ever moves
        <Entry key={at} entry={entry} />
      ))}
    </div>
  );
}

function Entry({ entry: { name, note, paragraphs } }: { entry: StatblockEntry }) {
  const [first = [], ...others] = paragraphs;
  return (
    <div className={styles.entry}>
      <p>
        <strong className={styles.entryName}>
          {name}
          {note.length > 0 && (
            <>
              {' ('}
              <Segments segments={note} />)
            </>
          )}
          .
        </strong>{' '}
        <Segments segments={first} />
      </p>
      {others.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
        <p key={at} className={styles.more}>
          <Segments segments={paragraph} />
        </p>
      ))}
    </div>
  );
}
