import { SpellLink } from '~/catalogue/tool-link';
import { classes } from '~/ui/classes';
import { Icon } from '~/ui/icon';
import { useLatePart } from '~/ui/use-late-part';
import { useOpened } from '~/ui/use-opened';
import styles from './making.module.css';
import type { Answer } from './making-facts';

type AnswerRowProps = {
  answer: Answer;
  name: string;
  type: 'checkbox' | 'radio';
  isIn: boolean;
  disabled: boolean;
  hidden: boolean;
  /** A row of its own, with its text opened in place; otherwise a chip. */
  asRow: boolean;
  onTick(): void;
};

/** An answer to tick: its name, what is to be known at a glance, and in a row its text on request. */
export function AnswerRow({ answer, asRow, ...row }: AnswerRowProps) {
  const { value, label, words, facts, blocked } = answer;
  const why = !row.isIn && blocked ? blocked : null;
  const small = why ?? (asRow ? facts : words);
  const tick = (
    <label
      className={classes(asRow ? styles.rowTick : styles.tick, row.isIn && styles.ticked)}
      hidden={!asRow && row.hidden}
    >
      <input
        type={row.type}
        name={row.name}
        value={value}
        checked={row.isIn}
        disabled={row.disabled}
        onChange={row.onTick}
      />
      <span>
        {label}
        {small && <small>{small}</small>}
        {answer.mark && why === null && <Mark words={answer.mark} isShort={asRow} />}
      </span>
    </label>
  );
  if (!asRow) return tick;
  return (
    <div className={styles.row} hidden={row.hidden}>
      {tick}
      <About answer={answer} />
    </div>
  );
}

/** The mark of a good first choice, with its reason; in a long list its star says the first words. */
export function Mark({ words, isShort = false }: { words: string; isShort?: boolean }) {
  return (
    <small className={styles.mark}>
      <Icon name="star-filled" />
      <span>
        <span className={classes(isShort && styles.hidden)}>Good first choice: </span>
        {words}
      </span>
    </small>
  );
}

function fetchSpellText() {
  return import('./spell-text');
}

/** The text of an answer, opened in place; without scripts a spell's text is a link to its page. */
function About({ answer }: { answer: Answer }) {
  const { spell, words, label } = answer;
  const { wasOpened, look, open } = useOpened();
  const [late] = useLatePart(fetchSpellText, wasOpened && spell !== undefined);
  if (spell === undefined && !words) return null;
  return (
    <details className={styles.about} onToggle={open} ref={look}>
      <summary aria-label={`About ${label}`}>
        <Icon name="chevron-down" />
      </summary>
      {spell === undefined ? (
        <p>{words}</p>
      ) : late.is === 'here' ? (
        <late.part.SpellText id={spell} />
      ) : (
        <p>
          <SpellLink id={spell} target="_blank" reloadDocument>
            {`Read ${label}`}
          </SpellLink>
        </p>
      )}
    </details>
  );
}
