import { type AskedRoll, LEANS, ROLL_KINDS } from './secret-roll';

export type ReadRoll = { ok: true; roll: AskedRoll } | { ok: false; sentence: string };

const MOST_BONUSES = 12;

/**
 * Reads the form of a roll for all: the kind, advantage, an optional DC, and bonuses for members whose own is
 * unknown.
 */
export function readRollForm(form: FormData): ReadRoll {
  const kind = ROLL_KINDS.find(({ value }) => value === text(form, 'kind'))?.value;
  if (kind === undefined) return { ok: false, sentence: 'Choose what everyone rolls.' };
  const lean = LEANS.find((one) => one === text(form, 'lean')) ?? 'plain';
  const typed = text(form, 'dc');
  const dc = typed === '' ? null : Number(typed);
  if (dc !== null && !(/^\d{1,2}$/.test(typed) && dc >= 1 && dc <= 60)) {
    return { ok: false, sentence: 'A DC is a whole number from 1 to 60, or left empty.' };
  }
  const bonuses: Record<string, number> = {};
  for (const [name, value] of [...form].slice(0, MOST_BONUSES * 4)) {
    if (!name.startsWith('bonus-') || typeof value !== 'string' || value.trim() === '') continue;
    const digits = value.trim().replace(/^[−–]/, '-').replace(/^\+/, '');
    const bonus = /^-?\d{1,2}$/.test(digits) ? Number(digits) : Number.NaN;
    if (!(bonus >= -20 && bonus <= 40)) {
      return { ok: false, sentence: 'A bonus is a whole number from −20 to 40, or left empty.' };
    }
    bonuses[name.slice('bonus-'.length)] = bonus;
  }
  return { ok: true, roll: { kind, lean, dc, bonuses } };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
