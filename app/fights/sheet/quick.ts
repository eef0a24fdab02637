import { parseDice } from '~/rules/dice/text/parse';
import { rollDice } from '~/rules/dice/throw/roll';
import type { Edition } from '~/rules/edition';
import type { Random } from '~/rules/random';
import { bareSheet, characterSheet } from './by-hand';
import { MOST_AT_ONCE, type Quick, quickWords } from './quick-words';
import type { Sheet } from './sheet';

export type { Quick } from './quick-words';

/** Longest line that is parsed, in characters. */
export const LONGEST_LINE = 200;

/**
 * Parses a line such as "Guard 2 hp 11 ac 16 init +1", "1d4+1 goblins hp 2d6" or "Mira level 5 hp 38 slots 4/3/2":
 * a name, and numbers in any order. A signed initiative is a bonus, an unsigned one the count. Never throws;
 * errors are returned as a sentence.
 */
export function readQuick(text: string): Quick | { readonly problem: string } {
  if (text.length > LONGEST_LINE) return { problem: `Keep it under ${LONGEST_LINE} characters.` };
  return quickWords(text);
}

/**
 * Makes one sheet for each combatant of a line, with the given initiative; a sentence when the dice roll 0 or too
 * many.
 */
export function quickCombatants(
  quick: Quick,
  edition: Edition,
  random: Random,
): { sheets: readonly Sheet[]; initiative: number | null } | { readonly problem: string } {
  const count = rolled(quick.count, random);
  if (count > MOST_AT_ONCE) return { problem: `At most ${MOST_AT_ONCE} can join at once.` };
  if (count < 1) return { problem: 'The dice rolled 0: nobody joins.' };
  const sheets = Array.from({ length: count }, () => {
    const hitPoints = quick.hitPoints === null ? null : rolled(quick.hitPoints, random);
    const maximum = hitPoints === null ? null : Math.min(9999, Math.max(1, hitPoints));
    const said = { ...quick, maximum };
    const sheet = quick.level === null ? bareSheet(edition, said) : characterSheet(edition, said);
    return quick.slots === null ? sheet : { ...sheet, slots: [...quick.slots] };
  });
  return { sheets, initiative: quick.initiative };
}

function rolled(text: string, random: Random): number {
  const dice = parseDice(text);
  return dice.ok ? Math.floor(rollDice(dice.roll, random).total) : 0;
}
