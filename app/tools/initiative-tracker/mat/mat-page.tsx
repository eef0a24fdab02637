import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { fightPaths } from '~/fight-paths';
import { fightFor } from '~/fights/kept/kept-fights.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { answerFightForm, type FightAnswer } from '../fight-form.server';
import { saidAfter } from '../said-after.server';
import { useTableNews } from '../table/use-table-news';
import { wholeLog } from '../whole-log.server';
import { bringMap, pickedMaps } from './bring-map.server';
import { MapPicker } from './map-picker';
import { MatControls } from './mat-controls';
import { matFacts } from './mat-facts';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
  back: { to: paths.initiativeTracker(), label: 'Back to my fights' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Map of this fight', matches);

/** The map of a fight that the user runs, and the saved maps that can be put there. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const { services } = context;
  const { id = '' } = params;
  const [opened, maps] = await Promise.all([
    fightFor(services, userId, id),
    pickedMaps(services, userId),
  ]);
  if (opened === null) return notFound();
  if (!opened.ok) {
    const unread = { id, name: 'this fight', seq: 0, facts: null, maps, said: [] };
    return data({ ...unread, problem: opened.sentence }, { status: 503 });
  }
  const { fight: read } = opened;
  const fight = fightOfRead(read);
  const done = new URL(request.url).searchParams.get('done');
  const said = await saidAfter(read, done, () => wholeLog(services, userId, id));
  return data({
    id,
    name: fight.name,
    seq: read.seq,
    facts: matFacts(fight),
    maps,
    said,
    problem: null,
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const { id = '' } = params;
  const form = await readForm(request);
  const page = fightPaths.fightMat({ id });
  const before = (sent: FormData) => bringMap(context.services, person.userId, sent);
  return answerFightForm({ context, person, id, form, page, before });
}

export default function MatPage() {
  const { id, name, seq, facts, maps, said, problem } = useLoaderData<typeof loader>();
  const answer = useActionData<FightAnswer>();
  const submit = useSubmit();
  const isSending = useNavigation().state !== 'idle';
  useTableNews(id, seq);
  const refused = answer?.problem ?? problem;
  const hasMap = facts !== null && facts.map !== null;
  return (
    <main id="main" className={classes(layout.stack, layout.loose)}>
      <header className={classes(layout.stack, layout.tight)}>
        <h1>Map</h1>
        <p>
          <Link to={fightPaths.fight({ id })}>Back to “{name}”</Link>
        </p>
      </header>
      {refused && (
        <Notice tone="problem" announce title={refused}>
          {answer?.upgrade && (
            <p>
              <Link to={paths.settings()}>Upgrade to Pro</Link>
            </p>
          )}
        </Notice>
      )}
      {!refused && said.length > 0 && (
        <Notice tone="good" announce>
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      {hasMap && (
        <MatControls
          facts={facts}
          isSending={isSending}
          press={(fields) => submit(Object.fromEntries(fields), { method: 'post', replace: true })}
        />
      )}
      <section className={layout.stack} aria-labelledby="maps">
        <h2 id="maps">{hasMap ? 'Another map' : 'Choose a map'}</h2>
        <p className={layout.soft}>
          The fight gets its own copy, all of it covered. Players see a room once you uncover it.
        </p>
        <MapPicker maps={maps} />
        {hasMap && (
          <form method="post">
            <Button kind="quiet" name="intent" value="mat:remove">
              Remove the map
            </Button>
          </form>
        )}
      </section>
    </main>
  );
}
