import type { Candidate } from '~/encounters/fill/candidate';
import { challengeText } from '~/rules/challenge';
import { xpByChallenge } from '~/rules/challenge-points';
import type { DraftRow } from './address/draft';

/** What is known of a record for its row; a full `Candidate` after loading. */
export type KnownCreature = Pick<Candidate, 'id' | 'name' | 'cr' | 'xp'> & Partial<Candidate>;

/** A row of the fight with what is known of it. */
export type FightRow = DraftRow & {
  readonly called: string;
  readonly rating: number | null;
  /** Experience points of each creature. */
  readonly worth: number;
  readonly known: KnownCreature | null;
  /** Its record was not found: the row keeps its name and is worth nothing. */
  readonly lost: boolean;
};

/** What a stored encounter says about a record that no longer exists. */
export type Remembered = {
  readonly record: string | null;
  readonly name: string;
  readonly cr: number | null;
  readonly xp: number;
};

/** The rows of a fight with their names and points: of the record, the challenge rating, or the stored encounter. */
export function fightRows(
  rows: readonly DraftRow[],
  known: Readonly<Record<string, KnownCreature>>,
  kept: readonly Remembered[] = [],
): readonly FightRow[] {
  return rows.map((row): FightRow => {
    if (row.id === null) {
      const worth = row.cr === null ? (row.xp ?? 0) : xpByChallenge(row.cr);
      const called = row.name || `CR ${challengeText(row.cr ?? 0)}`;
      return { ...row, called, rating: row.cr, worth, known: null, lost: false };
    }
    const found = Object.hasOwn(known, row.id) ? known[row.id] : undefined;
    if (found) {
      const { name, cr, xp } = found;
      return { ...row, called: name, rating: cr, worth: xp, known: found, lost: false };
    }
    const once = kept.find(({ record }) => record === row.id);
    const { name = row.id, cr = null, xp = 0 } = once ?? {};
    return { ...row, called: name, rating: cr, worth: xp, known: null, lost: once === undefined };
  });
}
