import type { HealthChange } from '~/parties/member';

export type ReadHealth = { ok: true; change: HealthChange } | { ok: false; sentence: string };

const DOES = ['damage', 'heal', 'temporary'] as const;

/** Reads the hit point form: a quick button ("damage:5"), or a kind and a typed amount. */
export function readHealthForm(form: FormData): ReadHealth {
  const [quickDoes, quickAmount] = text(form, 'press').split(':');
  const does = DOES.find((one) => one === (quickDoes || text(form, 'does')));
  const typed = quickAmount ?? text(form, 'amount');
  if (!does) return { ok: false, sentence: 'Choose damage, healing or temporary hit points.' };
  const amount = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (amount < 1) {
    return { ok: false, sentence: 'Type an amount: a whole number from 1 to 9,999.' };
  }
  const id = text(form, 'event');
  if (!/^[\w-]{8,40}$/.test(id))
    return { ok: false, sentence: 'Reload this page and press again.' };
  return { ok: true, change: { id, does, amount } };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
