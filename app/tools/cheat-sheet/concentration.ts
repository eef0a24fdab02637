import type { Edition } from '~/rules/edition';
import { type Calculator, readNumber } from './calculator';

/** The minimum DC of a concentration save. */
export const LEAST_CONCENTRATION_DC = 10;
/** The maximum DC in the 2024 rules; 2014 has none. */
export const MOST_CONCENTRATION_DC_2024 = 30;

/** The DC of the Constitution save after damage (SRD 5.1 "Concentration"; SRD 5.2.1 "Concentration"). */
export function concentrationDc(damage: number, edition: Edition): number {
  const dc = Math.max(LEAST_CONCENTRATION_DC, Math.floor(damage / 2));
  return edition === '2024' ? Math.min(dc, MOST_CONCENTRATION_DC_2024) : dc;
}

export const CONCENTRATION_CALCULATOR: Calculator = {
  name: 'concentration',
  heading: 'DC of the save',
  fields: [{ name: 'damage', label: 'Damage taken', min: 0, max: 9999, preset: '' }],
  answer(typed, edition) {
    const damage = readNumber(typed('damage'), 'The damage', 0, 9999);
    if (!damage.ok) return damage;
    if (damage.value === 0) return { ok: true, text: 'No damage taken: no save.' };
    return { ok: true, text: `DC ${concentrationDc(damage.value, edition)} Constitution save.` };
  },
};
