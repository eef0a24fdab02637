import type { Entry } from '../records/entry-record';
import type { MonsterRecord } from '../records/monster-record';
import { isUnknown } from '../records/unknown-facts';
import { abilityColumns } from './ability-lines';
import { creaturesNamed } from './creatures-named';
import { besideLines, middleLines } from './defence-lines';
import { entryLines } from './entry-lines';
import { headLines, kindLine } from './head-lines';
import { spellcastingLines } from './spellcasting-lines';
import type { Statblock, StatblockEntry, StatblockLayout, StatblockSection } from './statblock';
import { printed } from './text-segments';

/** Prepares a creature's statblock in one of the two layouts, with dice for every number that is rolled. */
export function statblockOf(record: MonsterRecord, layout: StatblockLayout): Statblock {
  return {
    name: record.name,
    edition: record.edition,
    layout,
    kind: kindLine(record, layout),
    head: headLines(record, layout),
    abilities: abilityColumns(record),
    lines: middleLines(record, layout),
    beside: besideLines(record, layout),
    sections: sectionsOf(record, layout),
    notes: record.notes,
  };
}

function sectionsOf(record: MonsterRecord, layout: StatblockLayout): StatblockSection[] {
  const lines = (entries: readonly Entry[]): StatblockEntry[] =>
    entries.map((entry) => entryLines(entry, creaturesNamed(record, entry.effects)));
  const { legendary } = record;
  const spells = record.spellcasting.map((one) => spellcastingLines(one, layout));
  const traits = lines(record.traits);
  const actions = lines(record.actions);
  // The 2014 books list spells among the traits, the 2024 books among the actions.
  const classic = layout === '2014';
  const untold = isUnknown(record, 'entries') ? ENTRIES_NOT_KNOWN : '';
  return [
    section(classic ? null : 'Traits', classic ? [...traits, ...spells] : traits),
    section('Actions', classic ? actions : [...actions, ...spells], untold),
    section('Bonus Actions', lines(record.bonusActions)),
    section('Reactions', lines(record.reactions)),
    section('Legendary Actions', lines(legendary?.actions ?? []), printed(legendary?.intro ?? '')),
    section('Mythic Actions', lines(record.mythicActions ?? [])),
    section('Lair Actions', lines(record.lairActions)),
    section('Regional Effects', lines(record.regionalEffects ?? [])),
  ].filter(({ intro, entries }) => intro !== '' || entries.length > 0);
}

/** Shown in place of unknown traits and actions. */
export const ENTRIES_NOT_KNOWN = 'Traits and actions are not known.';

function section(
  title: string | null,
  entries: readonly StatblockEntry[],
  intro = '',
): StatblockSection {
  return { title, intro, entries };
}
