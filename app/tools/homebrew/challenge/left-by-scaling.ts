import { entriesOf } from '~/compendium/records/entries-of';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { scaledEntry } from './scaled-entry';

/** Amounts that say how strong a deed is; how long something lasts, and what a die decides, do not. */
const STRENGTH =
  /\b\d+ \(\d+d\d+[^)]{0,9}\)|\b(?<!\brolls? )\d+d\d+\b(?! (?:rounds?|turns?|minutes?|hours?|days?)\b)|\b[1-9]\d*(?= (?:temporary )?hit points\b| (?:or more |or less )?(?:\w+ )?damage\b)/gi;

/** The entries of a creature whose words keep amounts when it is scaled: healing, shields, thresholds; a game master looks at them. */
export function leftByScaling(record: MonsterRecord): string[] {
  const left = entriesOf(record).filter((entry) => {
    const { text } = scaledEntry(entry, { damage: 3, attack: 0, saveDc: 0 });
    const still = new Set(text.match(STRENGTH) ?? []);
    return entry.text.match(STRENGTH)?.some((amount) => still.has(amount)) ?? false;
  });
  return [...new Set(left.map(({ name }) => name))];
}
