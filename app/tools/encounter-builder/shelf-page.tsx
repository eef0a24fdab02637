import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { encounterPaths } from '~/encounter-paths';
import {
  bringBackEncounter,
  encounterShelf,
  listEncounters,
} from '~/encounters/kept/encounters.server';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { Button, LinkButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { SEARCH, UNDO } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { RecentlyDeleted } from '~/ui/recently-deleted';
import { Select } from '~/ui/select';
import styles from './kept/kept.module.css';
import { KeptCard } from './kept/kept-card';
import { foldersOf, readShelfAsk, shownOf, tagsOf } from './kept/shelf-ask';

export const handle: FrameHandle = {
  title: 'Encounter Builder',
  to: encounterPaths.builder(),
  back: { to: encounterPaths.builder(), label: 'New encounter' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('My encounters', matches);

/** The user's encounters that match the URL's filters. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { db } = context.services;
  const params = new URL(request.url).searchParams;
  const asked = readShelfAsk(params);
  const away = params.get('away')?.slice(0, 80) ?? '';
  const [all, putAway, name] = await Promise.all([
    listEncounters(db, userId),
    encounterShelf.countDeleted(db, userId),
    away === '' ? null : encounterShelf.nameOfDeleted(db, userId, away),
  ]);
  return {
    asked,
    putAway,
    kept: all.length,
    shown: shownOf(all, asked),
    folders: foldersOf(all),
    tags: tagsOf(all),
    away: name === null ? null : { id: away, name },
    back: params.get('back') === '1',
  };
}

/** Restores a soft-deleted encounter, or deletes all of them for good. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { db } = context.services;
  const form = await readForm(request);
  switch (form.get('intent')) {
    case 'bring-back': {
      const done = await bringBackEncounter(db, userId, String(form.get('id') ?? ''));
      if (done) return data({ problem: null, said: 'Restored.' });
      const problem = 'This encounter cannot be restored: it is gone, or there is no room for it.';
      return data({ problem, said: null }, { status: 409 });
    }
    case 'forget-deleted':
      await encounterShelf.forgetDeleted(db, userId);
      return data({ problem: null, said: 'Deleted permanently.' });
    default:
      return data(
        { problem: 'This form is out of date. Reload the page and try again.', said: null },
        { status: 400 },
      );
  }
}

export default function ShelfPage() {
  const { asked, putAway, kept, shown, folders, tags, away } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  return (
    <main id="main" className={layout.stack}>
      <div className={`${layout.row} ${layout.spread}`}>
        <h1>My encounters</h1>
        <div className={layout.row}>
          <LinkButton icon="plus" to={encounterPaths.builder()}>
            New encounter
          </LinkButton>
          <LinkButton kind="quiet" icon="upload" to={encounterPaths.import()}>
            Import
          </LinkButton>
        </div>
      </div>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      {told?.said && <Notice tone="good" announce title={told.said} />}
      {away && !told && (
        <Notice tone="good" announce dismissTo={encounterPaths.shelf()}>
          <Form method="post" replace className={layout.row}>
            <span>{`“${away.name}” deleted.`}</span>
            <input type="hidden" name="id" value={away.id} />
            <Button kind="quiet" compact name="intent" value="bring-back" icon="undo">
              {UNDO}
            </Button>
          </Form>
        </Notice>
      )}
      {kept > 0 && (
        <Form method="get" className={styles.search} aria-label="Search my encounters">
          <Field label="Name" type="search" name="q" defaultValue={asked.q} maxLength={100} />
          <Select
            label="Folder"
            name="folder"
            choices={choices(folders)}
            defaultValue={asked.folder}
          />
          <Select label="Tag" name="tag" choices={choices(tags)} defaultValue={asked.tag} />
          <Select
            label="Status"
            name="status"
            choices={choices(['draft', 'ready', 'played'])}
            defaultValue={asked.status}
          />
          <Button kind="quiet" icon="search">
            {SEARCH}
          </Button>
        </Form>
      )}
      {shown.length === 0 ? (
        <EmptyState title={kept === 0 ? 'No encounters yet' : 'No encounter matches'} icon="star">
          <p>
            {kept === 0
              ? 'Build one and save it: it is here on all your devices.'
              : 'Remove a filter.'}
          </p>
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {shown.map((one) => (
            <KeptCard key={one.id} one={one} />
          ))}
        </ul>
      )}
      <p>
        <Link to={encounterPaths.day()}>Plan an adventuring day</Link>
      </p>
      <RecentlyDeleted count={putAway} restoreAt={paths.recentlyDeleted()} />
    </main>
  );
}

function choices(words: readonly string[]) {
  return [{ value: '', label: 'Any' }, ...words.map((word) => ({ value: word, label: word }))];
}
