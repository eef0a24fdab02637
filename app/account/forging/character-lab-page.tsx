import type { MetaFunction } from '@remix-run/cloudflare';
import { privateMeta } from '../page-heading';
import { CHARACTER_LAB } from './forged-tools';
import { loadForging } from './forging-loader.server';
import { LazyForging } from './lazy-forging';

export const loader = loadForging;

export const meta: MetaFunction = ({ matches }) => privateMeta(CHARACTER_LAB.title, matches);

export default function CharacterLabPage() {
  return <LazyForging forged={CHARACTER_LAB} />;
}
