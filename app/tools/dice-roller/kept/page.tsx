import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { DuplicatedNotice } from '~/catalogue/duplicate/duplicated-notice';
import { partyRows } from '~/parties/kept/party-rows.server';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { RESTORE } from '~/ui/names';
import { Notice } from '~/ui/notice';
import type { PlainHandle } from '~/ui/plain-page';
import head from '~/ui/tool-head.module.css';
import { ToolTitle } from '~/ui/tool-title';
import worker from '../dice.worker.ts?plain';
import { drawSeed } from '../fair/page-seed';
import { LeafView } from '../leaf-view';
import { rollerPaths } from '../roller-paths';
import { RollerTabs } from '../roller-tabs';
import { keeperOf } from './keeper.server';
import styles from './kept.module.css';
import { answerKept, type KeptAnswer } from './kept-intents.server';
import { drawnLeaves, drawnWords, keptLeaves, type ShownKept } from './kept-leaves';
import script from './kept-page-script.ts?plain';
import { deletedKept, keptOf } from './kept-sql.server';
import { drawRow, readTable } from './table-text';
import { watchKept } from './watch-kept';

export const handle: PlainHandle & FrameHandle = {
  title: 'Dice Roller',
  to: rollerPaths.roller(),
  hydrate: false,
  script,
};

export const meta: MetaFunction = ({ matches }) => privateMeta('My macros and tables', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** The user's macros and tables; those on a device are unknown to the server. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const userId = await keeperOf(context);
  if (userId === null) return null;
  const { db } = context.services;
  const [kept, parties, deleted] = await Promise.all([
    keptOf(db, userId),
    partyRows(db, userId),
    deletedKept(db, userId),
  ]);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('draw');
  const table = kept.find(({ id, kind }) => id === asked && kind === 'table');
  if (asked !== null && table === undefined) return notFound();
  const reading = table && readTable(table.body);
  const seed = /^[\w-]{1,64}$/.exec(searchParams.get('seed') ?? '')?.[0] ?? drawSeed();
  const drawn = reading?.ok ? drawRow(reading.rows, seed) : null;
  return {
    kept,
    deleted,
    parties: parties.map(({ listed: { id, name } }) => ({ id, name })),
    keys: { macro: crypto.randomUUID(), table: crypto.randomUUID() },
    drawn: table && drawn ? { id: table.id, name: table.name, drawn, seed } : null,
  };
}

/** Creates, changes, deletes and restores. */
export function action({ request, context }: ActionFunctionArgs) {
  return answerKept(request, context);
}

const NOBODY = { kept: [], parties: [], keys: { macro: '', table: '' } } as const;

/** The user's macros and tables: in the account, or on the device without an account. */
export default function KeptPage() {
  const account = useLoaderData<typeof loader>();
  const told: KeptAnswer | undefined = useActionData<typeof action>();
  useEffect(() => watchKept(document), []);
  const shown: ShownKept = {
    ...(account ?? NOBODY),
    refused: told?.refused ?? null,
    duplicateAt: paths.duplicate(),
  };
  const drawn = account?.drawn ?? null;
  return (
    <main
      id="main"
      tabIndex={-1}
      className={layout.stack}
      data-dice-worker={worker}
      data-kept={account === null ? 'device' : 'account'}
    >
      <header className={head.toolHead}>
        <ToolTitle>Macros and Tables</ToolTitle>
        <RollerTabs current="kept" />
      </header>
      {!told && <DuplicatedNotice />}
      {told && <Notice tone="problem" announce title={told.problem} />}
      {account === null && (
        <Notice tone="info" title="These stay on this device">
          <p data-needs-script>
            Saving them here needs JavaScript. <a href={paths.login(rollerPaths.kept())}>Sign in</a>{' '}
            to save them in your account, without it too.
          </p>
        </Notice>
      )}
      <p role="status" data-kept-status />
      <section
        id="drawn"
        className={styles.drawn}
        aria-labelledby={drawn ? 'drawn-title' : undefined}
        hidden={drawn === null}
        data-drawn-part
      >
        <div data-drawn-leaves>
          {drawn && <LeafView of={drawnLeaves(drawn.name, drawn.drawn)} />}
        </div>
        {drawn && (
          <p className={styles.ways}>
            <a href={rollerPaths.kept(`?draw=${drawn.id}&seed=${drawn.seed}#drawn`)}>
              Link to this draw
            </a>{' '}
            <a href={rollerPaths.kept(`?draw=${drawn.id}#drawn`)}>Draw again</a>
          </p>
        )}
        <p role="status" className={styles.spoken} data-drawn-spoken>
          {drawn && drawnWords(drawn.name, drawn.drawn)}
        </p>
      </section>
      <section className={styles.kept} data-kept-macro hidden={account === null}>
        {account && <LeafView of={keptLeaves('macro', shown)} />}
      </section>
      <section className={styles.kept} data-kept-table hidden={account === null}>
        {account && <LeafView of={keptLeaves('table', shown)} />}
      </section>
      {account && account.deleted.length > 0 && <Deleted deleted={account.deleted} />}
    </main>
  );
}

function Deleted({ deleted }: { deleted: readonly { id: string; kind: string; name: string }[] }) {
  return (
    <details className={styles.deleted}>
      <summary>Recently deleted</summary>
      <ul>
        {deleted.map(({ id, kind, name }) => (
          <li key={id}>
            {name} ({kind}){' '}
            <form method="post" action={rollerPaths.kept()}>
              <input type="hidden" name="intent" value="bring-back" />
              <input type="hidden" name="id" value={id} />
              <button type="submit" aria-label={`Restore ${name}`}>
                {RESTORE}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  );
}
