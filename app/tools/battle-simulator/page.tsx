import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import { stateOf } from '~/catalogue/coming-tool';
import { LazyComing } from '~/catalogue/lazy-coming';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import { BATTLE_SIMULATOR } from './page-words';
import { simulatorAt } from './play/simulator.server';
import { LazySimulator } from './screen/lazy-simulator';
import worker from './worker/fights.worker.ts?plain';

export const handle: FrameHandle = { title: BATTLE_SIMULATOR.title, to: paths.battleSimulator() };

export const meta: MetaFunction = ({ matches }) => privateMeta(BATTLE_SIMULATOR.title, matches);

/** For admins the simulator as far as it is forged; whoever else is let in reads what it will be. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAccess(context);
  const state = stateOf(await context.account.tools(), BATTLE_SIMULATOR.tool);
  if (person === null || !person.roles.includes('AdminUser')) return { state, facts: null };
  // A script that asks plays the fights itself; whoever opens the page anew reads what came of them at once.
  const plays = request.headers.get('Sec-Fetch-Dest') === 'empty';
  const { userId } = person;
  const facts = await simulatorAt(context.services, new URL(request.url), { userId, plays });
  return { state, facts };
}

export default function BattleSimulatorPage() {
  const { state, facts } = useLoaderData<typeof loader>();
  if (facts === null) return <LazyComing coming={BATTLE_SIMULATOR} state={state} />;
  return <LazySimulator facts={facts} state={state} worker={worker} />;
}
