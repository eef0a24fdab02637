import { Link } from '@remix-run/react';
import { spellPaths } from '~/spell-paths';
import { Button, IconButton } from '~/ui/button';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { BookForm, type Send } from './book-form';
import styles from './book-screen.module.css';
import type { ShownSpell } from './book-view';
import { slotWords } from './slot-row';

type BookSpellRowProps = {
  spell: ShownSpell;
  fields: Record<string, string>;
  send: Send;
  manyClasses: boolean;
};

/** A spell of a book with buttons to prepare it, cast it with an available slot, and remove it. */
export function BookSpellRow({ spell, fields, send, manyClasses }: BookSpellRowProps) {
  const { key, id, name, as, prepared, row, slots, isPrepared, problem } = spell;
  const says = [
    ...(manyClasses && as ? [as] : []),
    ...(row?.ritual ? ['ritual'] : []),
    ...(row?.concentration ? ['concentration'] : []),
    ...(row === null ? ['no longer available'] : []),
  ];
  return (
    <li>
      <span className={styles.name}>
        {row === null ? name : <Link to={spellPaths.spell({ id })}>{name}</Link>}{' '}
        <small>{says.join(', ')}</small>
        {problem && <small>{problem}</small>}
      </span>
      <span className={styles.presses} data-print="no">
        {isPrepared && (
          <BookForm send={send} fields={{ ...fields, spell: key }}>
            <Button
              kind={prepared ? 'primary' : 'quiet'}
              compact
              icon={prepared ? 'check' : 'plus'}
              name="intent"
              value={prepared ? 'unprepare' : 'prepare'}
              aria-pressed={prepared}
            >
              {prepared ? 'Prepared' : 'Prepare'}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </BookForm>
        )}
        {slots.length > 0 && (
          <BookForm send={send} fields={{ ...fields, spell: name }} className={styles.cast}>
            <label>
              <VisuallyHidden>{`Slot for ${name}`}</VisuallyHidden>
              <select name="slot" defaultValue={String(slots[0])}>
                {slots.map((slot) => (
                  <option key={slot} value={slot}>
                    {slotWords(slot)}
                  </option>
                ))}
              </select>
            </label>
            <Button kind="quiet" compact name="intent" value="cast">
              Cast<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </BookForm>
        )}
        <BookForm send={send} fields={{ ...fields, spell: key }}>
          <IconButton icon="trash" label={`Remove ${name}`} name="intent" value="remove" />
        </BookForm>
      </span>
    </li>
  );
}
