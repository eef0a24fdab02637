import { isOwnId } from '~/compendium/records/own-id';
import type { Candidate } from '~/encounters/fill/candidate';
import { poolFor } from '~/encounters/pool.server';
import type { Services } from '~/platform/services.server';
import { EDITIONS, type Edition } from '~/rules/edition';
import { type Ask, askSearch } from '../address/ask';
import type { FightRow } from '../fight-rows';
import type { Heroes } from '../judged';
import { drawnRows, redrawnRow } from './drawn-rows';
import { readFillAsk } from './fill-ask';

type Needs = {
  ask: Ask;
  rows: readonly FightRow[];
  heroes: Heroes;
  ownerId: string | null;
};

/**
 * Applies a generator button (`draw`, `draw:seed`, `again:2`): returns the URL of the resulting fight, including its
 * seed, or a reason why not.
 */
export async function drawPressed(
  services: Pick<Services, 'db' | 'clock'>,
  press: string,
  { ask: { draft, rest }, rows, heroes, ownerId }: Needs,
): Promise<{ search: string } | { why: string }> {
  const { edition, ignoreWeak } = draft;
  const ask = readFillAsk(rest, edition);
  const pool = (await poolsOf(services, rest.get('from'), edition, ownerId)).filter(
    ({ id }) => !ask.own || isOwnId(id),
  );
  const [does, said = ''] = press.split(':');
  const wanted = does === 'draw' && /^[\w.-]{1,40}$/.test(said) ? said : newSeed();
  const task = {
    seed: wanted,
    edition,
    ignoreWeak,
    levels: heroes.levels,
    rows,
    pool,
    ask,
  };
  const drawn = does === 'draw' ? drawnRows(task) : redrawnRow(task, Number(said));
  if (!drawn.ok) return { why: drawn.why };
  const kept = new URLSearchParams(rest);
  kept.set('shape', ask.template.id);
  kept.set('band', ask.band);
  kept.set('seed', wanted);
  return { search: askSearch({ ...draft, rows: drawn.rows }, kept) };
}

async function poolsOf(
  services: Pick<Services, 'db' | 'clock'>,
  from: string | null,
  edition: Edition,
  ownerId: string | null,
): Promise<readonly Candidate[]> {
  const wanted = EDITIONS.filter((one) => (from === 'both' ? true : one === (from || edition)));
  const pools = await Promise.all(wanted.map((one) => poolFor(services, one, ownerId)));
  return pools.flat();
}

function newSeed(): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return chance.toString(36);
}
