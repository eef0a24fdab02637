import type { Edition } from '~/rules/edition';
import type { EffectEnd } from '../book/action-rule';
import type { AtHand } from '../record/at-hand';
import type { Character } from '../record/character';
import type { Sheet, Supply } from '../sheet/sheet';

/** The numbers of a sheet that play needs; small enough to store on an offline device. */
export type PlayFacts = {
  edition: Edition;
  /** The maximum hit points without exhaustion. */
  maximum: number;
  /** The Constitution modifier. */
  constitution: number;
  hitDice: readonly { sides: number; count: number }[];
  /** Of spell levels 1 to 9. */
  slots: readonly number[];
  pact: { level: number; slots: number } | null;
  supplies: readonly Pick<Supply, 'key' | 'name' | 'most' | 'back' | 'shortRest'>[];
  counters: Character['counters'];
  /** A long rest gives Heroic Inspiration; may be missing in a copy stored by a device. */
  inspiredByRest?: boolean;
  /** The saved items; what play changed about them is in `play.gear`. Missing in a copy of an earlier release. */
  things?: readonly ThingFacts[];
  /** The number of items that can be attuned. */
  attunement?: number;
  /** Effects of features that can be active, and what ends them. */
  effects?: readonly EffectFacts[];
  /** The bytes that play can have, so that the character can be saved with it. */
  room?: number;
};

/** A saved item, as far as play needs it. */
export type ThingFacts = AtHand & {
  id: string;
  name: string;
  /** A weapon: all that were thrown are found again. */
  thrown?: true;
};

/** An effect of a feature: a rage. */
export type EffectFacts = { key: string; name: string; ends: EffectEnd };

/** Derives the play facts from a sheet and the custom counters. */
export function factsOf(
  sheet: Sheet,
  counters: Character['counters'],
  things: readonly ThingFacts[] = [],
): PlayFacts {
  return {
    edition: sheet.edition,
    maximum: Math.max(1, sheet.hitPoints.value),
    constitution: sheet.abilities.con.modifier,
    hitDice: sheet.hitDice.map(({ sides, count }) => ({ sides, count })),
    slots: Array.from({ length: 9 }, (_, at) => Math.max(0, sheet.slots[at]?.value ?? 0)),
    pact: sheet.pact && {
      level: sheet.pact.level,
      slots: Math.max(0, sheet.pact.slots.value),
    },
    supplies: sheet.supplies.map(({ key, name, most, back, shortRest }) => ({
      key,
      name,
      most,
      back,
      shortRest,
    })),
    counters,
    things,
    attunement: sheet.attunement.most.value,
    effects: (sheet.actions ?? []).flatMap(({ effect }) =>
      effect ? [{ key: effect.key, name: effect.name, ends: effect.ends }] : [],
    ),
    ...(sheet.inspiredByRest ? { inspiredByRest: true } : {}),
  };
}
