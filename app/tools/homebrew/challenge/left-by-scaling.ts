import { entriesOf } from '~/compendium/records/entries-of';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { scaledEntry } from './scaled-entry';

/** Amounts that describe an effect's strength; durations and dice that choose a result are excluded. */
const STRENGTH =
  /\b\d+ \(\d+d\d+[^)]{0,9}\)|\b(?<!\brolls? )\d+d\d+\b(?! (?:rounds?|turns?|minutes?|hours?|days?)\b)|\b[1-9]\d*(?= (?:temporary )?hit points\b| (?:or more |or less )?(?:\w+ )?damage\b)/gi;

/**
 * The names of entries whose text keeps amounts when the creature is scaled (healing, shields, thresholds), so that the
 * game master can check them.
 */
export function leftByScaling(record: MonsterRecord): string[] {
  const left = entriesOf(record).filter((entry) => {
    const { text } = scaledEntry(entry, { damage: 3, attack: 0, saveDc: 0 });
    const still = new Set(text.match(STRENGTH) ?? []);
    return entry.text.match(STRENGTH)?.some((amount) => still.has(amount)) ?? false;
  });
  return [...new Set(left.map(({ name }) => name))];
}
