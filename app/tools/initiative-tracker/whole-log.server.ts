import type { LogBegins } from '~/fights/kept/fight-calls';
import type { FightDesk } from '~/fights/kept/fight-desk.server';
import { fightLogFor } from '~/fights/kept/kept-fights.server';
import type { FightEvent } from '~/fights/log/deeds';

export type WholeLog = { ok: true; begins: LogBegins; events: FightEvent[] };

/** All events of a fight that the user runs, and its initial state; null for any other. */
export async function wholeLog(
  desk: FightDesk,
  userId: string,
  id: string,
): Promise<WholeLog | { ok: false; sentence: string } | null> {
  const events: FightEvent[] = [];
  for (let from = 1; ; ) {
    const page = await fightLogFor(desk, userId, id, from);
    if (page === null || !page.ok) return page;
    for (const text of page.events) events.push(JSON.parse(text) as FightEvent);
    if (page.next === null) return { ok: true, begins: page.begins, events };
    from = page.next;
  }
}
