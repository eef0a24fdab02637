import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { homebrewPaths } from '~/homebrew-paths';
import { partiesOf } from '~/parties/kept/parties.server';
import { readForm } from '~/platform/form';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Pagination } from '~/ui/pagination';
import type { PlainHandle } from '~/ui/plain-page';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { lastAct } from '../kept/acts-sql.server';
import { listCreatures, placesOf } from '../kept/list-sql.server';
import { actWords } from './act-form';
import { AwayForm } from './away-form';
import { CreatureTable } from './creature-table';
import { EmptyList } from './empty-list';
import styles from './list.module.css';
import { askSearch, isNarrowed, readListAsk } from './list-ask';
import { doInList } from './list-intents.server';
import { ListNotices } from './list-notices';
import { ListSearch } from './list-search';
import script from './page-script.ts?plain';
import { SeveralBar } from './several-bar';
import { WaysIn } from './ways-in';

export const handle: FrameHandle & PlainHandle = {
  hydrate: false,
  script,
  title: 'Homebrew Monsters',
  to: homebrewPaths.list(),
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Homebrew Monsters', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** Loads the user's creatures that match the query parameters. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { db } = context.services;
  const params = new URL(request.url).searchParams;
  const asked = readListAsk(params);
  const did = params.get('did')?.slice(0, 80) ?? '';
  const [page, places, parties, act] = await Promise.all([
    listCreatures(db, userId, asked),
    placesOf(db, userId),
    partiesOf(db, userId),
    did === '' ? null : lastAct(db, userId, did),
  ]);
  const names = parties.map(({ id, name }) => ({ id, name }));
  const to = act?.kind === 'party' ? names.find(({ id }) => id === act.to) : undefined;
  return {
    asked,
    page,
    ...places,
    parties: names,
    act: act && { id: act.id, words: actWords(act, to?.name ?? null) },
    told: {
      copied: page.items.find(({ id }) => id === params.get('copied'))?.name ?? null,
      undone: Number(params.get('undone')) || 0,
      back: Number(params.get('back')) || 0,
      cleared: params.get('cleared') === '1',
    },
  };
}

/** Moves, tags, shares with a party, deletes or restores several creatures; undoes the last action; copies one. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const asked = readListAsk(new URL(request.url).searchParams);
  const form = await readForm(request);
  const { status, ...answer } = await doInList(context.services, { userId, asked, form });
  return data(answer, { status });
}

/** The list of the user's own and imported creatures. */
export default function HomebrewPage() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { asked, page, kept, away, folders, tags, parties } = shown;
  const names = Object.fromEntries(parties.map(({ id, name }) => [id, name]));
  const ticked = answer?.typed.ids ?? [];
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <div className={`${layout.row} ${layout.spread}`}>
        <h1>
          {asked.away ? 'Recently deleted' : <VisuallyHidden>Homebrew Monsters</VisuallyHidden>}
        </h1>
        {!asked.away && kept > 0 && <WaysIn />}
      </div>
      <ListNotices {...shown} problem={answer?.problem ?? null} />
      {!asked.away && kept > 0 && <ListSearch asked={asked} folders={folders} tags={tags} />}
      {page.items.length === 0 ? (
        <EmptyList away={asked.away} narrowed={isNarrowed(asked)} />
      ) : asked.away ? (
        <AwayForm count={page.count} isMore={page.next !== null || asked.after !== null}>
          <CreatureTable items={page.items} ticked={ticked} parties={names} away />
        </AwayForm>
      ) : (
        <Form method="post" className={styles.form}>
          {/* Enter in a field presses the first button of the form: this disabled one, so that nothing happens. */}
          <button type="submit" disabled hidden />
          <CreatureTable items={page.items} ticked={ticked} parties={names} />
          <SeveralBar
            count={page.count}
            isMore={page.next !== null || asked.after !== null}
            {...{ folders: folders.filter(({ word }) => word !== ''), tags, parties }}
            typed={answer?.typed ?? null}
            search={askSearch(asked)}
          />
        </Form>
      )}
      {(page.next !== null || asked.after !== null) && (
        <Pagination
          label="Pages of monsters"
          previous={asked.after === null ? null : homebrewPaths.list(askSearch(asked))}
          next={page.next && homebrewPaths.list(askSearch(asked, { after: page.next }))}
          summary={`${page.count.toLocaleString('en')} in total`}
        />
      )}
      {asked.away ? (
        <p>
          <Link to={homebrewPaths.list()}>Back to my monsters</Link>
        </p>
      ) : (
        away > 0 && (
          <p>
            <Link to={homebrewPaths.list('?away=1')}>
              {`Recently deleted (${away.toLocaleString('en')})`}
            </Link>
          </p>
        )
      )}
    </main>
  );
}
