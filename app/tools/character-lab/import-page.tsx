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
import { answerPro } from '~/account/guard/pro-answer.server';
import { characterPaths } from '~/character-paths';
import { CHARACTER_READ_FORMS } from '~/characters/exchange/read-forms';
import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import { addCharacter } from '~/characters/kept/characters.server';
import { toolFor } from '~/characters/kept/sheet-guard.server';
import { readForm } from '~/platform/form';
import { EDITIONS } from '~/rules/edition';
import { Button } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { Table } from '~/ui/table';
import { ImportReport } from './import/import-report';
import {
  type Imported,
  readSent,
  readText,
  typedAgain,
  wholeSent,
} from './import/read-sent.server';
import { BELOW_LIST } from './screen/page-below-list';
import styles from './screen/told-lines.module.css';

export const handle = BELOW_LIST;

export const meta: MetaFunction = ({ matches }) => privateMeta('Import a character', matches);

/** Loads the empty import form. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  return null;
}

type ImportAnswer = {
  problem: string | null;
  imported: Imported | null;
  typed: ReturnType<typeof typedAgain> | null;
};

/** Reads a pasted or uploaded file and reports the result of an import; stores the character on "keep". */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const person = await requireUser(context);
  const form = await readForm(request);
  const answer = (status: number, more: Partial<ImportAnswer>) =>
    data<ImportAnswer>({ problem: null, imported: null, typed: null, ...more }, { status });
  if (form.get('intent') === 'keep') {
    if ((await toolFor(context, person)).lacksPro) {
      const { data: locked, init } = answerPro({ what: 'Saving characters', form });
      return answer(init?.status ?? 402, { ...again(form), problem: locked.problem });
    }
    const sent = wholeSent(form);
    if (sent === null)
      return answer(400, {
        problem: 'The character can no longer be read. Import its file again.',
      });
    const kept = await addCharacter(context.services, person.userId, sent.character, sent.id);
    // Submitted twice: the character already exists.
    if (kept.ok || kept.reason === 'there') {
      return redirect(characterPaths.character({ id: sent.id }), 303);
    }
    const problem = characterTroubleWords(kept.reason);
    return answer(characterTroubleStatus(kept.reason), { ...again(form), problem });
  }
  const read = await readSent(form);
  return read.ok
    ? answer(200, { imported: read.imported })
    : answer(400, { problem: read.problem, typed: typedAgain(form) });
}

/** Shows the report again after a failed save, so that nothing is lost. */
function again(form: FormData): Pick<ImportAnswer, 'imported'> {
  const read = readText(String(form.get('whole') ?? ''), null);
  return { imported: read.ok ? read.imported : null };
}

/** Imports a character file, with a report before anything is stored. */
export default function ImportPage() {
  const told = useActionData<typeof action>();
  return (
    <main id="main" className={layout.stack}>
      <h1>Import a character</h1>
      <p className={layout.lead}>
        A JSON file from this lab or from D&amp;D Beyond, or an actor exported from Foundry. You see
        a preview first; nothing is saved before you confirm.
      </p>
      <details>
        <summary>How to get a file, and what is imported</summary>
        <Table caption="What can be imported" captionHidden>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">How to get it</th>
              <th scope="col">Imported</th>
              <th scope="col">Not imported</th>
            </tr>
          </thead>
          <tbody>
            {Object.values(CHARACTER_READ_FORMS).map(({ name, how, keeps, drops }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{how}</td>
                <td>{keeps}</td>
                <td>{drops}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      {told?.imported && <ImportReport imported={told.imported} />}
      <Form method="post" encType="multipart/form-data" className={styles.form}>
        <Field label="File" name="file" type="file" accept=".json,.txt,application/json" />
        <TextArea label="Or paste its text" name="text" rows={8} defaultValue={told?.typed?.text} />
        <Select
          label="Rules"
          name="edition"
          choices={[
            { value: 'file', label: 'As in the file' },
            ...EDITIONS.map((one) => ({ value: one, label: one })),
          ]}
          defaultValue={told?.typed?.edition ?? 'file'}
        />
        <p>
          <Button icon="upload">Preview</Button>
        </p>
      </Form>
    </main>
  );
}
