import type { AttackEffect } from '~/compendium/records/effects';
import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { damageAtWorst } from './damage-at-worst';

/** The threat of a creature to a party, from the numbers of its statblock; its spells are not counted. */
export type Menace = {
  /** The highest average damage of one attack or one failed save. */
  readonly blow: number;
  /** Its name when it is a failed save and not an attack: "Fire Breath". */
  readonly saved: string | null;
  /** The highest damage of one turn to one target that is always hit. */
  readonly turn: number;
  /** Whether it has ranged attacks. */
  readonly ranged: boolean;
  readonly flies: boolean;
  readonly legendary: boolean;
  readonly lair: boolean;
};

/** Range in feet from which an attack counts as ranged; a reach of 15 feet does not. */
const FAR_FEET = 30;

/** Derives a creature's threat from its record. */
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

/** Each attack of an entry counts as one hit; its other effects count as one failed save. */
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

/** The range of an attack in feet. */
export function rangeOf({ rangeFeet, reachFeet }: AttackEffect): number {
  return rangeFeet?.normal ?? reachFeet ?? 5;
}
