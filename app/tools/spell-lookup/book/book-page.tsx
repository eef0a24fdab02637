import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useParams } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { DuplicateForm } from '~/catalogue/duplicate/duplicate-form';
import { DuplicatedNotice } from '~/catalogue/duplicate/duplicated-notice';
import { searchSpells } from '~/compendium/search/search.server';
import { readSpellQuery } from '~/compendium/search/spell-search';
import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import { notFound } from '~/platform/answers';
import type { Database } from '~/platform/database.server';
import { spellPaths } from '~/spell-paths';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { useHydrated } from '~/ui/use-hydrated';
import { answerBooks, type BooksAnswer, keeperOf } from './book-intents.server';
import { spellRows } from './book-rows-sql.server';
import { BookScreen } from './book-screen';
import type { BookView } from './book-view';
import { openBook } from './books-sql.server';
import { readSlot } from './change-book';
import { DeviceBookScreen } from './device-book';
import { OnThisDevice } from './on-this-device';

export const handle: FrameHandle = {
  title: 'Spell Lookup',
  to: spellPaths.lookup(),
  back: { to: spellPaths.books(), label: 'All spellbooks' },
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.open?.name ?? 'Spellbook', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** The maximum number of spells offered for adding. */
const MOST_FOUND = 12;
/** For both editions together, when the book and its edition are known only on the device. */
const MOST_FOUND_OF_BOTH = 24;

/** Loads a user's own book. For visitors who are not signed in, the book may be stored on the device. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const userId = await keeperOf(context);
  const asked = new URL(request.url).searchParams;
  const search = (asked.get('add') ?? '').trim().slice(0, 200);
  const view: BookView = asked.get('view') === 'ready' ? 'ready' : 'all';
  const { db } = context.services;
  const slot = readSlot(asked.get('cast') ?? '');
  const cast = slot === null ? null : { slot, spell: (asked.get('spell') ?? '').slice(0, 120) };
  const id = params.id ?? '';
  if (userId === null) {
    return { open: null, rows: [], view, search, cast: null, found: await toAdd(db, search, null) };
  }
  const open = await openBook(db, userId, id);
  if (open === null) return notFound();
  const [rows, found] = await Promise.all([
    spellRows(
      db,
      open.book.spells.map((one) => one.id),
    ),
    toAdd(db, search, open.book.edition),
  ]);
  return { open: { name: open.name, book: open.book }, rows, view, search, cast, found };
}

async function toAdd(
  db: Database,
  search: string,
  edition: string | null,
): Promise<SpellListItem[]> {
  if (search === '') return [];
  const params = new URLSearchParams({
    q: search,
    limit: String(edition === null ? MOST_FOUND_OF_BOTH : MOST_FOUND),
  });
  if (edition !== null) params.set('edition', edition);
  const reading = readSpellQuery(params);
  return reading.ok ? (await searchSpells(db, reading.query)).items : [];
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerBooks(request, context);
}

export default function BookPage() {
  const { open, rows, view, search, cast, found } = useLoaderData<typeof loader>();
  const told = useActionData<BooksAnswer>();
  const { id = '' } = useParams();
  const hydrated = useHydrated();
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      {open === null ? (
        <OnThisDevice next={spellPaths.book({ id })}>
          {hydrated && <DeviceBookScreen {...{ id, view, search, found }} />}
        </OnThisDevice>
      ) : (
        <>
          <DuplicatedNotice />
          <BookScreen
            {...{ id, rows, view, search, found, cast }}
            name={open.name}
            book={open.book}
            problem={told?.problem ?? null}
            send={null}
          />
          <div data-print="no">
            <DuplicateForm kind="spellbook" id={id} />
          </div>
        </>
      )}
    </main>
  );
}
