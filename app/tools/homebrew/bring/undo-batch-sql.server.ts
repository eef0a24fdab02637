import type { CreatureDesk } from '../kept/creatures.server';
import { formerCreature } from '../kept/history.server';
import { removeImported } from '../kept/put-away-sql.server';
import { type Over, overwriteCreatures } from './overwrite-sql.server';
import { noteImport, type Waiting } from './waiting-sql.server';

/**
 * Undoes a whole batch: imported creatures are soft-deleted, replaced ones get their previous version back. Creatures
 * changed since stay unchanged and are reported.
 */
export async function undoBatch(
  desk: CreatureDesk,
  userId: string,
  { id: importId, told }: Pick<Waiting, 'id' | 'told'>,
): Promise<void> {
  const query = `select id, version from homebrew_creatures where user_id = ?1 and import_id = ?2
    and deleted_at is null and version = import_version and id in (select value from json_each(?3))`;
  const ids = JSON.stringify(told.over.map(({ id }) => id));
  const found = await desk.db.$client
    .prepare(query)
    .bind(userId, importId, ids)
    .all<{ id: string; version: number }>();
  const back: Over[] = [];
  for (const { id, version } of found.results) {
    const kept = await formerCreature(desk.db, userId, id, version - 1);
    if (kept !== null) back.push({ id, version, kept });
  }
  // Restored first: they leave the batch and are then not deleted with it.
  const putBack = await overwriteCreatures(desk, userId, back, null);
  const { removed, changed } = await removeImported(desk, userId, importId);
  await noteImport(desk.db, userId, importId, {
    from: ['taken', 'undone'],
    to: 'undone',
    told: {
      ...told,
      putAway: removed + told.putAway,
      putBack: putBack.size + told.putBack,
      stayed: changed.map(({ name }) => name),
    },
  });
}
