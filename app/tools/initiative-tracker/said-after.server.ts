import type { FightRead } from '~/fights/kept/fight-calls';
import { newFight } from '~/fights/log/new-fight';
import { tellLog } from '~/fights/telling/tell-log';
import type { WholeLog } from './whole-log.server';

/**
 * Describes the action before this page, for pages without scripts: `done` is the event id in the URL. Empty if
 * something else was done since. An old undone action is described from the `whole` log.
 */
export async function saidAfter(
  { base, events }: FightRead,
  done: string | null,
  whole: () => Promise<WholeLog | { ok: false } | null>,
): Promise<string[]> {
  const last = events.at(-1);
  if (done === null || base === null || last?.id !== done) return [];
  const said = (lines: ReturnType<typeof tellLog>) =>
    lines.filter(({ event }) => event === done).map(({ text }) => text);
  const [deed] = last.deeds;
  const taken = deed?.do === 'undo' || deed?.do === 'redo' ? deed.event : null;
  if (taken !== null && !events.some(({ id }) => id === taken)) {
    const log = await whole();
    if (log?.ok) return said(tellLog(newFight(log.begins.name, log.begins.edition), log.events));
  }
  return said(tellLog(base.fight, events));
}
