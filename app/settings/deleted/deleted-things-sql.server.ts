import type { ToolId } from '~/catalogue/tool';
import type { Database } from '~/platform/database.server';
import { DELETED_KINDS, type RestoreDesk } from './deleted-kinds.server';

/** Most things of one kind on the page. */
const OF_A_KIND = 50;

/** The days for which every kind keeps what was deleted. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Something that a user deleted: `kind` is its key in a form, `says` what people call it; times in milliseconds. */
export type DeletedThing = {
  kind: string;
  id: string;
  name: string;
  says: string;
  deletedAt: number;
  goneAt: number;
};

/** Who asks: `pro` and which tools are open to them. */
export type DeletedBy = { userId: string; pro: boolean; isOpen: (tool: ToolId) => boolean };

/** What a user deleted in the last 30 days, of all kinds that are open to them, the last deleted first. */
export async function deletedThings(
  db: Database,
  { userId, isOpen }: Omit<DeletedBy, 'pro'>,
): Promise<DeletedThing[]> {
  const open = Object.entries(DELETED_KINDS).filter(([, { tool }]) => isOpen(tool));
  if (open.length === 0) return [];
  const each = open.map(
    ([kind, { table, says }]) =>
      `select * from (select '${kind}' as kind, id, name, ${says} as says, deleted_at as deletedAt from ${table}
        where user_id = ?1 and deleted_at is not null order by deleted_at desc limit ${OF_A_KIND})`,
  );
  // One statement of ten parts is more than a compound select may have here: they go as one batch.
  const answers = await db.$client.batch<Omit<DeletedThing, 'goneAt'>>(
    each.map((query) => db.$client.prepare(query).bind(userId)),
  );
  return answers
    .flatMap(({ results }) => results)
    .map((one) => ({ ...one, goneAt: one.deletedAt + KEPT_MS }))
    .sort((a, b) => b.deletedAt - a.deletedAt);
}

/**
 * Restores one of the user's deleted things, named as `kind:id`; a sentence of what happened, and whether it is back.
 */
export async function restoreThing(
  desk: RestoreDesk,
  { userId, pro, isOpen }: DeletedBy,
  thing: string,
): Promise<{ ok: boolean; sentence: string; upgrade?: true }> {
  const at = thing.indexOf(':');
  const [kind, id] = [thing.slice(0, at), thing.slice(at + 1)];
  const known = Object.hasOwn(DELETED_KINDS, kind) ? DELETED_KINDS[kind] : undefined;
  if (known?.pro && !pro && isOpen(known.tool)) {
    return {
      ok: false,
      sentence: 'Restoring this needs Pro. It stays here meanwhile.',
      upgrade: true,
    };
  }
  const isTheirs = known !== undefined && isOpen(known.tool) && id !== '';
  const back = isTheirs ? await known.restore(desk, userId, id.slice(0, 80)) : null;
  return back ?? { ok: false, sentence: GONE };
}

const GONE = 'This cannot be restored: it is gone, or there is no room for it.';
