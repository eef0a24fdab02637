import { SpellCard } from '~/compendium/spell-card/spell-card';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { Section } from '../../frame/section';
import type { FirstRecords } from '../report/first-records.server';
import styles from './records.module.css';

/** The first records of a dry run, rendered as readers will see them. */
export function FirstRecordsPart({ first: { blocks, spells } }: { first: FirstRecords }) {
  if (blocks.length + spells.length === 0) return null;
  return (
    <Section title="The first of them">
      <div className={styles.first}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records can have equal names, and the order never changes
          <StatblockCard key={at} block={block} />
        ))}
        {spells.map((spell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records can have equal names, and the order never changes
          <div key={at}>
            <h3>{spell.name}</h3>
            <SpellCard spell={spell} titled={false} />
          </div>
        ))}
      </div>
    </Section>
  );
}
