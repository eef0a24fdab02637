import type { MetaFunction } from '@remix-run/cloudflare';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import { privateMeta } from '../page-heading';
import { BATTLE_SIMULATOR } from './forged-tools';
import { loadForging } from './forging-loader.server';
import { LazyForging } from './lazy-forging';

export const handle: FrameHandle = {
  title: BATTLE_SIMULATOR.title,
  to: paths.battleSimulator(),
};

export const loader = loadForging;

export const meta: MetaFunction = ({ matches }) => privateMeta(BATTLE_SIMULATOR.title, matches);

export default function BattleSimulatorPage() {
  return <LazyForging forged={BATTLE_SIMULATOR} />;
}
