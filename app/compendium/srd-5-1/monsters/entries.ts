import type { Entry, LegendaryEntry } from '../../records/former/action-record';
import { fixedEntryText, fixedTitle } from '../fixes/entry-fixes';
import { overriddenEntry } from '../fixes/entry-overrides';
import { cleanText } from '../package/clean-text';
import type { PackageEntry } from '../package/package-shape';
import { titleOf } from '../parse/parse-title';
import { wordedEntry } from './worded-entry';

/** Parses an entry of a statblock: attacks, saves, damage, areas and conditions. */
export function entryOf(monster: string, source: PackageEntry): Entry {
  return legendaryEntryOf(monster, source).entry;
}

/** Parses a legendary action in the same way, with its cost. */
export function legendaryEntryOf(
  monster: string,
  source: PackageEntry,
): { entry: Entry; cost: LegendaryEntry['cost'] } {
  const { cost, name, only, recharge, uses } = titleOf(fixedTitle(monster, source.name));
  const text = cleanText(fixedEntryText(monster, source.name, source.desc));
  const entry: Entry = { ...wordedEntry(name, text), only, recharge, uses };
  return { entry: overriddenEntry(monster, entry), cost };
}
