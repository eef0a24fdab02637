import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { homebrewPaths } from '~/homebrew-paths';
import { notFound, notNow } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { challengeText } from '~/rules/challenge';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { RESTORE } from '~/ui/names';
import { Notice } from '~/ui/notice';
import type { PlainHandle } from '~/ui/plain-page';
import { creatureTroubleWords } from '../kept/creature-words';
import { type OpenedCreature, openCreature, replaceCreature } from '../kept/creatures.server';
import { formerCreature, historyOf } from '../kept/history.server';
import { rememberVersion } from '../kept/remember-sql.server';
import { changesBetween } from './changes';
import { ChangesTable } from './changes-table';
import styles from './versions.module.css';

export const handle: FrameHandle & PlainHandle = {
  hydrate: false,
  title: 'Homebrew Monsters',
  to: homebrewPaths.list(),
  back: { to: homebrewPaths.list(), label: 'My monsters' },
};

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  privateMeta(shown ? `Versions of ${shown.name}` : 'Versions', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** Loads the versions of a user's own creature; with `?was=`, the changes since that version. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { services } = context;
  const { listed, kept } = readable(await openCreature(services, userId, params.id ?? ''));
  const asked = new URL(request.url).searchParams;
  const was = versionOf(asked.get('was'));
  const [history, former] = await Promise.all([
    historyOf(services.db, userId, listed.id),
    was === null ? null : formerCreature(services.db, userId, listed.id, was),
  ]);
  return {
    id: listed.id,
    name: listed.name,
    version: listed.version,
    history,
    restored: asked.get('done') === 'restored',
    looked: former && {
      version: was ?? 0,
      changes: changesBetween(former.record, kept.record),
    },
    isGone: was !== null && former === null,
  };
}

/** Restores a version over the one the page showed, which is added to the versions. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { services } = context;
  const { listed } = readable(await openCreature(services, userId, params.id ?? ''));
  const form = await readForm(request);
  const was = versionOf(form.get('was'));
  const version = versionOf(form.get('version'));
  const former =
    form.get('intent') === 'restore' && was !== null
      ? await formerCreature(services.db, userId, listed.id, was)
      : null;
  if (former === null || version === null) {
    return data({ problem: 'This version no longer exists.' }, { status: 404 });
  }
  const target = { id: listed.id, version };
  await rememberVersion(services.db, userId, target);
  const done = await replaceCreature(services, userId, target, former);
  if (done.ok) throw redirect(homebrewPaths.history(listed, '?done=restored'), 303);
  const status = done.reason === 'unavailable' ? 503 : 409;
  return data({ problem: creatureTroubleWords(done.reason) }, { status });
}

function readable(opened: OpenedCreature | 'unread' | null): OpenedCreature {
  if (opened === null) return notFound();
  if (opened === 'unread') return notNow('This monster cannot be read now. Try again later.');
  return opened;
}

function versionOf(said: FormDataEntryValue | null): number | null {
  return typeof said === 'string' && /^\d{1,9}$/.test(said) ? Number(said) : null;
}

/** The page of a creature's versions with the changes since each. */
export default function HistoryPage() {
  const { id, name, version, history, looked, restored, isGone } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const here = homebrewPaths.history({ id });
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <h1>{`Versions of ${name}`}</h1>
      {answer && <Notice tone="problem" announce title={answer.problem} />}
      {restored && !answer && (
        <Notice tone="good" announce dismissTo={here}>
          Restored. The version it replaced is in this list.
        </Notice>
      )}
      {isGone && <Notice tone="warning" title="This version no longer exists." />}
      {history.length === 0 ? (
        <EmptyState title="No earlier versions yet" icon="clock">
          <p>Each version before a change is listed here for a year.</p>
        </EmptyState>
      ) : (
        <ol className={styles.versions} aria-label="Earlier versions">
          {history.map((one) => (
            <li key={one.version} id={`v${one.version}`}>
              <span className={styles.when}>
                <span>
                  {`${one.name}, CR ${challengeText(one.cr)}${one.isDraft ? ', draft' : ''}`}
                </span>
                <time className={layout.soft} dateTime={new Date(one.savedAt).toISOString()}>
                  {`until ${timeWords(one.savedAt)}`}
                </time>
              </span>
              <span className={layout.row}>
                {looked?.version !== one.version && (
                  <Link to={homebrewPaths.history({ id }, `?was=${one.version}#v${one.version}`)}>
                    Changes since
                  </Link>
                )}
                <Form method="post" action={here}>
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="was" value={one.version} />
                  <Button kind="quiet" compact icon="undo" name="intent" value="restore">
                    {RESTORE}
                  </Button>
                </Form>
              </span>
              {looked?.version === one.version && <ChangesTable changes={looked.changes} />}
            </li>
          ))}
        </ol>
      )}
      <p className={layout.soft}>
        Versions that lasted 30 seconds stay for a day, one per hour for a week, one per day for a
        year; 200 at most.
      </p>
    </main>
  );
}

/** Formats a time as 2026-11-23 14:30 UTC, the same on the server and in the browser. */
function timeWords(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
