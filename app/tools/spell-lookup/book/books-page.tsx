import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { DuplicateForm } from '~/catalogue/duplicate/duplicate-form';
import { readPreferences } from '~/platform/preferences';
import type { Edition } from '~/rules/edition';
import { spellPaths } from '~/spell-paths';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { TextArea } from '~/ui/field';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { DELETE, RESTORE, UNDO } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import { answerBooks, type BooksAnswer, keeperOf } from './book-intents.server';
import styles from './book-screen.module.css';
import { booksOf, deletedBooks } from './books-sql.server';
import { DeviceBooks } from './device-books-screen';
import { NewBookForm } from './new-book-form';
import { OnThisDevice } from './on-this-device';
import { TakeBooksAlong } from './take-along-offer';

export const handle: FrameHandle = {
  title: 'Spell Lookup',
  to: spellPaths.lookup(),
  back: { to: spellPaths.lookup(), label: 'All spells' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('My spellbooks', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { edition } = readPreferences(request.headers);
  const usual: Edition = edition === '2024' ? '2024' : '2014';
  const userId = await keeperOf(context);
  if (userId === null) return { usual, mine: null };
  const { db } = context.services;
  const [books, putAway] = await Promise.all([booksOf(db, userId), deletedBooks(db, userId)]);
  const asked = new URL(request.url).searchParams.get('deleted');
  const deleted = putAway.find(({ id }) => id === asked) ?? null;
  return { usual, mine: { books, putAway, deleted, formKey: crypto.randomUUID() } };
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerBooks(request, context);
}

/** The page of the user's spellbooks, in the account or on this device. */
export default function BooksPage() {
  const { usual, mine } = useLoaderData<typeof loader>();
  const told = useActionData<BooksAnswer>();
  const hydrated = useHydrated();
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <h1>My spellbooks</h1>
      <p>
        <Link to={spellPaths.randomBook()}>Generate a random spellbook</Link>
      </p>
      {told && <Notice tone="problem" announce title={told.problem} />}
      {mine === null ? (
        <OnThisDevice next={spellPaths.books()}>
          {hydrated && <DeviceBooks usual={usual} />}
        </OnThisDevice>
      ) : (
        <>
          {hydrated && <TakeBooksAlong />}
          <AccountBooks {...mine} usual={usual} typed={told?.typed} />
        </>
      )}
    </main>
  );
}

type AccountBooksProps = {
  books: readonly { id: string; name: string; character: string; spells: number }[];
  putAway: readonly { id: string; name: string }[];
  deleted: { id: string; name: string } | null;
  formKey: string;
  usual: Edition;
  typed: BooksAnswer['typed'];
};

function AccountBooks({ books, putAway, deleted, formKey, usual, typed }: AccountBooksProps) {
  return (
    <>
      {deleted && (
        <Notice tone="good" announce dismissTo={spellPaths.books()}>
          <Form method="post" replace className={layout.row}>
            <span>{`“${deleted.name}” deleted.`}</span>
            <input type="hidden" name="id" value={deleted.id} />
            <Button kind="quiet" name="intent" value="bring-back" icon="undo" compact>
              {UNDO}
            </Button>
          </Form>
        </Notice>
      )}
      <Form method="post" key={formKey} className={layout.stack}>
        <input type="hidden" name="key" value={formKey} />
        <NewBookForm usual={usual} typed={typed?.intent === 'create' ? typed.name : undefined} />
        <details open={Boolean(typed?.json) || undefined}>
          <summary>Import</summary>
          <TextArea
            label="Text from “Export as JSON”"
            name="json"
            rows={4}
            defaultValue={typed?.json ?? ''}
          />
        </details>
      </Form>
      {books.length === 0 ? (
        <EmptyState title="No spellbooks yet" icon="star">
          <p>Create one here, or add a spell from its page.</p>
        </EmptyState>
      ) : (
        <ul className={styles.books}>
          {books.map(({ id, name, character, spells }) => (
            <li key={id}>
              <span className={styles.name}>
                <Link to={spellPaths.book({ id })}>{name}</Link>{' '}
                <small>
                  {[character, spells === 1 ? '1 spell' : `${spells} spells`]
                    .filter((one) => one !== '')
                    .join(', ')}
                </small>
              </span>
              <div className={layout.row}>
                <DuplicateForm kind="spellbook" id={id} name={name} />
                <Form method="post" replace>
                  <input type="hidden" name="id" value={id} />
                  <Button kind="quiet" compact icon="trash" name="intent" value="delete">
                    {DELETE}
                  </Button>
                </Form>
              </div>
            </li>
          ))}
        </ul>
      )}
      {putAway.length > 0 && (
        <details>
          <summary>{`Recently deleted (${putAway.length})`}</summary>
          <p>Deleted permanently after 30 days, or when a new one needs the space.</p>
          <ul className={styles.books}>
            {putAway.map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button kind="quiet" name="intent" value="bring-back" icon="undo" compact>
                    {RESTORE}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
          <Form method="post">
            <Button kind="quiet" name="intent" value="forget-deleted" icon="trash">
              Delete permanently
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}
