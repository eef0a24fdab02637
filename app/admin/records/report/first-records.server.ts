import { readLoadedMonster, readLoadedSpell } from '~/compendium/records/read-records';
import type { RecordReading } from '~/compendium/records/record-problem';
import { recordsOn } from '~/compendium/shelf/import-steps.server';
import { type SpellCardLines, spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import type { Statblock } from '~/compendium/statblock/statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { IMPORT_DEPTH } from '~/platform/limits';
import { readNdjson } from '~/platform/ndjson';
import type { ImportJob } from '../job/tables';

/** The first records of a file as readers will see them. */
export type FirstRecords = { blocks: readonly Statblock[]; spells: readonly SpellCardLines[] };

const MOST = 3;
/** Reading the start of a file is enough: a record has 2 kB. */
const HEAD_BYTES = 256 * 1024;

/** Reads the first valid records of a job's file; none when the file is deleted. */
export async function firstRecords(
  files: R2Bucket,
  { kind, objectKey }: Pick<ImportJob, 'kind' | 'objectKey'>,
): Promise<FirstRecords> {
  const head =
    objectKey === null
      ? null
      : await files.get(objectKey, { range: { offset: 0, length: HEAD_BYTES } }).catch(() => null);
  if (head === null) return { blocks: [], spells: [] };
  if (kind === 'spells') {
    const spells = await firstOf(head.body, readLoadedSpell);
    return { blocks: [], spells: spells.map(spellCardLines) };
  }
  const monsters = await firstOf(head.body, readLoadedMonster);
  return { blocks: monsters.map((one) => statblockOf(one, one.edition)), spells: [] };
}

async function firstOf<R>(
  head: ReadableStream<Uint8Array>,
  read: (value: unknown) => RecordReading<R>,
): Promise<R[]> {
  const limits = {
    maxBytes: HEAD_BYTES,
    maxLines: 2000,
    maxLineBytes: HEAD_BYTES,
    maxDepth: IMPORT_DEPTH,
  };
  const found: R[] = [];
  for await (const item of readNdjson(head, limits)) {
    if ('problem' in item) continue;
    for (const value of recordsOn(item.value)) {
      const reading = read(value);
      if (reading.ok) found.push(reading.record);
      if (found.length === MOST) return found;
    }
  }
  return found;
}
