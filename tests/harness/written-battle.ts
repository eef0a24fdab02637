import { fieldOf } from '~/battle/arena/field';
import { createBattle } from '~/battle/create-battle';
import { battleOf } from '~/battle/setup/battle-of';
import { readSetup } from '~/battle/setup/read-setup';

type Written = Record<string, unknown>;

/** A battle of creatures written by hand, ready to be played. */
export function writtenBattle(...of: Parameters<typeof written>) {
  const { battle, seed } = written(...of);
  return createBattle(battle, seed);
}

/** The field of such a battle, to set its creatures by hand. */
export function writtenField(...of: Parameters<typeof written>) {
  const { battle, seed } = written(...of);
  return fieldOf(battle, seed);
}

function written(
  a: readonly Written[],
  b: readonly Written[],
  more: { options?: Written; tactics?: [Written, Written]; edition?: string; seed?: string } = {},
) {
  const { seed = 'test', ...rest } = more;
  const reading = readSetup({ sides: [a, b], ...rest });
  if (!reading.ok) throw new Error(reading.problem);
  const made = battleOf(reading.setup, { record: () => null, build: () => null });
  if (!made.ok) throw new Error(made.problem);
  return { battle: made.battle, seed };
}

/** The result of many fights. */
export function playedOut(fights: number, ...of: Parameters<typeof writtenBattle>) {
  const battle = writtenBattle(...of);
  battle.play(fights);
  return battle.tally();
}
