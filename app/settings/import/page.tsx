import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useNavigation } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import head from '~/ui/tool-head.module.css';
import styles from '../settings.module.css';
import { ChooseKinds } from './choose-kinds';
import { GoOn } from './go-on';
import { answerImport, type ImportAnswer } from './import-intents.server';
import { IMPORT_LIMITS, sizeWords } from './import-limits';
import { ImportReport } from './import-report';
import { STAYS_OUT } from './import-words';

export const meta: MetaFunction = ({ matches }) => privateMeta('Import my data', matches);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireMember(context);
  return null;
}

/** Takes an account's file, or imports the next part of it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const { status, answer } = await answerImport(request, context, person);
  return data<ImportAnswer>(answer, { status });
}

/** Brings the file of an account into this one: the file, what of it to import, and what came. */
export default function ImportPage() {
  const told = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <header className={head.toolHead}>
        <h1>Import my data</h1>
        <Link to={paths.settings()}>Settings</Link>
      </header>
      {told?.step === 'problem' && <Notice tone="problem" announce title={told.problem} />}
      {told?.step === 'chosen' && <ChooseKinds {...told} isBusy={isBusy} />}
      {told?.step === 'under-way' && <GoOn {...told} isBusy={isBusy} />}
      {told?.step === 'done' && <ImportReport {...told} />}
      {(told === undefined || told.step === 'problem') && (
        <section className={styles.section} aria-labelledby="file">
          <h2 id="file">The file</h2>
          <p>
            The JSON file that “Export my data” gave you, of this account or of another. You see
            what is in it first; nothing is imported before you confirm.
          </p>
          <Form method="post" encType="multipart/form-data" className={styles.form}>
            <Field
              label="Account file"
              name="file"
              type="file"
              accept=".json,application/json"
              hint={`At most ${sizeWords(IMPORT_LIMITS.bytes)}. It is kept for a day at most.`}
            />
            <p>
              <Button icon="upload" disabled={isBusy}>
                {isBusy ? 'Reading…' : 'Preview'}
              </Button>
            </p>
          </Form>
        </section>
      )}
      {told?.step !== 'done' && (
        <section className={styles.section} aria-labelledby="comes">
          <h2 id="comes">What comes, and what does not</h2>
          <p>
            Everything arrives as a new thing of yours, and what refers to each other still does: a
            fight to its party, an encounter to its map and your own monsters. Your limits hold, and
            you are told what does not fit. Without Pro, what needs Pro can be read and exported.
          </p>
          <p>
            The same file twice makes nothing twice: what came the first time is left as it is, even
            if you changed it since. Into the account that made the file, everything comes as a
            copy.
          </p>
          <h3>Not imported</h3>
          <ul>
            {STAYS_OUT.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
