import type { Random } from '~/rules/random';
import type { Combatant, Fight } from '../log/state';
import type { Move } from '../moves/move';
import { combatantsOf } from '../people/people';
import { MOST_SUGGESTIONS, suggestionsOf } from '../seats/seats';
import type { SpellMove } from '../sheet/spell-move';
import { mayAct } from '../turns/able';
import { publicId } from './public-id';
import { seatAttack } from './seat-attack';
import type { SeatIntent } from './seat-intents';
import { seatSpell } from './seat-spell';
import { isSeen, seenName } from './seen';

/** The seat that acts against others: the secret of the public ids, and its dice. */
export type TargetAsking = {
  seat: string;
  secret: string;
  random: Random;
  newId: () => string;
  /** What the spell that it casts does, from its record; missing: it has none. */
  spell?: SpellMove | null;
};

type Intent<Is extends SeatIntent['is']> = Extract<SeatIntent, { is: Is }>;

const no = (problem: string): Move => ({ problem });
const UNANSWERED = 'The game master has not answered your last damage yet.';
const OUT_OF_SIGHT = 'That target is no longer in sight.';

/** The ids of the named combatants that players see. */
function knownTargets(
  fight: Fight,
  named: readonly string[],
  { secret }: Pick<TargetAsking, 'secret'>,
): string[] {
  const known = new Map(
    combatantsOf(fight)
      .filter((one) => isSeen(one, fight))
      .map(({ id }) => [publicId(secret, id), id]),
  );
  return [...new Set(named)].flatMap((target) => known.get(target) ?? []);
}

/** Rolls one of its own attacks, if it can act. */
export function attacks(
  fight: Fight,
  one: Combatant,
  intent: Intent<'attack'>,
  asking: TargetAsking,
): Move {
  if (suggestionsOf(fight, asking.seat) >= MOST_SUGGESTIONS) return no(UNANSWERED);
  if (!mayAct(one, fight.settings.edition)) return no(`${seenName(one)} cannot act now.`);
  const strike = one.sheet.strikes?.find(({ key }) => key === intent.key);
  if (strike === undefined) return no('That attack is no longer on the sheet.');
  const targets = knownTargets(fight, intent.targets, asking);
  if (targets.length === 0) return no(OUT_OF_SIGHT);
  const { seat, random } = asking;
  const { edge, secret } = intent;
  return seatAttack(fight, one, { strike, targets, edge }, { seat, secret, random });
}

/** Tells the game master of damage that was rolled elsewhere. */
export function suggests(
  fight: Fight,
  one: Combatant,
  intent: Intent<'suggest'>,
  asking: TargetAsking,
): Move {
  if (suggestionsOf(fight, asking.seat) >= MOST_SUGGESTIONS) {
    return no(UNANSWERED);
  }
  const targets = knownTargets(fight, intent.targets, asking);
  if (targets.length === 0) return no(OUT_OF_SIGHT);
  const { amount, type } = intent;
  return [
    {
      do: 'suggest',
      seat: asking.seat,
      by: one.id,
      targets,
      amount,
      type,
      with: intent.with,
    },
  ];
}

/** Casts one of its own spells, if it can act; without targets the table sees what it does. */
export function casts(
  fight: Fight,
  one: Combatant,
  intent: Intent<'cast'>,
  asking: TargetAsking,
): Move {
  if (!mayAct(one, fight.settings.edition)) return no(`${seenName(one)} cannot act now.`);
  if (suggestionsOf(fight, asking.seat) >= MOST_SUGGESTIONS) return no(UNANSWERED);
  const targets = knownTargets(fight, intent.targets, asking);
  if (targets.length < new Set(intent.targets).size) return no(OUT_OF_SIGHT);
  return seatSpell(fight, one, { ...intent, targets, move: asking.spell ?? null }, asking);
}
