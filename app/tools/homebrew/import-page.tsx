import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { HOMEBREW_FORMATS, READ_FORMS } from '~/compendium/foreign/forms';
import { readHomebrew } from '~/compendium/foreign/read-homebrew';
import type { HomebrewProblem } from '~/compendium/foreign/reading';
import { homebrewPaths } from '~/homebrew-paths';
import { readForm } from '~/platform/form';
import { Button } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import type { PlainHandle } from '~/ui/plain-page';
import { Select } from '~/ui/select';
import styles from './bring/bring.module.css';
import script from './bring/bring-page-script.ts?plain';
import { ProblemList } from './bring/problem-list';
import worker from './bring/read.worker.ts?plain';
import { sentText } from './bring/sent-text.server';
import { WaitingList } from './bring/waiting-list';
import { listWaiting, waitText } from './bring/waiting-sql.server';
import { watchBring } from './bring/watch-bring';

export const handle: FrameHandle & PlainHandle = {
  title: 'Homebrew Monsters',
  to: homebrewPaths.list(),
  back: { to: homebrewPaths.list(), label: 'My monsters' },
  hydrate: false,
  script,
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Import monsters', matches);

/** Loads an empty form and the waiting imports. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  return { waiting: await listWaiting(context.services, userId) };
}

type Answer = { problem: string; problems: readonly HomebrewProblem[]; typed: string };

/**
 * Reads a pasted or uploaded file; one with creatures becomes a waiting import with a preview. No creature is stored
 * yet.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const sent = await sentText(await readForm(request));
  const refuse = (status: number, problem: string, problems: readonly HomebrewProblem[] = []) =>
    data<Answer>({ problem, problems, typed: sent.typed }, { status });
  if (!sent.ok) return refuse(400, sent.problem);
  const { records, problems } = readHomebrew(sent.text, sent.hint ?? undefined);
  if (records.length === 0) return refuse(400, 'No monster could be read.', problems);
  const id = await waitText(context.services, userId, sent);
  if (id === null) return refuse(503, 'This could not be stored. Try again in a moment.');
  return redirect(homebrewPaths.importResult({ id }), 303);
}

/** The page to import creatures from other programs, pasted or as a file. */
export default function ImportPage() {
  const { waiting } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  useEffect(() => watchBring(document), []);
  const names = HOMEBREW_FORMATS.map((one) => ({ value: one, label: READ_FORMS[one].name }));
  return (
    <main id="main" tabIndex={-1} className={layout.stack} data-read-worker={worker}>
      <h1>Import monsters</h1>
      <p className={layout.lead}>
        Paste a statblock, or choose a file from another program. You see a preview of each monster
        first; nothing is saved before you confirm.
      </p>
      {told && (
        <Notice tone="problem" announce title={told.problem}>
          {told.problems.length > 0 && <ProblemList problems={told.problems} />}
        </Notice>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        className={styles.form}
        reloadDocument
        data-bring
      >
        <TextArea
          label="Paste text"
          name="text"
          rows={12}
          defaultValue={told?.typed ?? ''}
          hint="Plain text of either edition, Markdown, JSON, XML or a table. The format is detected automatically."
        />
        <Field
          label="Or a file"
          name="file"
          type="file"
          hint="At most 5 MB and 500 monsters."
          accept=".json,.txt,.md,.xml,.csv,.tsv,.monster,.5emm,.ndjson,.jsonl"
        />
        <p className={styles.told} role="status" data-told />
        <Select
          label="Format"
          name="hint"
          choices={[{ value: '', label: 'Detect automatically' }, ...names]}
          defaultValue=""
          hint="Only needed if the detection is wrong."
        />
        <p className={layout.row}>
          <Button icon="upload">Preview</Button>
          <a href={homebrewPaths.formats()}>Supported formats</a>
        </p>
      </Form>
      <WaitingList waiting={waiting} />
    </main>
  );
}
