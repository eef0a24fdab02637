import { multiattackOf } from '~/compendium/foreign/entries/multiattack';
import { entriesOf } from '~/compendium/records/entries-of';
import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { castingFields } from './casting-form';
import { composed } from './composed';
import { deedOf, entryFields, type FormMeans } from './entry-form';
import { factFields, sheetOf, speedFields } from './facts-fields';
import { ENTRY_LISTS, type EntryList, type Field } from './fields';
import { isSame } from './kept-json';
import { lineFieldsOf } from './lines-form';

/** Converts a creature to the editor's form fields. Calculated values are left empty, so that they stay calculated. */
export function formOf(record: MonsterRecord, means: FormMeans): Field[] {
  const sheet = sheetOf(record);
  const bare = composed(withoutWords(record)).record;
  const own = new Map(entriesOf(bare).map((entry) => [entry.key, entry.text]));
  const { legendary, spellcasting, forms, multiattack } = record;
  const lists: Record<EntryList, readonly (Entry & { cost?: number })[]> = {
    traits: record.traits,
    actions: record.actions,
    bonusActions: record.bonusActions,
    reactions: record.reactions,
    legendary: legendary?.actions ?? [],
    mythicActions: record.mythicActions ?? [],
    lairActions: record.lairActions,
    regionalEffects: record.regionalEffects ?? [],
  };
  const entries = ENTRY_LISTS.flatMap((list) =>
    lists[list].flatMap((entry, at) => {
      const isComposed = deedOf(entry) !== 'words' && own.get(entry.key) === entry.text;
      return entryFields(`${list}.${at}`, entry, sheet, isComposed, means);
    }),
  );
  return [
    ...factFields(record),
    ...lineFieldsOf(record),
    ...forms.flatMap(({ name, ac, speeds }, at): Field[] => [
      [`forms.${at}.name`, name],
      [`forms.${at}.ac`, ac === null ? '' : String(ac.value)],
      [`forms.${at}.kind`, ac?.kind ?? ''],
      ...(speeds === null
        ? []
        : ([[`forms.${at}.moves`, 'on'], ...speedFields(`forms.${at}.speed`, speeds)] as const)),
    ]),
    ...legendaryFields(record, bare),
    ...entries,
    ...multiattackFields(record, multiattack),
    ...spellcasting.flatMap((casting, at) =>
      castingFields(
        `spellcasting.${at}`,
        casting,
        sheet,
        bare.spellcasting[at]?.intro === casting.intro,
      ),
    ),
  ];
}

/** The record without the texts that can be generated. */
function withoutWords(record: MonsterRecord): MonsterRecord {
  const bare = <E extends Entry>(entry: E): E =>
    deedOf(entry) === 'words' ? { ...entry, text: '…' } : { ...entry, text: '' };
  const { legendary, mythicActions, regionalEffects } = record;
  return {
    ...record,
    traits: record.traits.map(bare),
    actions: record.actions.map(bare),
    bonusActions: record.bonusActions.map(bare),
    reactions: record.reactions.map(bare),
    legendary: legendary && { ...legendary, intro: '', actions: legendary.actions.map(bare) },
    lairActions: record.lairActions.map(bare),
    ...(mythicActions && { mythicActions: mythicActions.map(bare) }),
    ...(regionalEffects && { regionalEffects: regionalEffects.map(bare) }),
    spellcasting: record.spellcasting.map((one) => ({ ...one, intro: '' })),
  };
}

function legendaryFields({ legendary }: MonsterRecord, bare: MonsterRecord): Field[] {
  if (legendary === null) return [];
  const { actionsPerRound, actionsInLair, resistancesPerDay, resistancesInLair, intro } = legendary;
  const isOwn = intro === bare.legendary?.intro;
  return [
    ['legendary.perRound', String(actionsPerRound)],
    ['legendary.inLair', String(actionsInLair ?? '')],
    ['legendary.resistances', String(resistancesPerDay ?? '')],
    ['legendary.resistancesInLair', String(resistancesInLair ?? '')],
    ['legendary.intro', isOwn ? '' : intro],
  ];
}

function multiattackFields(
  { actions, bonusActions, traits }: MonsterRecord,
  multiattack: MonsterRecord['multiattack'],
): Field[] {
  const text = actions.find(({ name }) => /^multiattack\b/i.test(name))?.text ?? '';
  const read = text === '' ? null : multiattackOf(text, [...actions, ...bonusActions, ...traits]);
  if (isSame(read, multiattack)) return [];
  return [['multiattack.kept', JSON.stringify({ text, value: multiattack })]];
}
