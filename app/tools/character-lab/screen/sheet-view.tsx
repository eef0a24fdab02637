import { characterPaths } from '~/character-paths';
import type { SheetPart } from '~/characters/exchange/sheet-lines';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import styles from './shelf.module.css';

export type SheetViewProps = {
  name: string;
  /** Level, race, class and the like. */
  line: string;
  parts: readonly SheetPart[];
  missing?: readonly { place: string; words: string }[];
  problems?: readonly { place: string; words: string }[];
  /** The address of its portrait. */
  portrait: string | null;
  /** Its id, for those who may make it another one. */
  makingAt?: string | null;
};

/** Parts whose lines are whole paragraphs. */
const LONG = new Set(['Features', 'About']);

/** A character's sheet to be read: every number, and what is left to choose. */
export function SheetView(props: SheetViewProps) {
  const { name, line, parts, portrait, missing = [], problems = [], makingAt = null } = props;
  return (
    <>
      <div className={`${layout.row} ${layout.spread}`}>
        <h1>{name === '' ? 'Nameless so far' : name}</h1>
        {makingAt !== null && (
          <LinkButton icon="edit" to={characterPaths.making({ id: makingAt })}>
            {missing.length > 0 ? 'Go on making' : 'Change'}
          </LinkButton>
        )}
      </div>
      <p className={layout.soft}>{line}</p>
      {portrait !== null && <img className={styles.portrait} src={portrait} alt="" />}
      <Told title="Left to choose" tone="info" lines={missing} />
      <Told title="Not as the rules have it" tone="warning" lines={problems} />
      <div className={styles.parts}>
        {parts.map(({ title, lines }) => (
          <section key={title} aria-label={title === '' ? 'Numbers' : title}>
            {title !== '' && <h2>{title}</h2>}
            <dl className={LONG.has(title) ? styles.long : styles.lines}>
              {lines.map(({ label, text }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                <Line key={at} label={label} text={text} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>
        <strong>{label}</strong>
      </dt>
      <dd>{text}</dd>
    </>
  );
}

function Told({
  title,
  tone,
  lines,
}: {
  title: string;
  tone: 'info' | 'warning';
  lines: readonly { place: string; words: string }[];
}) {
  if (lines.length === 0) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul>
        {lines.map(({ place, words }) => (
          <li key={`${place} ${words}`}>{words}</li>
        ))}
      </ul>
    </Notice>
  );
}
