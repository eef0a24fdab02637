import { readHomebrew } from '~/compendium/foreign/read-homebrew';
import type { HomebrewReading } from '~/compendium/foreign/reading';
import type { CreatureDesk } from '../kept/creatures.server';
import type { There } from './import-choices';
import { thereAlready } from './there-sql.server';
import { type Waiting, waitingText } from './waiting-sql.server';

/** What an import would do: its creatures, and which of them are there already. */
export type DryRun = {
  readonly reading: HomebrewReading;
  readonly there: ReadonlyMap<number, There>;
};

/** How many readings a machine keeps: the page of a dry run is opened again and again while somebody chooses. */
const MOST_KEPT = 2;

/** What the last texts said, by their tickets: a text that waits never changes. */
const kept = new Map<string, HomebrewReading>();

function readOnce(id: string, text: string, hint: Waiting['hint']): HomebrewReading {
  const reading = kept.get(id) ?? readHomebrew(text, hint ?? undefined);
  kept.delete(id);
  kept.set(id, reading);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  return reading;
}

/** Reads what waits, and compares it with what its person keeps; null while it cannot be read. Nothing is written. */
export async function dryRun(
  desk: CreatureDesk,
  userId: string,
  { id, hint }: Pick<Waiting, 'id' | 'hint'>,
): Promise<DryRun | null> {
  const text = await waitingText(desk, userId, id);
  if (text === null) return null;
  const reading = readOnce(id, text, hint);
  return { reading, there: await thereAlready(desk.db, userId, reading.records) };
}
