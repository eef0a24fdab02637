import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { readPerson, requireAccess, requireUser } from '~/account/guard/guards.server';
import { toolRights } from '~/account/guard/tool-rights.server';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { withLikedEdition } from '~/platform/preferences';
import type { FrameHandle } from '~/ui/frame-handle';
import { keepPressed } from './kept/keep.server';
import { simulatorAt } from './play/simulator.server';
import { LazySimulator } from './screen/lazy-simulator';
import worker from './worker/fights.worker.ts?plain';

export const handle: FrameHandle = { title: 'Battle Simulator', to: paths.battleSimulator() };

export const meta: MetaFunction = ({ matches }) => privateMeta('Battle Simulator', matches);

/** Saves, shares or deletes the battle of the URL. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const person = await requireUser(context);
  const { mayKeep } = await toolRights(context, 'battle-simulator', person);
  const form = await readForm(request);
  const { status, answer } = await keepPressed(context.services, {
    userId: person.userId,
    mayKeep,
    url: new URL(request.url),
    form,
  });
  return data(answer, { status });
}

/** The battle of the URL, ready to simulate; a full page load includes first results. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = (await requireAccess(context)) ?? (await readPerson(context));
  const { mayUse } = await toolRights(context, 'battle-simulator', person);
  // A request by a script: the browser runs the fights itself.
  const plays = request.headers.get('Sec-Fetch-Dest') === 'empty';
  const userId = person?.userId ?? null;
  const url = new URL(request.url);
  // Of a link that says anything, what it leaves out is as it was when it was made.
  if (url.search === '') url.search = String(withLikedEdition(url.searchParams, request.headers));
  return simulatorAt(context.services, url, { userId, plays, mayUse });
}

export default function BattleSimulatorPage() {
  return <LazySimulator facts={useLoaderData<typeof loader>()} worker={worker} />;
}
