import { multiattackOf } from '~/compendium/foreign/entries/multiattack';
import { keyedNames } from '~/compendium/records/entry-keys';
import type { Entry, LegendaryEntry, Multiattack } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { castingOf } from './casting-form';
import { entryOf, type FormMeans } from './entry-form';
import { factsOf, speedsOf } from './facts-form';
import { ENTRY_LISTS, type EntryList, type Field, ROW_LISTS, type RowList, rowsOf } from './fields';
import { fromKept, isPart } from './kept-json';
import { readLines } from './lines-form';
import { FormReading } from './reading';

/** The current format, as in the schema, which is too large to load on a page. */
const FORMAT: MonsterRecord['format'] = 2;

export type Drawn = {
  readonly record: MonsterRecord;
  readonly form: FormReading;
  /** The row of each entry, by key. */
  readonly rows: ReadonlyMap<string, string>;
};

/**
 * Builds the creature of a form before its texts are generated; an invalid field gets a plain value, and its problem is
 * noted.
 */
export function drawn(fields: readonly Field[], means: FormMeans): Drawn {
  const form = new FormReading(fields);
  const facts = factsOf(form);
  const { name, abilities, proficiencyBonus } = facts;
  const sheet = { name, abilities, proficiencyBonus };
  const rows = new Map<string, string>();
  const listed = (list: RowList) => {
    const all = rowsOf(fields, list);
    if (all.length > ROW_LISTS[list]) {
      form.wrong(`${list}.${all[ROW_LISTS[list]]}.name`, `At most ${ROW_LISTS[list]} of these.`);
    }
    return all.slice(0, ROW_LISTS[list]).map((at) => `${list}.${at}`);
  };
  const keyFor = freshKeys(fields);
  const entries = (list: EntryList): Entry[] =>
    listed(list).map((row) => {
      const entry = entryOf(form, row, facts.edition, sheet, keyFor, means);
      rows.set(entry.key, row);
      return entry;
    });
  const { traits, actions, bonusActions, reactions, legendary, mythicActions, ...places } =
    Object.fromEntries(ENTRY_LISTS.map((list) => [list, entries(list)])) as Record<
      EntryList,
      Entry[]
    >;
  const costly = legendary.map((entry): LegendaryEntry => {
    const row = rows.get(entry.key) ?? '';
    return {
      ...entry,
      cost: form.number(`${row}.cost`, { label: 'The cost', min: 1, max: 5 }) ?? 1,
    };
  });
  const all = [...actions, ...bonusActions, ...traits];
  const record: MonsterRecord = {
    format: FORMAT,
    ...facts,
    ...readLines(form, facts.edition),
    forms: listed('forms').map((row) => formRow(form, row)),
    traits,
    multiattack: multiattackIn(form, actions, all),
    actions,
    bonusActions,
    reactions,
    legendary: legendaryOf(form, costly),
    lairActions: places.lairActions,
    ...(mythicActions.length === 0 ? {} : { mythicActions }),
    ...(places.regionalEffects.length === 0 ? {} : { regionalEffects: places.regionalEffects }),
    spellcasting: listed('spellcasting').map((row) => castingOf(form, row, sheet)),
  };
  return { record, form, rows };
}

/** Returns a function that gives unique keys to entries without one. */
function freshKeys(fields: readonly Field[]): (name: string) => string {
  const taken = new Set(fields.flatMap(([name, value]) => (/\.key$/.test(name) ? [value] : [])));
  const keyOf = keyedNames();
  return (name) => {
    let key = keyOf(name);
    while (taken.has(key)) key = keyOf(name);
    return key;
  };
}

function formRow(form: FormReading, row: string): MonsterRecord['forms'][number] {
  const name = form.line(`${row}.name`, 'The name of the form', 60);
  if (name === null) form.wrong(`${row}.name`, 'Enter the name of the form.');
  const value = form.number(`${row}.ac`, { label: 'Armor Class', min: 0, max: 50 });
  const moves = form.ticked(`${row}.moves`);
  return {
    name: name ?? 'Other form',
    ac: value === null ? null : { value, kind: form.line(`${row}.kind`, 'What it wears', 120) },
    speeds: moves ? speedsOf(form, `${row}.speed`) : null,
  };
}

/** Parses the Multiattack from its text, unless it is stored for the same text. */
function multiattackIn(
  form: FormReading,
  actions: readonly Entry[],
  all: readonly Entry[],
): Multiattack | null {
  const words = actions.find(({ name }) => /^multiattack\b/i.test(name))?.text ?? '';
  const kept = fromKept(form.raw('multiattack.kept'));
  // The whole record is validated later, including kept data.
  if (isPart(kept) && kept.text === words) return kept.value as Multiattack | null;
  return words === '' ? null : multiattackOf(words, all);
}

function legendaryOf(form: FormReading, actions: LegendaryEntry[]): MonsterRecord['legendary'] {
  const count = (name: string, label: string, max: number) =>
    form.number(`legendary.${name}`, { label, min: 0, max });
  const perRound = count('perRound', 'Legendary actions', 10);
  const inLair = count('inLair', 'In its lair', 10);
  const resistances = count('resistances', 'Legendary resistances', 20);
  const resistancesInLair = count('resistancesInLair', 'In its lair', 20);
  const intro = form.prose('legendary.intro', 'The introduction', 2000);
  if (actions.length === 0 && perRound === null && resistances === null) return null;
  return {
    actionsPerRound: perRound ?? (actions.length === 0 ? 0 : 3),
    ...(inLair === null ? {} : { actionsInLair: inLair }),
    resistancesPerDay: resistances,
    ...(resistancesInLair === null ? {} : { resistancesInLair }),
    intro,
    actions,
  };
}
