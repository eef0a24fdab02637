import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { requireMember } from '~/account/guards.server';
import { privateMeta } from '~/account/page-heading';
import { wayOut } from '~/account/way-out.server';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { Button, LinkButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { deletePerson } from './person/delete.server';
import { DELETE_WORD, isDeleteWord } from './person/delete-word';
import styles from './settings.module.css';

export const meta: MetaFunction = ({ matches }) => privateMeta('Delete account', matches);

export async function loader({ context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  return { userId };
}

type DeleteProblem = { kind: 'word'; problem: string } | { kind: 'billing'; problem: string };

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireMember(context);
  const form = await readForm(request);
  if (!isDeleteWord(form.get('word'))) {
    const problem = `Type ${DELETE_WORD} to delete your account. Nothing was deleted.`;
    return data<DeleteProblem>({ kind: 'word', problem }, { status: 400 });
  }
  const ended = await deletePerson(context.services, userId);
  if (ended === null) {
    const problem =
      'The payment provider did not confirm that your plan has ended, so nothing was deleted. Try again in a minute.';
    return data<DeleteProblem>({ kind: 'billing', problem }, { status: 502 });
  }
  return wayOut(context, async () => ended);
}

export default function DeletePage() {
  const { userId } = useLoaderData<typeof loader>();
  const problem = useActionData<DeleteProblem>();
  const [isSure, setSure] = useState(false);
  const { state } = useNavigation();
  return (
    <main id="main" className={classes(layout.stack, layout.loose)}>
      <div className={layout.stack}>
        <h1>Delete account</h1>
        <p className={layout.lead}>This ends your plan at once and cannot be undone.</p>
      </div>
      <section className={styles.section}>
        <ul>
          <li>What you pay for is canceled first, without a refund for the rest of its period.</li>
          <li>Then everything that you made and saved is deleted, and you are signed out.</li>
          <li>Payment records stay with the payment provider as long as tax law demands.</li>
        </ul>
        <p>
          Take your data along first: <a href={paths.accountExport()}>export my data</a>. What we
          keep and why is in the <Link to={paths.privacy()}>Privacy Policy</Link>.
        </p>
        {problem?.kind === 'billing' && (
          <Notice tone="problem" announce>
            {problem.problem}
          </Notice>
        )}
        <Form
          method="post"
          className={styles.form}
          reloadDocument
          data-leaves={isSure ? userId : undefined}
          onInput={({ currentTarget }) =>
            setSure(isDeleteWord(new FormData(currentTarget).get('word')))
          }
        >
          <Field
            label={`Type ${DELETE_WORD} to confirm`}
            name="word"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            error={problem?.kind === 'word' ? problem.problem : undefined}
          />
          <div className={styles.buttons}>
            <LinkButton kind="quiet" to={paths.settings()}>
              Keep my account
            </LinkButton>
            <Button kind="danger" icon="trash" busy={state === 'submitting'}>
              Delete my account for good
            </Button>
          </div>
        </Form>
      </section>
    </main>
  );
}
