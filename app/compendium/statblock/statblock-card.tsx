import type { ReactNode } from 'react';
import { classes } from '~/ui/classes';
import { AbilitiesTable } from './abilities-table';
import { CreatureHead } from './creature-head';
import { Leaf } from './leaf';
import { Segments } from './segments';
import type { Statblock, StatblockEntry, StatblockLine, StatblockSection } from './statblock';
import styles from './statblock-card.module.css';
import { RulesEditionContext } from './use-rules-edition';

export type StatblockCardProps = {
  block: Statblock;
  /** The heading level of the name. */
  level?: 1 | 2;
  /** Lets long statblocks use two or three columns. */
  mayBeWide?: boolean;
  /** The URL of the creature's token. */
  token?: string;
  /** False omits the name, when a heading around it has it. */
  titled?: boolean;
  /** Shown beside the creature's name. */
  mark?: ReactNode;
};

/** The number of entries from which a statblock uses columns. */
const ENTRIES_FOR_COLUMNS = 8;

/** Renders a creature's statblock on a parchment panel. */
export function StatblockCard({
  block,
  level = 2,
  mayBeWide = false,
  token,
  titled = true,
  mark,
}: StatblockCardProps) {
  const Title = `h${level === 1 ? 2 : 3}` as const;
  const entries = block.sections.reduce((sum, section) => sum + section.entries.length, 0);
  const long = entries >= ENTRIES_FOR_COLUMNS;
  return (
    <RulesEditionContext.Provider value={block.edition}>
      <Leaf
        className={classes(styles.card, long && mayBeWide && styles.wide)}
        data-layout={block.layout}
        data-print={long ? 'long' : undefined}
        aria-label={block.name}
      >
        <CreatureHead block={block} level={titled ? level : null} token={token} mark={mark} />
        <div className={styles.columns}>
          <div className={styles.facts}>
            <AbilitiesTable abilities={block.abilities} layout={block.layout} />
            <Lines lines={block.lines} />
          </div>
          {block.sections.map((section) => (
            <Section key={section.title} section={section} heading={Title} />
          ))}
          {block.notes !== '' && <p className={styles.notes}>{block.notes}</p>}
        </div>
      </Leaf>
    </RulesEditionContext.Provider>
  );
}

function Lines({ lines }: { lines: readonly StatblockLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, segments }) => (
        <div key={label}>
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
    <>
      {title !== null && <Heading className={styles.title}>{title}</Heading>}
      {intro !== '' && <p>{intro}</p>}
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries can have equal names, and their order never changes
        <Entry key={at} entry={entry} />
      ))}
    </>
  );
}

function Entry({ entry: { name, note, paragraphs } }: { entry: StatblockEntry }) {
  const [first = [], ...others] = paragraphs;
  return (
    <div>
      <p>
        <b>
          <Segments segments={note.length > 0 ? [`${name} (`, ...note, ').'] : [`${name}.`]} />
        </b>
        <Segments segments={[' ', ...first]} />
      </p>
      {others.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the paragraphs never changes
        <p key={at}>
          <Segments segments={paragraph} />
        </p>
      ))}
    </div>
  );
}
