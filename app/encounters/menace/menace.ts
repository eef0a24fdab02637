import type { AttackEffect } from '~/compendium/records/effects';
import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { damageAtWorst } from './damage-at-worst';

/** What a creature can do to a party, as far as its statblock says it in numbers; its spells are not counted. */
export type Menace = {
  /** The most that one attack or one failed save deals, on average. */
  readonly blow: number;
  /** What that is called where it is no attack, but a save that fails: "Fire Breath". */
  readonly saved: string | null;
  /** The most that one turn deals to one target that is always hit. */
  readonly turn: number;
  /** Whether it can hurt from further away than the arm reaches. */
  readonly ranged: boolean;
  readonly flies: boolean;
  readonly legendary: boolean;
  readonly lair: boolean;
};

/** From so many feet on an attack is one from afar; a reach of 15 feet is a long arm. */
const FAR_FEET = 30;

/** Reads from a record what it threatens a party with. */
export function menaceOf(record: MonsterRecord): Menace {
  const { actions, bonusActions, legendary, lairActions, speeds } = record;
  const acts = [...actions, ...bonusActions, ...(legendary?.actions ?? [])];
  const worst = acts.reduce<Worst>(
    (most, entry) => {
      const one = worstOf(entry);
      return one.blow > most.blow ? one : most;
    },
    { blow: 0, saved: null },
  );
  return {
    blow: worst.blow,
    saved: worst.saved,
    turn: turnOf(record),
    ranged: record.spellcasting.length > 0 || acts.some(reachesFar),
    flies: (speeds.fly ?? 0) > 0,
    legendary: legendary !== null,
    lair: lairActions.length > 0,
  };
}

type Worst = Pick<Menace, 'blow' | 'saved'>;

/** One attack of an entry that makes several is a blow of its own; what is left of it is what a failed save does. */
function worstOf({ name, effects }: Entry): Worst {
  const attacks = effects.filter(({ kind }) => kind === 'attack');
  const rest = effects.filter(({ kind }) => kind !== 'attack');
  const struck = Math.max(0, ...attacks.map((attack) => damageAtWorst([attack])));
  const other = damageAtWorst(rest);
  const isSaved = other > struck && rest.some(({ kind }) => kind === 'save');
  return { blow: Math.max(struck, other), saved: isSaved ? name : null };
}

function turnOf({ actions, bonusActions, multiattack }: MonsterRecord): number {
  const all = [...actions, ...bonusActions];
  const worth = new Map(all.map((entry) => [entry.key, damageAtWorst(entry.effects)]));
  const ways = (multiattack?.options ?? []).map(({ steps }) =>
    steps.reduce((sum, { anyOf, times }) => {
      const best = Math.max(0, ...anyOf.map((key) => worth.get(key) ?? 0));
      return sum + times * best;
    }, 0),
  );
  const alone = actions.map(({ key }) => worth.get(key) ?? 0);
  const beside = bonusActions.map(({ key }) => worth.get(key) ?? 0);
  return Math.max(0, ...alone, ...ways) + Math.max(0, ...beside);
}

function reachesFar({ effects, targets, area }: Entry): boolean {
  if ((targets?.withinFeet ?? 0) >= FAR_FEET || (area?.feet ?? 0) >= FAR_FEET) return true;
  return effects.some((effect) => {
    if (effect.kind === 'attack') return rangeOf(effect) >= FAR_FEET;
    if (effect.kind !== 'save') return false;
    return (effect.targets?.withinFeet ?? effect.area?.feet ?? 0) >= FAR_FEET;
  });
}

/** How far an attack reaches, in feet. */
export function rangeOf({ rangeFeet, reachFeet }: AttackEffect): number {
  return rangeFeet?.normal ?? reachFeet ?? 5;
}
