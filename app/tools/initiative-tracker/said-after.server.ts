import type { FightRead } from '~/fights/kept/fight-calls';
import { tellLog } from '~/fights/telling/tell-log';

/**
 * What the press before this page came to, in words, for who has no scripts: `done` is the event that the address names. Nothing
 * where something else was done since.
 */
export function saidAfter({ base, events }: FightRead, done: string | null): string[] {
  if (done === null || base === null || events.at(-1)?.id !== done) return [];
  const lines = tellLog(base.fight, events);
  return lines.filter(({ event }) => event === done).map(({ text }) => text);
}
