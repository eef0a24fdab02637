import { DAMAGE_TYPES } from '~/rules/damage-types';
import { diceText } from '../tetra-tokens';

const DICE = '\\d{1,3} ?d ?\\d{1,3}';
const TYPE = `(?:${DAMAGE_TYPES.join('|')})`;
/** "2d6 + 1d4 + 3 slashing damage", with or without a leading average and brackets. */
const SUM = new RegExp(
  `(?:\\b\\d{1,4} ?\\( ?)?(?<![\\dd])(${DICE}(?: ?[+-] ?(?:${DICE}|\\d{1,4})){1,8})(?: ?\\))?( (?:points? of )?(?:${TYPE}(?: or ${TYPE})? )?damage\\b)`,
  'gi',
);

/**
 * Splits a sum of several kinds of dice into one amount each: "10 (2d6 + 3) slashing damage plus 2 (1d4) slashing
 * damage".
 */
export function sumsApart(text: string): string {
  if (!/d ?\d{1,3} ?[+-] ?(?:\d{1,4} ?[+-] ?)*\d{1,3} ?d/i.test(text)) return text;
  return text.replace(SUM, (whole: string, sum: string, damage: string) => {
    const terms = [...`+${sum.replace(/ /g, '')}`.matchAll(/([+-])(?:(\d+)d(\d+)|(\d+))/gi)];
    const dice = terms.filter(([, , count]) => count !== undefined);
    // Subtracted dice cannot become a separate amount of damage.
    if (dice.length < 2 || dice.some(([, sign]) => sign === '-')) return whole;
    const flat = terms
      .filter(([, , count]) => count === undefined)
      .reduce((all, [, sign, , , number]) => all + Number(`${sign}${number}`), 0);
    return dice
      .map(([, , count, sides], at) => diceText(Number(count), Number(sides), at === 0 ? flat : 0))
      .map((amount) => `${amount}${damage}`)
      .join(' plus ');
  });
}
