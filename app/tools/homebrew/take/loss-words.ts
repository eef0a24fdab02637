import type { Loss } from '../out/loses';

/** Display names of a record's fields. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  'entries.effects': 'mechanics of an entry',
  'entries.complete': 'whether its mechanics are complete',
  'entries.missing': 'what its mechanics leave out',
  'entries.tag': 'its kind',
  'entries.trigger': 'its trigger',
  'entries.needs': 'its requirements',
  'entries.targets': 'its targets',
  'entries.area': 'its area',
  'entries.oncePerRound': 'once per round',
  'entries.slot': 'its place in a turn',
  'entries.only': 'which form an entry needs',
  'entries.uses': 'uses a day',
  'entries.recharge': 'recharge',
  multiattack: 'Multiattack mechanics',
  section: 'section of the book',
  variantOf: 'variant of',
  licence: 'license',
  xpInLair: 'XP in its lair',
  xp: 'custom XP',
  forms: 'armor and speeds of other forms',
  gear: 'gear',
  'senses.blindBeyond': 'blind beyond a distance',
  'initiative.score': 'custom initiative score',
  source: 'source',
  'ac.kind': 'kind of armor',
  orSizes: 'other sizes',
  defences: 'the wording of defenses',
  languages: 'the wording of languages',
  'legendary.intro': 'introduction of legendary actions',
  'legendary.actionsInLair': 'legendary actions in its lair',
  'legendary.resistancesInLair': 'legendary resistances in its lair',
};

/** The losses of a format as text, grouped by reason. */
export function lossesInWords(losses: readonly Loss[]): { fields: string; why: string }[] {
  const byReason = new Map<string, string[]>();
  for (const { field, why } of losses) {
    byReason.set(why, [...(byReason.get(why) ?? []), FIELD_WORDS[field] ?? field]);
  }
  return [...byReason].map(([why, fields]) => ({ fields: capital(fields.join(', ')), why }));
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
