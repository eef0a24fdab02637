import type { MonsterRecord } from '../records/monster-record';
import { readMonsterRecord } from '../records/read-records';
import { withWords } from '../words/entry-words';

/**
 * Reads the monsters of SRD 5.2 from NDJSON: structure and our own texts; other texts are composed from the structure.
 */
export function srd52Monsters(ndjson: string): MonsterRecord[] {
  return ndjson
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const reading = readMonsterRecord(JSON.parse(line));
      if (!reading.ok) throw new Error(reading.problem);
      return withWords(reading.record);
    });
}
