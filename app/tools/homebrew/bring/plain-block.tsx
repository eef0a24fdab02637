import { plainText, type Statblock, type StatblockLine } from '~/compendium/statblock/statblock';
import styles from './bring.module.css';

/** A statblock as plain text, to compare with its source: without rolls or links. */
export function PlainBlock({ block }: { block: Statblock }) {
  const { name, kind, edition, head, abilities, lines, sections, notes } = block;
  return (
    <div className={styles.block}>
      <p className={styles.blockName}>{name}</p>
      <p>
        <i>{kind}</i> <small>{`${edition} rules`}</small>
      </p>
      <Lines lines={head} />
      <p>
        {abilities.map(({ ability, score, check }) => (
          <span key={ability} className={styles.score}>
            <b>{ability.toUpperCase()}</b> {`${score} (${check.text})`}
          </span>
        ))}
      </p>
      <Lines lines={lines} />
      {sections.map(({ title, intro, entries }) => (
        <div key={title ?? ''}>
          {title !== null && <p className={styles.blockTitle}>{title}</p>}
          {intro !== '' && <p>{intro}</p>}
          {entries.map(({ name: called, note, paragraphs }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries can have equal names, and their order never changes
            <p key={at}>
              <b>{note.length > 0 ? `${called} (${plainText(note)}).` : `${called}.`}</b>{' '}
              {paragraphs.map(plainText).join('\n')}
            </p>
          ))}
        </div>
      ))}
      {notes !== '' && <p>{notes}</p>}
    </div>
  );
}

function Lines({ lines }: { lines: readonly StatblockLine[] }) {
  return lines.map(({ label, segments }) => (
    <p key={label}>
      <b>{label}</b> {plainText(segments)}
    </p>
  ));
}
