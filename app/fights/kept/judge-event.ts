import { type FightEvent, fightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { bytesOf } from './bytes-of';
import { FIGHT_LIMITS } from './fight-limits';

export type JudgedEvent =
  | { ok: true; event: FightEvent; text: string }
  | { ok: false; id: string; reason: string };

const TOO_LARGE = `An entry has at most ${FIGHT_LIMITS.eventBytes / 1024} kB. Do it in several steps.`;

/** Validates an event from outside and sets `by` as its author, whatever it says; refused with a sentence. */
export function judgeEvent(raw: unknown, by: string): JudgedEvent {
  const id = idOf(raw);
  const refuse = (reason: string): JudgedEvent => ({ ok: false, id, reason });
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return refuse('This is not a fight entry.');
  }
  // Checked before the schema, because parsing is the expensive part. In characters, which are never more than bytes.
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

/** The id under which the sender gets the refusal; '' when there is none. */
function idOf(raw: unknown): string {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof id === 'string' ? id.slice(0, 40) : '';
}

/**
 * Why a fight has too many lasting effects, as a sentence; null when it has not. One small event can add effects to
 * 200 combatants, so they need a limit.
 */
export function overfull(fight: Fight): string | null {
  const lasting = Object.values(fight.combatants).reduce(
    (sum, one) => sum + one.lasting.length + one.maximumChanges.length,
    fight.due.length + fight.reminders.length,
  );
  return lasting > FIGHT_LIMITS.lasting
    ? 'Too many conditions are active in this fight. End some first.'
    : null;
}
