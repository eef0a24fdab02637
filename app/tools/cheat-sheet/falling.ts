import { type Calculator, readNumber } from './calculator';

/** The maximum number of d6, reached at a fall of 200 feet (SRD 5.1 "Falling"; SRD 5.2.1 "Falling"). */
export const MOST_FALL_DICE = 20;

/** The number of d6 for a fall: one for each full 10 feet. */
export function fallDice(feet: number): number {
  return Math.min(Math.floor(feet / 10), MOST_FALL_DICE);
}

export const FALLING_CALCULATOR: Calculator = {
  name: 'falling',
  heading: 'Falling damage',
  fields: [{ name: 'feet', label: 'Feet fallen', min: 0, max: 100_000, preset: '' }],
  answer(typed) {
    const feet = readNumber(typed('feet'), 'The fall in feet', 0, 100_000);
    if (!feet.ok) return feet;
    const dice = fallDice(feet.value);
    if (dice === 0) return { ok: true, text: 'Under 10 feet: no damage, not prone.' };
    const average = Math.floor(dice * 3.5);
    return {
      ok: true,
      text: `${dice}d6 bludgeoning (${average} on average, ${dice * 6} at most), and prone.`,
    };
  },
};
