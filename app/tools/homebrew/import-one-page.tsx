import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { waysTo } from '~/catalogue/ways';
import { encounterPaths } from '~/encounter-paths';
import { homebrewPaths } from '~/homebrew-paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import type { PlainHandle } from '~/ui/plain-page';
import { dryRun } from './bring/dry-run.server';
import { DryRunForm } from './bring/dry-run-form';
import { readChoices, usualChoices } from './bring/import-choices';
import { ImportResult } from './bring/import-result';
import { OnePiece } from './bring/one-piece';
import { shownPieces } from './bring/shown-pieces';
import { takeBatch } from './bring/take-batch.server';
import { undoBatch } from './bring/undo-batch-sql.server';
import { dropWaiting, openWaiting } from './bring/waiting-sql.server';
import { creatureTroubleWords } from './kept/creature-words';
import { listImported } from './kept/put-away-sql.server';

export const handle: FrameHandle & PlainHandle = {
  title: 'Homebrew Monsters',
  to: homebrewPaths.list(),
  back: { to: homebrewPaths.import(), label: 'Import monsters' },
  hydrate: false,
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Import preview', matches);

/** Loads an import: its preview until it is stored, then its result. Other users' imports give 404. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const person = await requireUser(context);
  const { userId } = person;
  const { services } = context;
  const waiting = await openWaiting(services, userId, params.id ?? '');
  if (waiting === null) return notFound();
  const { id, name, state, told } = waiting;
  const facts = { id, name };
  if (state === 'taken' || state === 'undone') {
    const kept = await listImported(services.db, userId, id);
    const ways = waysTo(await context.account.tools(), person);
    const builds = ways.some(({ to }) => to === encounterPaths.builder());
    return { is: 'result' as const, ...facts, state, told, kept, builds };
  }
  const run = await dryRun(services, userId, waiting);
  if (run === null) return { is: 'unread' as const, ...facts };
  const { reading, there } = run;
  const see = new URL(request.url).searchParams.get('see');
  const seen = see !== null && /^\d{1,3}$/.test(see) ? reading.records[Number(see)] : undefined;
  if (seen !== undefined) return { is: 'one' as const, ...facts, piece: seen };
  return {
    is: 'dry-run' as const,
    ...facts,
    wasBroken: state === 'taking',
    format: reading.format,
    problems: reading.problems,
    pieces: reading.records,
    there: [...there],
    show: shownPieces(reading.records),
    take: usualChoices(reading.records, there).take,
  };
}

/** Stores the selected creatures, undoes a whole batch, or discards the import. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { services } = context;
  const waiting = await openWaiting(services, userId, params.id ?? '');
  if (waiting === null) return notFound();
  const form = await readForm(request);
  const here = redirect(homebrewPaths.importResult(waiting), 303);
  switch (form.get('intent')) {
    case 'undo':
      if (waiting.state === 'taken') await undoBatch(services, userId, waiting);
      return here;
    case 'drop':
      await dropWaiting(services.db, userId, waiting.id);
      return redirect(homebrewPaths.import(), 303);
    default: {
      if (waiting.state === 'taken' || waiting.state === 'undone') return here;
      const run = await dryRun(services, userId, waiting);
      if (run === null) return here;
      const pieces = run.reading.records;
      const choices = readChoices(form, pieces.length);
      const done = await takeBatch(services, userId, waiting, { pieces, ...run, choices });
      if (done.ok) return here;
      const words =
        done.reason === 'none'
          ? 'Select at least one monster to import.'
          : creatureTroubleWords(done.reason);
      const problem = done.name === undefined ? words : `${done.name}: ${words}`;
      const { take, how, folder } = choices;
      return data(
        { problem, take, how: [...how], folder },
        { status: done.reason === 'none' ? 400 : 409 },
      );
    }
  }
}

export default function ImportOnePage() {
  const shown = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const title = shown.name || 'Pasted text';
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      {shown.is === 'unread' && (
        <>
          <h1>{title}</h1>
          <Notice tone="problem" announce title="This cannot be read now.">
            <p>Try again in a moment, or import it again.</p>
          </Notice>
        </>
      )}
      {shown.is === 'one' && (
        <OnePiece piece={shown.piece} back={homebrewPaths.importResult(shown)} />
      )}
      {shown.is === 'dry-run' && <DryRunForm {...shown} title={title} answer={told ?? null} />}
      {shown.is === 'result' && <ImportResult {...shown} title={title} />}
    </main>
  );
}
