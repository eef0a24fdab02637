import type { HomebrewPiece } from '~/compendium/foreign/reading';
import { newCreature } from '../kept/creature';
import type { CreatureTrouble } from '../kept/creature-words';
import type { CreatureDesk } from '../kept/creatures.server';
import { keepCreatures } from '../kept/keep-many-sql.server';
import type { ImportChoices, There } from './import-choices';
import { type Over, overwriteCreatures, writtenOver } from './overwrite-sql.server';
import { readTold, type ToldImport } from './told-import';
import { noteImport, type Waiting } from './waiting-sql.server';

/** The result of storing: success, or why nothing was stored. `name` is the creature that caused the problem. */
export type TakenBatch =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: CreatureTrouble | 'none'; readonly name?: string };

type Chosen = {
  readonly pieces: readonly HomebrewPiece[];
  readonly there: ReadonlyMap<number, There>;
  readonly choices: ImportChoices;
};

/**
 * Stores the selected creatures of an import as one batch: all new ones in one transaction, then replacements in
 * another. Idempotent: a repeated submission, also after an interruption, has the same result.
 */
export async function takeBatch(
  desk: CreatureDesk,
  userId: string,
  waiting: Pick<Waiting, 'id'>,
  { pieces, there, choices }: Chosen,
): Promise<TakenBatch> {
  const adds: Parameters<typeof keepCreatures>[2][number][] = [];
  const names: string[] = [];
  const overs: (Over & { name: string })[] = [];
  for (const at of choices.take) {
    const record = pieces[at]?.record;
    if (!record) continue;
    const found = there.get(at);
    const how = found === undefined ? 'both' : (choices.how.get(at) ?? 'both');
    const kept = newCreature(record);
    if (how === 'both') {
      adds.push({ kept, folder: choices.folder });
      names.push(record.name);
    } else if (how === 'replace' && found && !overs.some(({ id }) => id === found.id)) {
      overs.push({ id: found.id, version: found.version, kept, name: record.name });
    }
  }
  if (adds.length + overs.length === 0) return { ok: false, reason: 'none' };
  const told: ToldImport = {
    ...readTold('{}'),
    left: pieces.length - adds.length - overs.length,
    over: overs.map(({ id, version, name }) => ({ id, version, name })),
  };
  const begun = { from: ['waiting', 'taking'], to: 'taking', told } as const;
  // Another submission has already finished.
  if (!(await noteImport(desk.db, userId, waiting.id, begun))) return { ok: true };
  const kept = await keepCreatures(desk, userId, adds, { importId: waiting.id });
  if (!kept.ok && kept.reason !== 'there') {
    await noteImport(desk.db, userId, waiting.id, {
      from: ['taking'],
      to: 'waiting',
      told: readTold('{}'),
    });
    const name = kept.at === undefined ? undefined : names[kept.at];
    return { ok: false, reason: kept.reason, ...(name !== undefined && { name }) };
  }
  await overwriteCreatures(desk, userId, overs, waiting.id);
  const written = await writtenOver(desk, userId, waiting.id, overs);
  const refused = overs.filter(({ id }) => !written.has(id)).map(({ name }) => name);
  await noteImport(desk.db, userId, waiting.id, {
    from: ['taking'],
    to: 'taken',
    told: { ...told, refused },
  });
  return { ok: true };
}
