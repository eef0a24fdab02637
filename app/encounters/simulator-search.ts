import type { Edition } from '~/rules/edition';

/** A fight as the simulator takes it: who meets whom, and in which round they come. */
export type SimulatedFight = {
  edition: Edition;
  rows: readonly {
    id: string | null;
    count: number;
    side: 'foes' | 'allies';
    round: number | null;
  }[];
  partyId: string | null;
  groups: readonly { level: number; count: number }[];
  characters: readonly string[];
};

/** The simulator's example characters, used in this order for characters of whom only the level is known. */
const STAND_INS = ['champion', 'life', 'thief', 'evoker', 'hunter', 'lore'] as const;

/** Assigns one of the six in turn to each character of the groups. */
function standInsOf(groups: SimulatedFight['groups']): ReadonlyMap<string, number> {
  const levels = groups.flatMap(({ level, count }) => Array<number>(count).fill(level));
  const counts = new Map<string, number>();
  for (const [at, level] of levels.entries()) {
    const who = `@${STAND_INS[at % STAND_INS.length]}.${level}`;
    counts.set(who, (counts.get(who) ?? 0) + 1);
  }
  return counts;
}

/**
 * The query string that simulates a fight: foes from records with their rounds, allies on the party's side, and the
 * saved party, or the user's characters and stand-ins for the groups.
 */
export function simulatorSearch({
  edition,
  rows,
  partyId,
  groups,
  characters,
}: SimulatedFight): string {
  const params = new URLSearchParams();
  if (edition !== '2014') params.set('edition', edition);
  const sides = { a: 0, b: 0 };
  const put = (side: 'a' | 'b', who: string, said: { count: number; round: number | null }) => {
    const at = sides[side];
    sides[side] += 1;
    params.set(`${side}${at}`, who);
    params.set(`${side}${at}-n`, String(said.count));
    if (said.round !== null) params.set(`${side}${at}-r`, String(said.round));
  };
  for (const id of characters) put('a', `*lab.${id}`, { count: 1, round: null });
  if (partyId === null) {
    for (const [who, count] of standInsOf(groups)) put('a', who, { count, round: null });
  }
  for (const { id, count, side, round } of rows) {
    if (id !== null) put(side === 'allies' ? 'a' : 'b', id, { count, round });
  }
  for (const key of ['fixedHitPoints', 'deathSaves', 'sharedInitiative', 'lines', 'reactions'])
    params.set(`on-${key}`, 'on');
  if (partyId !== null) params.set('party', partyId);
  params.set('press', partyId === null ? 'play' : 'party:a');
  return `?${params}`;
}
