import { signed } from '~/rules/ability';
import { type Calculator, readNumber } from './calculator';

/**
 * The bonus of cover to AC and Dexterity saves; a target with total cover cannot be targeted (SRD 5.1 "Cover"; SRD
 * 5.2.1 "Cover").
 */
export const COVER_BONUS = { none: 0, half: 2, 'three-quarters': 5 } as const;

type Cover = keyof typeof COVER_BONUS;

function isCover(word: string): word is Cover {
  return Object.hasOwn(COVER_BONUS, word);
}

export const COVER_CALCULATOR: Calculator = {
  name: 'cover',
  heading: 'AC and save behind cover',
  fields: [
    { name: 'ac', label: 'Armor Class', min: 1, max: 50, preset: '' },
    { name: 'dex', label: 'Dexterity save', min: -10, max: 30, preset: '0' },
    {
      name: 'cover',
      label: 'Cover',
      choices: [
        { value: 'half', label: 'Half' },
        { value: 'three-quarters', label: 'Three-quarters' },
        { value: 'total', label: 'Total' },
        { value: 'none', label: 'None' },
      ],
    },
  ],
  answer(typed) {
    const ac = readNumber(typed('ac'), 'Armor Class', 1, 50);
    if (!ac.ok) return ac;
    const dex = readNumber(typed('dex') || '0', 'The Dexterity save', -10, 30);
    if (!dex.ok) return dex;
    const word = typed('cover') || 'half';
    if (word === 'total') return { ok: true, text: 'Total cover: it cannot be targeted.' };
    if (!isCover(word)) return { ok: false, problem: 'There is no such cover.' };
    const bonus = COVER_BONUS[word];
    return {
      ok: true,
      text: `AC ${ac.value + bonus}, Dexterity save ${signed(dex.value + bonus)}.`,
    };
  },
};
