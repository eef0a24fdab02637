import { Form, Link } from '@remix-run/react';
import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import { spellPaths } from '~/spell-paths';
import { Button, LinkButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { SEARCH, UNDO } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { Tabs } from '~/ui/tabs';
import { byLevel } from '../classes/by-level';
import { levelHeading } from '../spell-words';
import type { Book } from './book';
import { BookForm, type Send } from './book-form';
import { whyNotTaken } from './book-rules';
import styles from './book-screen.module.css';
import { BookSettings } from './book-settings';
import { BookSpellRow } from './book-spell-row';
import { type BookView, shownSpells } from './book-view';
import { keyOf, type Slot } from './change-book';
import { SlotRow, slotWords } from './slot-row';

export type BookScreenProps = {
  id: string;
  name: string;
  book: Book;
  rows: readonly SpellListItem[];
  view: BookView;
  /** The search for spells to add, and its results. */
  search: string;
  found: readonly SpellListItem[];
  /** The spell that was just cast. */
  cast: { slot: Slot; spell: string } | null;
  problem: string | null;
  send: Send;
};

/** A spellbook: its spells, which are prepared, and the spent slots. */
export function BookScreen(props: BookScreenProps) {
  const { id, name, book, rows, view, search, found, cast, problem, send } = props;
  const shown = shownSpells(book, rows, view);
  const prepared = book.spells.filter((one) => one.prepared).length;
  const at = { id, 'at-add': search, 'at-view': view === 'all' ? '' : view };
  const ids = shown.map((one) => one.id).join(',');
  const classes = book.classes.map((one) => `${one.name} ${one.level}`).join(', ');
  return (
    <>
      <header className={layout.stack}>
        <h1>{name}</h1>
        <p className={layout.lead}>
          {[book.character, classes, `${book.edition} rules`, `${prepared} prepared`]
            .filter((one) => one !== '')
            .join(' · ')}
        </p>
      </header>
      {problem && <Notice tone="problem" announce title={problem} />}
      {cast && (
        <Notice tone="good" announce>
          <BookForm send={send} fields={{ ...at, slot: String(cast.slot) }} className={layout.row}>
            <span>{`${cast.spell === '' ? 'A spell' : cast.spell} was cast from a ${slotWords(cast.slot)}.`}</span>
            <Button kind="quiet" name="intent" value="uncast" icon="undo" compact>
              {UNDO}
            </Button>
          </BookForm>
        </Notice>
      )}
      <SlotRow book={book} send={send} fields={at} />
      <div className={layout.row} data-print="no">
        <Tabs
          label="Spells shown"
          tabs={[
            { to: viewAddress(search, 'all'), label: 'All spells', current: view === 'all' },
            {
              to: viewAddress(search, 'ready'),
              label: 'Prepared or ritual',
              current: view === 'ready',
            },
          ]}
        />
        {shown.length > 0 && (
          <LinkButton
            kind="quiet"
            compact
            icon="print"
            reloadDocument
            to={spellPaths.cards(`?of=spells&id=${ids}`)}
            rel="nofollow"
          >
            Cards
          </LinkButton>
        )}
      </div>
      {shown.length === 0 && (
        <EmptyState title={book.spells.length === 0 ? 'No spells yet' : 'No spells prepared'}>
          <p>
            {book.spells.length === 0
              ? 'Search for a spell below and add it.'
              : 'Prepare spells under “All spells”. Rituals and cantrips are always here.'}
          </p>
        </EmptyState>
      )}
      {byLevel(shown).map(({ level, spells }) => (
        <section key={level} aria-labelledby={`level-${level}`} className={styles.level}>
          <h2 id={`level-${level}`}>{levelHeading(level)}</h2>
          <ul>
            {spells.map((spell) => (
              <BookSpellRow
                key={spell.key}
                spell={spell}
                fields={at}
                send={send}
                manyClasses={book.classes.length > 1}
              />
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="add" className={layout.stack} data-print="no">
        <h2 id="add">Add spells</h2>
        <Form method="get" className={styles.add} preventScrollReset>
          {view !== 'all' && <input type="hidden" name="view" value={view} />}
          <Field
            label="Name"
            name="add"
            type="search"
            defaultValue={search}
            maxLength={200}
            autoComplete="off"
          />
          <Button kind="quiet" icon="search">
            {SEARCH}
          </Button>
        </Form>
        {search !== '' && found.length === 0 && (
          <p role="status">{`No spell found for “${search}”.`}</p>
        )}
        <ul className={styles.found}>
          {found.map((spell) => (
            <li key={spell.id}>
              <span>
                <Link to={spellPaths.spell(spell)}>{spell.name}</Link>{' '}
                <small>{`${levelHeading(spell.level).replace(/s$/, '')}, ${spell.edition}`}</small>
              </span>
              <AddForms {...{ spell, book, at, send }} />
            </li>
          ))}
        </ul>
      </section>
      <BookSettings {...{ id, name, book, send }} />
    </>
  );
}

type AddFormsProps = { spell: SpellListItem; book: Book; at: Record<string, string>; send: Send };

/** A button for each class that the spell can be known for; one for a book without classes. */
function AddForms({ spell, book, at, send }: AddFormsProps) {
  const ways = book.classes.length > 1 ? book.classes.map((one) => one.name) : [null];
  return ways.map((as) => {
    const isHere = book.spells.some((one) => keyOf(one) === keyOf({ id: spell.id, as }));
    const problem = isHere ? null : whyNotTaken(book, spell, as);
    if (problem !== null) return <small key={as ?? ''}>{problem}</small>;
    return (
      <BookForm key={as ?? ''} send={send} fields={{ ...at, spell: spell.id, as: as ?? '' }}>
        <Button
          kind="quiet"
          compact
          icon={isHere ? 'check' : 'plus'}
          name="intent"
          value="add"
          disabled={isHere}
        >
          {isHere ? 'Added' : as === null ? 'Add' : `Add as ${as.toLowerCase()}`}
        </Button>
      </BookForm>
    );
  });
}

function viewAddress(search: string, view: BookView): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('add', search);
  if (view !== 'all') params.set('view', view);
  return `?${params}`;
}
