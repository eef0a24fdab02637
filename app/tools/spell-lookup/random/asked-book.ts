import { readCasterClass } from '~/rules/caster-classes';
import { EDITIONS, type Edition } from '~/rules/edition';
import { THEMES } from './npc-themes';
import type { BookWish } from './random-book';

const LONGEST_SEED = 40;

/** The random book requested by query parameters; `seed` is null when it is to be chosen. */
export type AskedBook =
  | { is: 'none' }
  | { is: 'wrong'; problem: string }
  | { is: 'asked'; wish: Omit<BookWish, 'seed'> & { seed: string | null } };

/** Reads the request for a random book. */
export function readAskedBook(params: URLSearchParams, usual: Edition): AskedBook {
  const said = params.get('class')?.trim() ?? '';
  if (said === '') return { is: 'none' };
  const name = readCasterClass(said);
  if (name === null)
    return { is: 'wrong', problem: `“${said.slice(0, 40)}” is not a class that casts spells.` };
  const typed = params.get('level')?.trim() ?? '';
  const level = Number(typed === '' ? '5' : typed);
  if (!Number.isInteger(level) || level < 1 || level > 20) {
    return { is: 'wrong', problem: 'The level must be a whole number from 1 to 20.' };
  }
  const seed = params.get('seed')?.trim().slice(0, LONGEST_SEED) ?? '';
  const theme = THEMES.find(({ id }) => id === params.get('theme'))?.id ?? 'any';
  const edition = EDITIONS.find((one) => one === params.get('edition')) ?? usual;
  return { is: 'asked', wish: { name, level, theme, edition, seed: seed === '' ? null : seed } };
}
