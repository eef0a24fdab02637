import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { answerPro } from '~/account/guard/pro-answer.server';
import { fightPaths } from '~/fight-paths';
import { createFight } from '~/fights/kept/kept-fights.server';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import type { FrameHandle } from '~/ui/frame-handle';
import { findCreatures } from './creatures/find-creatures.server';
import { eventOf } from './fight-form.server';
import { launchDeeds } from './launch/launch-events';
import { type LaunchForm, readLaunchForm } from './launch/launch-form';
import { launchOfQuery } from './launch/show-launch.server';
import { namesIn } from './presses/add-presses';
import { NewFight } from './screen/new-fight';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
};

export const meta: MetaFunction = ({ matches }) => privateMeta('A new fight', matches);

/** Whoever comes back here after signing in finds an empty form. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireMember(context);
  return launchOfQuery(context.services.db, new URLSearchParams());
}

type StartAnswer = { shown: LaunchForm; problem: string; upgrade?: true };

/** Starts the fight of the form of `/initiative-tracker/new`: all of it, or nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const { services } = context;
  const { shown, problem } = readLaunchForm(await readForm(request));
  const again = (sentence: string, status: number, upgrade?: true) =>
    data<StartAnswer>({ shown, problem: sentence, upgrade }, { status });
  if (!person.pro) {
    const { problem: sentence } = answerPro({ what: 'Keeping fights' }).data;
    return again(sentence, 402, true);
  }
  if (problem !== null) return again(problem, 400);
  const { edition, lines, name } = shown;
  const found = await findCreatures(services.db, namesIn(lines), { edition });
  const deeds = launchDeeds(shown, {
    seed: crypto.randomUUID(),
    newId: () => crypto.randomUUID(),
    creature: (one) => found.get(one) ?? null,
  });
  if ('problem' in deeds) return again(deeds.problem, 400);
  const now = services.clock.now();
  const made = await createFight(services, person.userId, {
    id: shown.id,
    name: name === '' ? 'A new fight' : name,
    edition,
    events: deeds.map((some) => eventOf(person.userId, now, some)),
  });
  return made.ok ? redirect(fightPaths.fight({ id: made.id }), 303) : again(made.sentence, 409);
}

export default function StartPage() {
  const answer = useActionData<StartAnswer>();
  const empty = useLoaderData<typeof loader>();
  if (answer === undefined) return <NewFight {...empty} search={null} />;
  const { shown, problem, upgrade } = answer;
  return <NewFight shown={shown} problems={[problem]} upgrade={upgrade} search={null} />;
}
