import { compose } from './compose';
import type { HomebrewPiece, Ledger } from './reading';
import type { Told } from './told';

/** The most letters of a source that are shown beside a record. */
const SHOWN = 20_000;

/** One creature of a file, with what became of its fields. */
export function pieceOf(told: Told, ledger: Ledger, source: string): HomebrewPiece {
  const reading = compose(told, ledger);
  return {
    name: told.name,
    record: reading.ok ? reading.record : null,
    missing: reading.ok ? null : reading.problem,
    ...ledger,
    source: source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source,
  };
}
