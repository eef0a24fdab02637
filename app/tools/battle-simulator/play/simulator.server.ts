import { redirect } from '@remix-run/cloudflare';
import { BUILDS } from '~/battle/builds/named-builds';
import type { BattleTally } from '~/battle/count/battle-tally';
import { createBattle } from '~/battle/create-battle';
import { battleOf } from '~/battle/setup/battle-of';
import { readSetup } from '~/battle/setup/read-setup';
import type { Battle } from '~/battle/sheet/battle';
import type { BattleLine } from '~/battle/tell/tell';
import { paths } from '~/paths';
import type { Services } from '~/platform/services.server';
import { type Ask, askSearch, readAsk, SIDES } from '../address/ask';
import { isWritten } from '../address/row';
import { readSent } from '../address/sent';
import { setupValue } from '../address/setup-value';
import { fightsWithin } from './fights-within';
import { findFighters } from './find.server';
import { buildsOf, combatantsOf } from './sources.server';

/** One fight told step by step. */
export type Told = { fight: number; lines: BattleLine[] };
export type Played = { tally: BattleTally; told: Told | null };
export type Playing = { played: Played | null; problem: string | null };

const NOBODY: Playing = { played: null, problem: null };
const MOST_TOLD = 600;

/** What the simulator shows at an address; a form that was sent leads to the address of what came of it. */
export async function simulatorAt(services: Services, url: URL, userId: string | null) {
  const sent = readSent(url.searchParams);
  if (sent !== null) throw redirect(`${paths.battleSimulator()}${askSearch(sent)}`);
  const ask = readAsk(url.searchParams);
  const [playing, found] = await Promise.all([
    playAsked(services, ask, userId),
    ask.q === '' ? null : findFighters(services, ask.q, userId),
  ]);
  const builds = BUILDS.map(({ id, name }) => ({ value: id, label: name }));
  return { ask, found, builds, ...playing };
}
export type SimulatorFacts = Awaited<ReturnType<typeof simulatorAt>> & { names: Names };
export type Names = Record<string, string>;

/** The names of the creatures in the rows, and what their fights come to. */
async function playAsked(
  services: Services,
  ask: Ask,
  userId: string | null,
): Promise<Playing & { names: Names }> {
  const rows = SIDES.flatMap((side) => ask.sides[side]);
  const ids = rows.flatMap((row) => (isWritten(row) || row.who.startsWith('@') ? [] : [row.who]));
  const builds = await buildsOf(services, rows, ask.edition);
  const known =
    ids.length === 0 ? new Map<string, never>() : await combatantsOf(services, ids, userId);
  const names = Object.fromEntries([
    ...[...known].map(([id, { name }]) => [id, name]),
    ...[...builds].map(([who, { name, level }]) => [who, `${name}, level ${level}`]),
  ]);
  if (SIDES.some((side) => ask.sides[side].length === 0)) return { ...NOBODY, names };
  const reading = readSetup(setupValue(ask));
  if (!reading.ok) return { played: null, problem: reading.problem, names };
  const made = battleOf(reading.setup, {
    record: (id) => known.get(id) ?? null,
    build: (id, level) => builds.get(`@${id}.${level}`) ?? null,
  });
  if (!made.ok) return { played: null, problem: made.problem, names };
  return { played: playedOut(made.battle, ask), problem: null, names };
}

function playedOut(battle: Battle, { seed, fight }: Ask): Played {
  const creatures = battle.sides.flat().reduce((sum, { count }) => sum + count, 0);
  const fights = fightsWithin(creatures);
  const made = createBattle(battle, seed);
  made.play(fights);
  const number = /^\d+$/.test(fight) ? Number(fight) : 0;
  const told = number >= 1 ? { fight: number, lines: made.tell(number).slice(0, MOST_TOLD) } : null;
  return { tally: made.tally(), told };
}
