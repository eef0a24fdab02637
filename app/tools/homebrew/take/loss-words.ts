import type { Loss } from '../out/loses';

/** What the fields of a record are called at the table. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  'entries.effects': 'what an entry does, as rules',
  'entries.complete': 'whether its rules say all of its words',
  'entries.missing': 'what its rules leave out',
  'entries.tag': 'its kind',
  'entries.trigger': 'what sets it off',
  'entries.needs': 'what it asks for',
  'entries.targets': 'whom it hits',
  'entries.area': 'its area',
  'entries.oncePerRound': 'that it may be used once a round',
  'entries.slot': 'its place in a turn',
  'entries.only': 'which form an entry needs',
  'entries.uses': 'uses a day',
  'entries.recharge': 'recharge',
  multiattack: 'Multiattack as rules',
  section: 'the part of its book',
  variantOf: 'of what it is a variant',
  licence: 'license',
  xpInLair: 'experience points in its lair',
  xp: 'experience points of its own',
  forms: 'armor and speeds of other forms',
  gear: 'gear',
  'senses.blindBeyond': 'blind beyond a distance',
  'initiative.score': 'an initiative score of its own',
  source: 'source',
  'ac.kind': 'kind of armor',
  orSizes: 'other sizes',
  defences: 'the wording of defenses',
  languages: 'the wording of languages',
  'legendary.intro': 'words before legendary actions',
  'legendary.actionsInLair': 'legendary actions in its lair',
  'legendary.resistancesInLair': 'legendary resistances in its lair',
};

/** The losses of a form in words; those with one reason stand together. */
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
