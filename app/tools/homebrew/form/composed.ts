import { attacksIn } from '~/compendium/records/effect-facts';
import { entriesOf } from '~/compendium/records/entries-of';
import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { calledName } from '~/compendium/words/called';
import { entryWords, withWords } from '~/compendium/words/entry-words';
import { classicCasting, classicLegendary, classicWords } from './classic-words';

/**
 * Generates the missing texts of entries from their mechanics; `wordless` lists the keys of entries for which that is
 * impossible.
 */
export function composed(record: MonsterRecord): { record: MonsterRecord; wordless: string[] } {
  const wordless: string[] = [];
  const self = calledName(record.name);
  const performed = (key: string) => {
    const found = entriesOf(record).find((one) => one.key === key);
    return found && { name: found.name, attacks: attacksIn(found.effects).length > 0 };
  };
  const worded = <E extends Entry>(entry: E): E => {
    if (entry.text !== '') return entry;
    const text =
      record.edition === '2014' ? classicWords(entry, self) : entryWords(entry, record, performed);
    if (text === null) wordless.push(entry.key);
    return { ...entry, text: text ?? '' };
  };
  const { legendary, mythicActions, regionalEffects } = record;
  const full: MonsterRecord = {
    ...record,
    traits: record.traits.map(worded),
    actions: record.actions.map(worded),
    bonusActions: record.bonusActions.map(worded),
    reactions: record.reactions.map(worded),
    legendary: legendary && { ...legendary, actions: legendary.actions.map(worded) },
    lairActions: record.lairActions.map(worded),
    ...(mythicActions && { mythicActions: mythicActions.map(worded) }),
    ...(regionalEffects && { regionalEffects: regionalEffects.map(worded) }),
  };
  return { record: introduced(full, self), wordless };
}

/** Generates missing introductions to spells and legendary actions. */
function introduced(record: MonsterRecord, self: string): MonsterRecord {
  const { legendary, spellcasting } = record;
  const isClassic = record.edition === '2014';
  const bare = { ...record, traits: [], actions: [], bonusActions: [], reactions: [] };
  const modern = withWords({ ...bare, legendary: legendary && { ...legendary, actions: [] } });
  const acts = legendary !== null && legendary.actions.length > 0;
  const above = isClassic
    ? legendary && classicLegendary(legendary, self)
    : modern.legendary?.intro;
  return {
    ...record,
    legendary: legendary && {
      ...legendary,
      intro: legendary.intro || (acts ? (above ?? '') : ''),
    },
    spellcasting: spellcasting.map((one, at) => ({
      ...one,
      intro:
        one.intro ||
        (isClassic ? classicCasting(one, self) : (modern.spellcasting[at]?.intro ?? '')),
    })),
  };
}
