import { readHomebrew } from '~/compendium/foreign/read-homebrew';
import type { HomebrewReading } from '~/compendium/foreign/reading';
import type { CreatureDesk } from '../kept/creatures.server';
import type { There } from './import-choices';
import { thereAlready } from './there-sql.server';
import { type Waiting, waitingText } from './waiting-sql.server';

/** The preview of an import: its creatures, and which of them already exist. */
export type DryRun = {
  readonly reading: HomebrewReading;
  readonly there: ReadonlyMap<number, There>;
};

/** The number of parsed texts cached per Worker: the preview is reloaded repeatedly while choosing. */
const MOST_KEPT = 2;

/** The last parsed texts by ticket; a waiting text never changes. */
const kept = new Map<string, HomebrewReading>();

function readOnce(id: string, text: string, hint: Waiting['hint']): HomebrewReading {
  const reading = kept.get(id) ?? readHomebrew(text, hint ?? undefined);
  kept.delete(id);
  kept.set(id, reading);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  return reading;
}

/** Parses a waiting text and compares it with the user's creatures; null when it cannot be read. Writes nothing. */
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
