import { CASTER_CLASSES } from '~/rules/caster-classes';
import { EDITIONS } from '~/rules/edition';
import { spellPaths } from '~/spell-paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { DELETE, SAVE } from '~/ui/names';
import { Select } from '~/ui/select';
import type { Book } from './book';
import { BookForm, type Send } from './book-form';
import { BOOK_LIMITS } from './book-limits';
import styles from './book-screen.module.css';

type BookSettingsProps = { id: string; name: string; book: Book; send: Send };

/** The settings of a book: character, classes, edition, name, export and deletion. */
export function BookSettings({ id, name, book, send }: BookSettingsProps) {
  const [first] = book.classes;
  return (
    <details className={styles.settings} data-print="no" open={book.classes.length === 0}>
      <summary>Spellbook settings</summary>
      <div className={layout.stack}>
        <BookForm
          key={`classes ${book.classes.length}`}
          send={send}
          fields={{ id }}
          className={styles.add}
        >
          <Select
            label="Class"
            name="class"
            choices={CASTER_CLASSES.map((one) => ({ value: one.toLowerCase(), label: one }))}
            defaultValue={first?.name.toLowerCase() ?? 'wizard'}
          />
          <Field
            label="Level"
            hint="0 removes the class."
            name="level"
            type="number"
            min={0}
            max={20}
            defaultValue={first?.level ?? 1}
          />
          <Button kind="quiet" name="intent" value="set-class">
            Set class
          </Button>
        </BookForm>
        <BookForm send={send} fields={{ id }} className={styles.add}>
          <Field
            label="Character"
            name="character"
            defaultValue={book.character}
            maxLength={BOOK_LIMITS.nameLength}
            autoComplete="off"
          />
          <Select
            label="Rules"
            name="edition"
            choices={EDITIONS.map((one) => ({ value: one, label: one }))}
            defaultValue={book.edition}
          />
          <Button kind="quiet" name="intent" value="describe">
            {SAVE}
          </Button>
        </BookForm>
        <BookForm send={send} fields={{ id }} className={styles.add}>
          <Field label="Name" name="name" defaultValue={name} autoComplete="off" />
          <Button kind="quiet" name="intent" value="rename">
            Rename
          </Button>
          <Button kind="quiet" icon="trash" name="intent" value="delete">
            {DELETE}
          </Button>
        </BookForm>
        {send === null && (
          <p className={layout.row}>
            <a href={spellPaths.bookAs({ id }, 'json')} download>
              Export as JSON
            </a>
            <a href={spellPaths.bookAs({ id }, 'markdown')} download>
              Export as Markdown
            </a>
          </p>
        )}
      </div>
    </details>
  );
}
