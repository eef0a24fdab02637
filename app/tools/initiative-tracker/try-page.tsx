import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readOwnerId } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import type { FrameHandle } from '~/ui/frame-handle';
import { pageMeta, shareCard } from '~/ui/page-meta';
import { launchedDeeds } from './launch/launched.server';
import { launchOfQuery } from './launch/show-launch.server';
import { askedFightOf } from './try/asked-fight.server';
import { earlyPress } from './try/early-press';
import { preparedFight } from './try/prepared.server';
import { TryFight } from './try/try-fight';

const TITLE = 'Initiative Tracker';

export const handle: FrameHandle = { title: TITLE, to: paths.tryInitiativeTracker(), open: true };

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description:
      'Run a whole fight on one screen: turns, hit points, conditions and concentration, with an undo that reaches to the first blow. Free to try, no account. 5E compatible.',
    path: paths.tryInitiativeTracker(),
    ...shareCard('initiative-tracker'),
  });

/** Open to all: it contains no account data. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const chosen = searchParams.get('chosen');
  const [prepared, asked] = await Promise.all([
    preparedFight(context.services),
    searchParams.has('monsters') ? fightOfQuery(context, searchParams) : null,
  ]);
  return { prepared, chosen, asked: asked?.fight ?? null, problem: asked?.problem };
}

/** The fight in the URL, and the problems with it. */
async function fightOfQuery(context: AppLoadContext, params: URLSearchParams) {
  const { services } = context;
  const userId = await readOwnerId(context);
  const { shown, problems } = await launchOfQuery(services.db, params, userId);
  if (shown.lines.trim() === '' && problems.length > 0)
    return { fight: null, problem: problems.join(' ') };
  const deeds = await launchedDeeds(services, shown, userId);
  if ('problem' in deeds) return { fight: null, problem: [...problems, deeds.problem].join(' ') };
  const fight = askedFightOf(shown, deeds, services.clock.now());
  return { fight, problem: problems.join(' ') || undefined };
}

/**
 * The fight is on the device, which performs the actions; a request here comes from a page without scripts or before
 * hydration.
 */
export async function action({ request }: ActionFunctionArgs) {
  return data(earlyPress(await readForm(request)), { status: 400 });
}

/** Loaded only once, because everything else happens on the device. */
export function shouldRevalidate() {
  return false;
}

export default function TryInitiativeTrackerPage() {
  const { prepared, chosen, asked, problem } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <TryFight
      prepared={prepared}
      asked={asked}
      chosen={chosen}
      answer={answer ?? (problem ? { problem } : undefined)}
    />
  );
}
