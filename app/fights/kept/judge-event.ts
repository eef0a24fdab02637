import { type FightEvent, fightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { bytesOf } from './bytes-of';
import { FIGHT_LIMITS } from './fight-limits';

export type JudgedEvent =
  | { ok: true; event: FightEvent; text: string }
  | { ok: false; id: string; reason: string };

const TOO_LARGE = `An entry has at most ${FIGHT_LIMITS.eventBytes / 1024} kB. Do it in several steps.`;

/** Judges an event from outside as one by this author, whatever it says of that itself; refused with a sentence. */
export function judgeEvent(raw: unknown, by: string): JudgedEvent {
  const id = idOf(raw);
  const refuse = (reason: string): JudgedEvent => ({ ok: false, id, reason });
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return refuse('This is not a fight entry.');
  }
  // Before the schema looks at it: the looking is what would cost. By letters, which are never more than bytes.
  if (JSON.stringify(raw).length > FIGHT_LIMITS.eventBytes) return refuse(TOO_LARGE);
  const judged = fightEvent.safeParse({ ...raw, by });
  if (!judged.success) {
    const [issue] = judged.error.issues;
    const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
    return refuse(`This entry cannot be read: ${where}${issue?.message ?? 'it is malformed'}`);
  }
  const text = JSON.stringify(judged.data);
  if (bytesOf(text) > FIGHT_LIMITS.eventBytes) return refuse(TOO_LARGE);
  return { ok: true, event: judged.data, text };
}

/** The id by which the sender knows a refused event; '' when it has none. */
function idOf(raw: unknown): string {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof id === 'string' ? id.slice(0, 40) : '';
}

/** Why a fight takes nothing like this any more, as a sentence: what one small entry lays on 200 would else have no end. */
export function overfull(fight: Fight): string | null {
  const lasting = Object.values(fight.combatants).reduce(
    (sum, one) => sum + one.lasting.length + one.maximumChanges.length,
    fight.due.length + fight.reminders.length,
  );
  return lasting > FIGHT_LIMITS.lasting
    ? 'Too many conditions are active in this fight. End some first.'
    : null;
}
