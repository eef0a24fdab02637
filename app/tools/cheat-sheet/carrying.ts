import { type Calculator, readNumber } from './calculator';

/** The factor of a size on carrying capacity (SRD 5.1 "Lifting and Carrying"; SRD 5.2.1 "Carrying Capacity"). */
export const SIZE_FACTORS = {
  tiny: 0.5,
  small: 1,
  medium: 1,
  large: 2,
  huge: 4,
  gargantuan: 8,
} as const;

export type CarrierSize = keyof typeof SIZE_FACTORS;

/** The carrying capacity in pounds: Strength × 15, by size. */
export function carriedPounds(strength: number, size: CarrierSize = 'medium'): number {
  return strength * 15 * SIZE_FACTORS[size];
}

/** The weight in pounds that a creature can push, drag or lift: Strength × 30, by size. */
export function draggedPounds(strength: number, size: CarrierSize = 'medium'): number {
  return strength * 30 * SIZE_FACTORS[size];
}

/** The weights in pounds above which the 2014 variant reduces the speed by 10 feet and by 20 feet. */
export function encumbrancePounds(strength: number, size: CarrierSize = 'medium') {
  const factor = SIZE_FACTORS[size];
  return { slowed: strength * 5 * factor, heavily: strength * 10 * factor };
}

function isSize(word: string): word is CarrierSize {
  return Object.hasOwn(SIZE_FACTORS, word);
}

function pounds(count: number): string {
  return `${count.toLocaleString('en')} lb`;
}

export const CARRYING_CALCULATOR: Calculator = {
  name: 'carrying',
  heading: 'Carrying capacity',
  fields: [
    { name: 'strength', label: 'Strength', min: 1, max: 30, preset: '' },
    {
      name: 'size',
      label: 'Size',
      choices: [
        { value: 'tiny', label: 'Tiny' },
        { value: 'medium', label: 'Small or Medium' },
        { value: 'large', label: 'Large' },
        { value: 'huge', label: 'Huge' },
        { value: 'gargantuan', label: 'Gargantuan' },
      ],
    },
  ],
  answer(typed, edition) {
    const strength = readNumber(typed('strength'), 'Strength', 1, 30);
    if (!strength.ok) return strength;
    const word = typed('size') || 'medium';
    if (!isSize(word)) return { ok: false, problem: 'There is no such size.' };
    const carried = pounds(carriedPounds(strength.value, word));
    const dragged = pounds(draggedPounds(strength.value, word));
    const text = `Carries ${carried}; pushes, drags or lifts ${dragged}.`;
    if (edition === '2024') return { ok: true, text };
    const { slowed, heavily } = encumbrancePounds(strength.value, word);
    return {
      ok: true,
      text: `${text} Variant: slowed over ${pounds(slowed)}, heavily over ${pounds(heavily)}.`,
    };
  },
};
