import { readHomebrew } from '../in/read-homebrew';
import type { CreatureDesk } from '../kept/creatures.server';
import type { HomebrewReading } from '../report/reading';
import type { There } from './import-choices';
import { thereAlready } from './there-sql.server';
import { type Waiting, waitingText } from './waiting-sql.server';

/** What an import would do: its creatures, and which of them are there already. */
export type DryRun = {
  readonly reading: HomebrewReading;
  readonly there: ReadonlyMap<number, There>;
};

/** Reads what waits, and compares it with what its person keeps; null while it cannot be read. Nothing is written. */
export async function dryRun(
  desk: CreatureDesk,
  userId: string,
  { id, hint }: Pick<Waiting, 'id' | 'hint'>,
): Promise<DryRun | null> {
  const text = await waitingText(desk, userId, id);
  if (text === null) return null;
  const reading = readHomebrew(text, hint ?? undefined);
  return { reading, there: await thereAlready(desk.db, userId, reading.records) };
}
