import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { readOwnerId, requireMember } from '~/account/guard/guards.server';
import { answerPro } from '~/account/guard/pro-answer.server';
import { fightPaths } from '~/fight-paths';
import { joinSteps, noteComing } from '~/fights/kept/coming.server';
import { createFight } from '~/fights/kept/kept-fights.server';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import type { FrameHandle } from '~/ui/frame-handle';
import type { OfferedCharacter } from './characters/character-choice';
import { eventOf } from './fight-form.server';
import { type Along, comingAlongWith } from './launch/coming-along.server';
import { type LaunchForm, readLaunchForm } from './launch/launch-form';
import { launchedDeeds } from './launch/launched.server';
import { launchOfQuery } from './launch/show-launch.server';
import type { OfferedParty } from './party/offered-party';
import { NewFight } from './screen/new-fight';
import { type AskedFight, askedFightOf } from './try/asked-fight.server';
import { TryFight } from './try/try-fight';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
};

export const meta: MetaFunction = ({ matches }) => privateMeta('New fight', matches);

/** An empty form, for a GET request of this URL. */
export async function loader({ context }: LoaderFunctionArgs) {
  return launchOfQuery(context.services.db, new URLSearchParams(), null);
}

type StartAnswer =
  | { asked: AskedFight }
  | {
      shown: LaunchForm;
      problem: string;
      offered?: OfferedParty;
      own?: readonly OfferedCharacter[];
      upgrade?: true;
      signIn?: true;
    };

const SIGN_IN =
  'To save this fight, sign in using another tab, then press “Start fight” here again. Or run it on this device.';

/**
 * Starts the fight of the form of `/initiative-tracker/new`: all of it, or nothing. A visitor who is not signed in
 * gets the form again instead of the sign-in page, because data from another program exists only in the form. For a
 * fight on the device, it returns the fight without storing it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services } = context;
  const form = await readForm(request);
  const { shown, problem } = readLaunchForm(form);
  let offers: Along['offers'] = {};
  const again = (sentence: string, status: number, more: { upgrade?: true; signIn?: true } = {}) =>
    data<StartAnswer>({ shown, problem: sentence, ...offers, ...more }, { status });
  let owner: string | null = null;
  if (form.get('where') !== 'device') {
    const standing = await context.account.standing();
    if (standing.kind === 'nobody') return again(SIGN_IN, 401, { signIn: true });
    const { userId, pro } = await requireMember(context);
    if (!pro) {
      const { data: locked } = answerPro({ what: 'Saving fights' });
      return again(locked.problem, 402, { upgrade: true });
    }
    owner = userId;
  }
  const along = await comingAlongWith(context, shown);
  ({ offers } = along);
  if (along.refused !== null) {
    const { sentence, status, ...more } = along.refused;
    return again(sentence, status, more);
  }
  if (problem !== null) return again(problem, 400);
  const deeds = await launchedDeeds(services, shown, owner ?? (await readOwnerId(context)));
  if ('problem' in deeds) return again(deeds.problem, 400);
  deeds.unshift(...joinSteps(along.people, shown.edition));
  const now = services.clock.now();
  if (owner === null) return data<StartAnswer>({ asked: askedFightOf(shown, deeds, now) });
  const by = owner;
  const made = await createFight(services, by, {
    id: shown.id,
    name: shown.name === '' ? 'New fight' : shown.name,
    edition: shown.edition,
    events: deeds.map((some) => eventOf(by, now, some)),
  });
  if (!made.ok) return again(made.sentence, 409);
  await noteComing(services, by, made.id, along.people);
  return redirect(fightPaths.fight({ id: made.id }), 303);
}

export default function StartPage() {
  const answer = useActionData<StartAnswer>();
  const empty = useLoaderData<typeof loader>();
  if (answer === undefined) return <NewFight {...empty} />;
  if ('asked' in answer) {
    return <TryFight prepared={[]} asked={answer.asked} chosen={null} answer={undefined} />;
  }
  const { problem, ...again } = answer;
  return <NewFight {...again} problems={[problem]} />;
}
