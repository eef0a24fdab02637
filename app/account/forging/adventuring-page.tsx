import type { MetaFunction } from '@remix-run/cloudflare';
import { privateMeta } from '../page-heading';
import { ADVENTURING } from './forged-tools';
import { loadForging } from './forging-loader.server';
import { LazyForging } from './lazy-forging';

export const loader = loadForging;

export const meta: MetaFunction = ({ matches }) => privateMeta(ADVENTURING.title, matches);

export default function AdventuringPage() {
  return <LazyForging forged={ADVENTURING} />;
}
