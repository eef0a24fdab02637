import { characterPaths } from '~/character-paths';
import type { SheetPart } from '~/characters/exchange/sheet-lines';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import sheet from './sheet-view.module.css';
import styles from './shelf.module.css';

export type SheetViewProps = {
  name: string;
  /** Level, race, class and so on. */
  line: string;
  parts: readonly SheetPart[];
  missing?: readonly { place: string; words: string }[];
  problems?: readonly { place: string; words: string }[];
  /** The URL of the portrait. */
  portrait: string | null;
  /** Its id, for users who can edit it. */
  makingAt?: string | null;
};

/** Sections whose lines are whole paragraphs. */
const LONG = new Set(['Features', 'About']);

/** Reference sections that start collapsed on a phone. */
const FOLDED = new Set(['Proficiencies', 'Spells', 'Features', 'Equipment', 'About']);

/** A read-only sheet with every number and the open choices. */
export function SheetView(props: SheetViewProps) {
  const { name, line, parts, portrait, missing = [], problems = [], makingAt = null } = props;
  return (
    <>
      <div className={`${layout.row} ${layout.spread}`}>
        <h1>{name === '' ? 'Unnamed character' : name}</h1>
        {makingAt !== null && (
          <LinkButton icon="edit" to={characterPaths.making({ id: makingAt })}>
            {missing.length > 0 ? 'Continue' : 'Edit'}
          </LinkButton>
        )}
      </div>
      <p className={layout.soft}>{line}</p>
      {portrait !== null && <img className={styles.portrait} src={portrait} alt="" />}
      <Told title="Left to choose" tone="info" lines={missing} />
      <Told title="Not allowed by the rules" tone="warning" lines={problems} />
      <nav className={sheet.jump} aria-label="Parts of the sheet" data-print="no">
        {parts.map(({ title }) => (
          <a key={title} href={`#${idOf(title)}`}>
            {title === '' ? 'Numbers' : title}
          </a>
        ))}
      </nav>
      <div className={sheet.parts}>
        {parts.map((part) => (
          <Part key={part.title} {...part} />
        ))}
      </div>
    </>
  );
}

function Part({ title, lines }: SheetPart) {
  const list = (
    // The id is inside the collapsed section, so that a link to it opens the section.
    <dl id={idOf(title)} className={sheetList(title)}>
      {lines.map(({ label, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
        <Line key={at} label={label} text={text} />
      ))}
    </dl>
  );
  if (title === '') {
    return (
      <section className={sheet.part} aria-label="Numbers">
        {list}
      </section>
    );
  }
  return (
    <details className={sheet.part} open={!FOLDED.has(title)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {list}
    </details>
  );
}

function sheetList(title: string): string | undefined {
  return LONG.has(title) ? sheet.long : title === '' ? sheet.numbers : sheet.lines;
}

/** The element id of a section: "sheet-abilities-and-saves". */
function idOf(title: string): string {
  return `sheet-${title === '' ? 'numbers' : title.toLowerCase().replaceAll(' ', '-')}`;
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
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
