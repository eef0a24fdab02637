import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { requireFreshAdmin } from '../act/fresh-admin.server';
import { Management } from '../frame/management';
import { Section } from '../frame/section';
import { volumesOf } from './archive-sql.server';
import { askForBackup } from './ask-for-backup.server';
import { backupDone } from './backup-done';
import { listBackups } from './backup-rows-sql.server';
import { BackupTable } from './backup-table';

export const meta: MetaFunction = ({ matches }) => privateMeta('Backup', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db } = context.services;
  const listed = await listBackups(db);
  const backups = await Promise.all(
    listed.map(async (backup) => ({
      ...backup,
      volumes: backup.state === 'done' ? await volumesOf(db, backup.number) : 0,
    })),
  );
  return { backups, done: new URL(request.url).searchParams.get('done') };
}

export async function action({ context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const done = await askForBackup(context, admin);
  return redirect(`${adminPaths.backup()}?done=${done}`, 303);
}

/** The stored backups, each with a download, and a button to make another one. */
export default function BackupPage() {
  const { backups, done } = useLoaderData<typeof loader>();
  const said = backupDone(done);
  const isRunning = backups.some(({ state }) => state === 'running');
  return (
    <Management part="backup" title="Backup">
      {said && (
        <Notice tone={said.tone} announce dismissTo={adminPaths.backup()}>
          <p>{said.words}</p>
        </Notice>
      )}
      <p className={layout.lead}>
        Each night after 03:00 UTC the site backs up everything it stores. The last 14 nightly and
        the last 3 manual backups are kept.
      </p>
      <Form method="post">
        <Button icon="download" aria-disabled={isRunning || undefined}>
          Back up now
        </Button>
      </Form>
      {backups.length === 0 ? (
        <EmptyState icon="clock" title="No backup yet">
          <p>The first runs tonight.</p>
        </EmptyState>
      ) : (
        <BackupTable backups={backups} />
      )}
      <Section title="Restoring a backup" id="restore">
        <p>
          <code>npm run restore -- delvewright-2026-11-23.ndjson.gz</code> restores a downloaded
          backup into an empty database, with its files and fights. The README says how, under
          Deploying. Backups hold no sessions: everyone signs in again. A restored backup brings
          back accounts deleted since: delete those again.
        </p>
      </Section>
    </Management>
  );
}
