import type { Edition } from '~/rules/edition';
import type { Character } from '../record/character';
import type { Sheet, Supply } from '../sheet/sheet';

/** The numbers of a sheet that play goes by, and no more: small enough for a device without a line. */
export type PlayFacts = {
  edition: Edition;
  /** Hit points when unhurt and rested. */
  maximum: number;
  /** The Constitution modifier. */
  constitution: number;
  hitDice: readonly { sides: number; count: number }[];
  /** Of spell levels 1 to 9. */
  slots: readonly number[];
  pact: { level: number; slots: number } | null;
  supplies: readonly Pick<Supply, 'key' | 'name' | 'most' | 'back' | 'shortRest'>[];
  counters: Character['counters'];
  /** Heroic Inspiration comes with every long rest; a copy that a device kept may not say. */
  inspiredByRest?: boolean;
};

/** What play goes by, of a whole sheet and the counters of one's own. */
export function factsOf(sheet: Sheet, counters: Character['counters']): PlayFacts {
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
      ...{ key, name, most, back, shortRest },
    })),
    counters,
    ...(sheet.inspiredByRest ? { inspiredByRest: true } : {}),
  };
}
