import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { fightPaths } from '~/fight-paths';
import { reachable } from '~/fights/kept/fight-rows.server';
import { fightFor } from '~/fights/kept/kept-fights.server';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import type { FightAnswer } from '../fight-form.server';
import { typedAgain } from '../form-fields';
import { answerHelperIntent, helpersFacts } from './helper-intents.server';
import { HelpersPart } from './helpers-part';
import { partOfIntent } from './part-intents';
import { answerPlayersForm, playersPage } from './players-page.server';
import { PlayersParts } from './players-parts';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
  back: { to: paths.initiativeTracker(), label: 'Back to my fights' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Players and helpers', matches);

/** The players of a fight that the user runs; for its owner also the helpers, for a helper the button to leave. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const { services } = context;
  const { id = '' } = params;
  const opened = await fightFor(services, person.userId, id);
  if (opened === null) return notFound();
  const reached = opened.ok ? opened : await reachable(services.db, person.userId, id);
  if (reached === null) return notFound();
  const done = new URL(request.url).searchParams.get('done');
  const [page, helpers] = await Promise.all([
    opened.ok ? playersPage({ context, person, id, opened }, done) : null,
    reached.role === 'owner' ? helpersFacts({ desk: services, userId: person.userId, id }) : null,
  ]);
  const { name } = reached.row;
  const origin = services.config.APP_ORIGIN;
  const problem = opened.ok ? null : opened.sentence;
  return data({ id, name, page, helpers, origin, done, problem }, problem ? { status: 503 } : {});
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const { userId } = person;
  const { id = '' } = params;
  const { services } = context;
  if ((await reachable(services.db, userId, id)) === null) return notFound();
  const form = await readForm(request);
  const helped = await answerHelperIntent({ desk: services, userId, id }, form);
  if (helped !== null) return helped;
  const opened = await fightFor(services, userId, id);
  if (opened === null) return notFound();
  if (!opened.ok) {
    return data<FightAnswer>({ problem: opened.sentence, ...typedAgain(form) }, { status: 503 });
  }
  return answerPlayersForm({ context, person, id, opened }, form);
}

export default function TablePage() {
  const { id, name, page, helpers, origin, done, problem } = useLoaderData<typeof loader>();
  const answer = useActionData<FightAnswer>();
  const isOfPart = page !== null && partOfIntent(answer?.typed?.intent ?? '') !== null;
  const other = isOfPart ? undefined : answer?.problem;
  const said = helpers === null ? (other ?? problem) : problem;
  return (
    <main id="main" className={classes(layout.stack, layout.loose)}>
      <header className={classes(layout.stack, layout.tight)}>
        <h1>Players and helpers</h1>
        <p>
          <Link to={fightPaths.fight({ id })}>Back to “{name}”</Link>
        </p>
      </header>
      {said && <Notice tone="problem" announce title={said} />}
      {page && <PlayersParts page={page} answer={answer} />}
      {helpers ? (
        <HelpersPart
          {...helpers}
          origin={origin}
          done={done}
          answer={other === undefined ? undefined : { problem: other }}
        />
      ) : (
        <Helping />
      )}
    </main>
  );
}

/** For a helper: the button to leave. */
function Helping() {
  return (
    <section className={layout.stack} aria-labelledby="helping">
      <h2 id="helping">You help to run this fight</h2>
      <p className={layout.soft}>
        Its game master manages the helpers and the players’ code. If you leave, they can invite you
        again.
      </p>
      <Form method="post">
        <Button kind="quiet" name="intent" value="leave-fight">
          Leave this fight
        </Button>
      </Form>
    </section>
  );
}
