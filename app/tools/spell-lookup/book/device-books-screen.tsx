import { Link } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import type { Edition } from '~/rules/edition';
import { spellPaths } from '~/spell-paths';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { useDeviceList } from '~/ui/use-device-list';
import { EMPTY_BOOK, readBook } from './book';
import { BOOK_LIMITS, NO_ROOM_FOR_BOOKS, readBookName } from './book-limits';
import styles from './book-screen.module.css';
import { DEVICE_BOOKS } from './device-books';
import { NewBookForm } from './new-book-form';

/** The spellbooks stored on this device. */
export function DeviceBooks({ usual }: { usual: Edition }) {
  const [books, change] = useDeviceList(DEVICE_BOOKS);
  const [problem, setProblem] = useState<string | null>(null);
  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const read = readBookName(String(fields.get('name')));
    if (!read.ok) return setProblem(read.problem);
    if (books.length >= BOOK_LIMITS.books) return setProblem(NO_ROOM_FOR_BOOKS);
    const name = String(fields.get('class'));
    const classes = name === '' ? [] : [{ name, level: Number(fields.get('level')) }];
    const book = readBook({ ...EMPTY_BOOK, edition: fields.get('edition'), classes });
    const isKept = change((now) => [...now, { id: crypto.randomUUID(), name: read.text, book }]);
    setProblem(isKept ? null : 'This device is full, or stores nothing for this site.');
    if (isKept) form.reset();
  }
  return (
    <>
      {problem && <Notice tone="problem" announce title={problem} />}
      <form onSubmit={create}>
        <NewBookForm usual={usual} />
      </form>
      {books.length === 0 ? (
        <EmptyState title="No spellbooks yet" icon="star">
          <p>Create one here, or generate a random one.</p>
        </EmptyState>
      ) : (
        <ul className={styles.books}>
          {books.map(({ id, name, book }) => (
            <li key={id}>
              <span className={styles.name}>
                <Link to={spellPaths.book({ id })}>{name}</Link>{' '}
                <small>{`${book.spells.length} spells`}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
