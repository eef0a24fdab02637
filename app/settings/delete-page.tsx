import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@remix-run/react';
import { useState } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { leaveNothing } from '~/account/leaving/watch-leaving';
import { wayOut } from '~/account/leaving/way-out.server';
import { paidPlanOf } from '~/billing/paid-plan.server';
import { partiesLeftBy } from '~/parties/kept/leaving-parties.server';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { saidOnceCookie } from '~/platform/said-once';
import { Button, LinkButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { partiesLeftWords } from './parties-left-words';
import { deletePerson } from './person/delete.server';
import { DELETE_WORD, isDeleteWord } from './person/delete-word';
import styles from './settings.module.css';

export const meta: MetaFunction = ({ matches }) => privateMeta('Delete account', matches);

export async function loader({ context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  return { userId, parties: partiesLeftWords(await partiesLeftBy(context.services.db, userId)) };
}

type DeleteProblem = { kind: 'word' | 'billing' | 'last-admin' | 'line'; problem: string };

/** The account is deleted: its former user id, and where the sign-out continues. Only sent to an open page. */
type Deleted = { kind: 'deleted'; userId: string; goTo: string };

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireMember(context);
  const form = await readForm(request);
  if (!isDeleteWord(form.get('word'))) {
    const problem = `Type ${DELETE_WORD} to delete your account. Nothing was deleted.`;
    return data<DeleteProblem>({ kind: 'word', problem }, { status: 400 });
  }
  const hadPlan = ((await paidPlanOf(context.services.db, userId))?.running ?? 0) > 0;
  const ended = await deletePerson(context.services, userId);
  if (ended === 'last-admin') {
    const problem =
      'You are the only admin, so nothing was deleted. Give someone else the role AdminUser in Management first.';
    return data<DeleteProblem>({ kind: 'last-admin', problem }, { status: 409 });
  }
  if (ended === null) {
    const problem =
      'The payment provider did not confirm that your plan has ended, so nothing was deleted. Try again in a minute.';
    return data<DeleteProblem>({ kind: 'billing', problem }, { status: 502 });
  }
  const answer = await wayOut(context, async () => ended);
  const headers = new Headers();
  for (const gone of answer.headers.getSetCookie()) headers.append('Set-Cookie', gone);
  headers.append('Set-Cookie', saidOnceCookie({ kind: 'deleted', hadPlan }));
  const goTo = answer.headers.get('Location') ?? '/';
  if (!context.account.isData) return redirect(goTo, { status: 303, headers });
  return data<Deleted>({ kind: 'deleted', userId, goTo }, { headers });
}

/**
 * Clears the user's data from the device once the account is deleted; a refusal or a network failure deletes no drafts.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  let answer: DeleteProblem | Deleted;
  try {
    answer = await serverAction<DeleteProblem | Deleted>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem =
      'The server did not answer, so your account may or may not be deleted. Reload this page to check.';
    return { kind: 'line', problem } satisfies DeleteProblem;
  }
  if (answer.kind !== 'deleted') return answer;
  await leaveNothing(document, answer.userId);
  throw redirectDocument(answer.goTo);
}

export default function DeletePage() {
  const { userId, parties } = useLoaderData<typeof loader>();
  const problem: DeleteProblem | undefined = useActionData<typeof clientAction>();
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
          <li>Your plan is canceled first, without a refund for the rest of the period.</li>
          <li>Then everything you saved is deleted, and you are signed out.</li>
          {parties.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>The payment provider keeps payment records for as long as tax law requires.</li>
        </ul>
        <p>
          Export first: <a href={paths.accountExport()}>export my data</a>. What we keep and why is
          in the <Link to={paths.privacy()}>Privacy Policy</Link>.
        </p>
        {problem && problem.kind !== 'word' && (
          <Notice tone="problem" announce>
            {problem.problem}
          </Notice>
        )}
        <Form
          method="post"
          className={styles.form}
          data-leaves={isSure ? userId : undefined}
          data-may-be-refused=""
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
              Delete my account permanently
            </Button>
          </div>
        </Form>
      </section>
    </main>
  );
}
