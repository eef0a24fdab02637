import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, useActionData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { encounterPaths } from '~/encounter-paths';
import { encounterTroubleWords } from '~/encounters/kept/encounter-words';
import { addEncounter } from '~/encounters/kept/encounters.server';
import { readForm } from '~/platform/form';
import { EDITIONS } from '~/rules/edition';
import { Button, LinkButton } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { type Imported, readImport, textSent, wholeSent } from './import/read-import.server';

export const handle: FrameHandle = {
  title: 'Encounter Builder',
  to: encounterPaths.builder(),
  back: { to: encounterPaths.shelf(), label: 'My encounters' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Import an encounter', matches);

/** An empty form. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  return null;
}

type ImportAnswer = { problem: string | null; read: Imported | null; typed: string };

/** Reads pasted text or a file and shows the result, or stores a result that was shown before. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { services } = context;
  const form = await readForm(request);
  const answer = (status: number, more: Partial<ImportAnswer>) =>
    data<ImportAnswer>({ problem: null, read: null, typed: '', ...more }, { status });
  if (form.get('intent') === 'keep') {
    const whole = wholeSent(form);
    if (whole === null) return answer(400, { problem: 'The encounter can no longer be read.' });
    const { id, done } = await addEncounter(services, userId, whole);
    if (done.ok) return redirect(encounterPaths.kept({ id }), 303);
    return answer(409, { problem: encounterTroubleWords(done.reason) });
  }
  const sent = await textSent(form);
  if (!sent.ok) return answer(400, { problem: sent.problem });
  const { text } = sent;
  const edition = EDITIONS.find((one) => one === form.get('edition')) ?? '2014';
  const read = await readImport(services.db, text, edition);
  const typed = text.slice(0, 20_000);
  return answer(read.search === null ? 400 : 200, { read, typed });
}

export default function ImportPage() {
  const told = useActionData<typeof action>();
  const read = told?.read ?? null;
  return (
    <main id="main" className={layout.stack}>
      <h1>Import an encounter</h1>
      <p className={layout.lead}>
        A JSON file from this builder or from Improved Initiative, a list with one name per line (“4
        goblins”, “2x Goblin”, “Ogre x2”), or a table: “Goblin, 4”. Columns can be named name,
        count, CR and notes.
      </p>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      {read && <Report read={read} />}
      <Form method="post" encType="multipart/form-data" className={layout.stack}>
        <TextArea label="Paste text" name="text" rows={8} defaultValue={told?.typed ?? ''} />
        <Field label="Or a file" name="file" type="file" accept=".json,.csv,.tsv,.txt" />
        <Select
          label="Rules of the monsters"
          name="edition"
          choices={EDITIONS.map((one) => ({ value: one, label: one }))}
          defaultValue="2014"
        />
        <p>
          <Button icon="upload">Import</Button>
        </p>
      </Form>
    </main>
  );
}

function Report({ read }: { read: Imported }) {
  const { search, creatures, problems, whole, name } = read;
  const kinds = `${creatures} ${creatures === 1 ? 'kind' : 'kinds'} of monsters`;
  return (
    <Notice
      tone={search === null ? 'problem' : problems.length > 0 ? 'warning' : 'good'}
      announce
      title={search === null ? 'Nothing could be read.' : `Imported: ${name || kinds}.`}
    >
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {search !== null && (
        <div className={layout.row}>
          <LinkButton compact to={encounterPaths.builder(search)}>
            Open in the builder
          </LinkButton>
          {whole !== null && (
            <Form method="post">
              <input type="hidden" name="whole" value={whole} />
              <Button kind="quiet" compact name="intent" value="keep" icon="star">
                Save with its notes
              </Button>
            </Form>
          )}
        </div>
      )}
    </Notice>
  );
}
