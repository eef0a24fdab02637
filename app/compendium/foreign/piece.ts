import { compose } from './compose';
import type { HomebrewPiece, Ledger } from './reading';
import type { Told } from './told';

/** The maximum number of characters of the source shown beside a record. */
const SHOWN = 20_000;

/** Builds the import result of one creature, with what happened to each of its fields. */
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
