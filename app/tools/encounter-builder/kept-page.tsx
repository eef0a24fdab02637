import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { AddLink } from '~/catalogue/add-to/add-link';
import { DuplicateForm } from '~/catalogue/duplicate/duplicate-form';
import { DuplicatedNotice } from '~/catalogue/duplicate/duplicated-notice';
import { encounterPaths } from '~/encounter-paths';
import { historyOf } from '~/encounters/kept/encounter-history.server';
import { openEncounter } from '~/encounters/kept/encounters.server';
import { mapShelf } from '~/maps/kept/saved-maps.server';
import { notFound, notNow } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { Button, LinkButton } from '~/ui/button';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { DELETE } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { askSearch } from './address/ask';
import { knownOf } from './builder.server';
import { fightRows } from './fight-rows';
import { playersOf } from './heroes.server';
import { judged } from './judged';
import { draftOf } from './keep/encounter-of';
import { DetailsForm } from './kept/details-fields';
import { History } from './kept/history';
import styles from './kept/kept.module.css';
import { doWithKept } from './kept/kept-encounter.server';
import { ShareForm } from './kept/share-form';
import { FightTable } from './screen/fight-table';
import { Advice, Verdict } from './screen/verdict';
import { WaysOn } from './screen/ways-on';

export const handle: FrameHandle = {
  title: 'Encounter Builder',
  to: encounterPaths.builder(),
  back: { to: encounterPaths.shelf(), label: 'My encounters' },
};

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  privateMeta(shown?.listed.name ?? 'Encounter', matches);

/** The user's own encounter with all stored details. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { services } = context;
  const opened = await openEncounter(services, userId, params.id ?? '');
  if (opened === null) return notFound();
  if (opened === 'unread') return notNow('This encounter cannot be read now. Try again later.');
  const { listed, encounter, code } = opened;
  const draft = draftOf(encounter, { id: listed.id, version: listed.version });
  const ask = { draft, saysParty: true, rest: new URLSearchParams(), problems: [] };
  const [known, players, history, maps] = await Promise.all([
    knownOf(
      services,
      draft.rows.flatMap(({ id }) => id ?? []),
      userId,
    ),
    playersOf(services, ask, userId),
    historyOf(services.db, userId, listed.id),
    mapShelf.list(services.db, userId),
  ]);
  return {
    listed,
    encounter,
    known,
    history,
    maps: maps.map(({ id, name }) => ({ id, name })),
    heroes: players.heroes,
    link: listed.shared ? `${services.config.APP_ORIGIN}${encounterPaths.shared({ code })}` : null,
    done: new URL(request.url).searchParams.get('done'),
  };
}

/** Saves notes, shares, copies, soft-deletes, or restores a former version. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const opened = await openEncounter(context.services, userId, params.id ?? '');
  if (opened === null) return notFound();
  if (opened === 'unread') return notNow('This encounter cannot be read now. Try again later.');
  const form = await readForm(request);
  const { status, answer } = await doWithKept(context.services, { userId, opened, form });
  return data(answer, { status });
}

const DONE: Readonly<Record<string, string>> = {
  saved: 'Saved.',
  shared: 'Shared: whoever has the link can view it.',
  closed: 'Sharing stopped. The link no longer works.',
  restored: 'Earlier version restored. The one before it is in the history.',
};

export default function KeptEncounterPage() {
  const { listed, encounter, known, heroes, history, maps, link, done } =
    useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const draft = draftOf(encounter, { id: listed.id, version: listed.version });
  const rows = fightRows(draft.rows, known, encounter.creatures);
  const fight = { edition: draft.edition, ignoreWeak: draft.ignoreWeak, rows, heroes };
  const judgement = judged(fight);
  const said = done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return (
    <main id="main" className={layout.stack}>
      <div className={`${layout.row} ${layout.spread}`}>
        <h1 className={styles.heading}>{listed.name}</h1>
        <div className={layout.row}>
          <AddLink thing={{ kind: 'encounter', id: listed.id, name: listed.name }} />
          <LinkButton icon="edit" to={encounterPaths.builder(askSearch(draft))}>
            Edit encounter
          </LinkButton>
        </div>
      </div>
      {told?.problem && (
        <Notice tone="problem" announce title={told.problem}>
          {told.typed && <p>What you typed is still below.</p>}
        </Notice>
      )}
      {!told && <DuplicatedNotice />}
      {said && !told && (
        <Notice tone="good" announce dismissTo={encounterPaths.kept(listed)}>
          {said}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={layout.stack}>
          <Verdict fight={fight} told={judgement} />
          <FightTable rows={rows} notes={encounter.creatures} />
          <Advice told={judgement} />
          <WaysOn draft={draft} name={listed.name} />
          <ShareForm link={link} />
        </div>
        <div className={layout.stack}>
          <DetailsForm
            key={listed.version}
            listed={listed}
            encounter={encounter}
            maps={maps}
            typed={told?.typed ?? null}
          />
          <History history={history} version={listed.version} />
          <div className={styles.ways} data-print="no">
            <DuplicateForm kind="encounter" id={listed.id} />
            <Form method="post">
              <Button kind="quiet" name="intent" value="put-away" icon="trash">
                {DELETE}
              </Button>
            </Form>
          </div>
          <p>
            <Link to={encounterPaths.day(`?fights=${listed.id}`)}>
              Plan an adventuring day with it
            </Link>
          </p>
        </div>
      </div>
    </main>
  );
}
