import { Button } from '~/ui/button';
import { type Book, slotsOf } from './book';
import { BookForm, type Send } from './book-form';
import styles from './book-screen.module.css';
import type { Slot } from './change-book';

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

/** Formats a slot: "3rd-level slot", "pact slot". */
export function slotWords(slot: Slot): string {
  return slot === 'pact' ? 'pact slot' : `${ORDINALS[slot] ?? slot}-level slot`;
}

/** The remaining slots by level, and buttons for rests; nothing for a book without classes. */
export function SlotRow({
  book,
  send,
  fields,
}: {
  book: Book;
  send: Send;
  fields: Record<string, string>;
}) {
  const { slots, pact } = slotsOf(book);
  if (slots.length === 0 && pact === null) return null;
  return (
    <section aria-label="Spell slots" className={styles.slots}>
      <dl>
        {slots.map((most, at) => (
          <div key={ORDINALS[at + 1]}>
            <dt>{ORDINALS[at + 1]}</dt>
            <dd>{`${most - (book.spent[at] ?? 0)} of ${most}`}</dd>
          </div>
        ))}
        {pact && (
          <div>
            <dt>{`Pact (${ORDINALS[pact.level]})`}</dt>
            <dd>{`${pact.slots - book.pactSpent} of ${pact.slots}`}</dd>
          </div>
        )}
      </dl>
      <BookForm send={send} fields={fields} className={styles.rests}>
        {pact && (
          <Button kind="quiet" compact name="intent" value="short-rest">
            Short rest
          </Button>
        )}
        <Button kind="quiet" compact name="intent" value="long-rest">
          Long rest
        </Button>
      </BookForm>
    </section>
  );
}
