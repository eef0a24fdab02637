import { z } from 'zod';
import { readSpellRecord } from '../records/read-records';
import type { SpellRecord } from '../records/spell-record';

const spellWords = z.strictObject({
  key: z.string(),
  text: z.string(),
  higher: z.string().nullable(),
});

/** Reads the spells of SRD 5.2 from NDJSON: their structure, and our own texts by the spell's key. */
export function srd52Spells(ndjson: string, wordsNdjson: string): SpellRecord[] {
  const words = new Map(
    linesOf(wordsNdjson).map((line) => {
      const one = spellWords.parse(JSON.parse(line));
      return [one.key, one];
    }),
  );
  return linesOf(ndjson).map((line) => {
    const structure: { slug: string } = JSON.parse(line);
    const own = words.get(structure.slug);
    if (!own) throw new Error(`Nobody has words for the spell "${structure.slug}"`);
    const reading = readSpellRecord({ ...structure, text: own.text, higherLevels: own.higher });
    if (!reading.ok) throw new Error(`${structure.slug}: ${reading.problem}`);
    return reading.record;
  });
}

function linesOf(ndjson: string): string[] {
  return ndjson.split('\n').filter((line) => line !== '');
}
