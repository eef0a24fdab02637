import type { CopyDesk } from './copies-sql.server';
import { copyKey, manifestKey, partKey } from './plan';

/** How many nightly backups are kept, and how many that admins requested. */
export const KEPT = { nightly: 14, asked: 3 } as const;

/** R2 deletes up to a thousand files at once. */
const REMOVED_AT_ONCE = 500;

/** Marks backups that are no longer kept, and failed ones before a later complete one. */
const AGE = `update backups set state = 'going' where
    (state = 'done' and (select count(*) from backups b where b.why = backups.why and b.state = 'done' and b.number > backups.number)
      >= case why when 'nightly' then ?1 else ?2 end)
    or (state = 'broken' and exists (select 1 from backups b where b.state = 'done' and b.number > backups.number))`;

/** Deletes the parts of one old backup, some at a time, and then its row. */
async function removeOne({ db, files }: CopyDesk): Promise<void> {
  const d1 = db.$client;
  const oldest = `select number, id from backups where state = 'going' order by number limit 1`;
  const going = await d1.prepare(oldest).first<{ number: number; id: string }>();
  if (going === null) return;
  const { number, id } = going;
  const some = 'select name from backup_parts where number = ?1 order by at limit ?2';
  const { results } = await d1.prepare(some).bind(number, REMOVED_AT_ONCE).all<{ name: string }>();
  const names = results.map(({ name }) => name);
  // One more than recorded: a part whose run was interrupted before it was recorded.
  if (names.length > 0) await files.delete(names.map((name) => partKey(id, name)));
  const gone =
    'delete from backup_parts where number = ?1 and name in (select value from json_each(?2))';
  await d1.prepare(gone).bind(number, JSON.stringify(names)).run();
  if (names.length === REMOVED_AT_ONCE) return;
  const { objects } = await files.list({ prefix: `backups/${id}/`, limit: REMOVED_AT_ONCE });
  await files.delete([manifestKey(id), ...objects.map(({ key }) => key)]);
  await d1.prepare('delete from backups where number = ?1').bind(number).run();
}

/** Deletes copies that no backup uses any more, some at a time. */
async function removeCopies({ db, files }: CopyDesk): Promise<void> {
  const d1 = db.$client;
  const query = `select key from backup_copies where last < (select coalesce(min(number), 0) from backups) limit ?1`;
  const { results } = await d1.prepare(query).bind(REMOVED_AT_ONCE).all<{ key: string }>();
  if (results.length === 0) return;
  const keys = results.map(({ key }) => key);
  await files.delete(keys.map(copyKey));
  const gone = 'delete from backup_copies where key in (select value from json_each(?1))';
  await d1.prepare(gone).bind(JSON.stringify(keys)).run();
}

/** Deletes backups that are no longer kept, with their files, a step at a time. */
export async function removeOldBackups(desk: CopyDesk): Promise<void> {
  await desk.db.$client.prepare(AGE).bind(KEPT.nightly, KEPT.asked).run();
  await removeOne(desk);
  await removeCopies(desk);
}
