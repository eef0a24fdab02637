import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import { stateOf } from '~/catalogue/coming-tool';
import { LazyComing } from '~/catalogue/lazy-coming';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import { BATTLE_SIMULATOR } from './page-words';

export const handle: FrameHandle = { title: BATTLE_SIMULATOR.title, to: paths.battleSimulator() };

export const meta: MetaFunction = ({ matches }) => privateMeta(BATTLE_SIMULATOR.title, matches);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  return { state: stateOf(await context.account.tools(), BATTLE_SIMULATOR.tool) };
}

export default function BattleSimulatorPage() {
  return <LazyComing coming={BATTLE_SIMULATOR} state={useLoaderData<typeof loader>().state} />;
}
