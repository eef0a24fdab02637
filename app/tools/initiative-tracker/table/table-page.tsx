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
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { answerHelperIntent, type HelpersAnswer, helpersFacts } from './helper-intents.server';
import { HelpersPart } from './helpers-part';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
  back: { to: paths.initiativeTracker(), label: 'Back to my fights' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Players and helpers', matches);

/** Who is at the table of a fight that a person runs: for its owner with the forms, for a helper with the way out. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const { services } = context;
  const { id = '' } = params;
  const reached = await reachable(services.db, userId, id);
  if (reached === null) return notFound();
  const { name } = reached.row;
  if (reached.role === 'helper') return { role: 'helper' as const, id, name };
  const facts = await helpersFacts({ desk: services, userId, id });
  const done = new URL(request.url).searchParams.get('done');
  return { role: 'owner' as const, id, name, ...facts, origin: services.config.APP_ORIGIN, done };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await requireMember(context);
  const { id = '' } = params;
  if ((await reachable(context.services.db, userId, id)) === null) return notFound();
  const form = await readForm(request);
  const answer = await answerHelperIntent({ desk: context.services, userId, id }, form);
  const problem = 'This form asks for nothing that is known here.';
  return answer ?? data<HelpersAnswer>({ problem }, { status: 400 });
}

export default function TablePage() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<HelpersAnswer>();
  return (
    <main id="main" className={classes(layout.stack, layout.loose)}>
      <header className={classes(layout.stack, layout.tight)}>
        <h1>Players and helpers</h1>
        <p>
          <Link to={fightPaths.fight({ id: shown.id })}>Back to “{shown.name}”</Link>
        </p>
      </header>
      {shown.role === 'owner' ? (
        <HelpersPart {...shown} answer={answer} />
      ) : (
        <section className={layout.stack} aria-labelledby="helping">
          <h2 id="helping">You help to run this fight</h2>
          <p className={layout.soft}>
            Who else helps and who plays along is for its game master to say. You can leave; they
            can invite you again.
          </p>
          <Form method="post">
            <Button kind="quiet" name="intent" value="leave-fight">
              Leave this fight
            </Button>
          </Form>
        </section>
      )}
    </main>
  );
}
