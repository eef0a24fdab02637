import { PACT_SLOTS } from '~/characters/play/pact-slots';
import type { Play } from '~/characters/record/character';
import type { TableState } from '~/parties/seated-play';
import type { MemberCopy } from './member-copies';

/**
 * The play state of a character after a fight: what the fight changed since `joined`, on which both last agreed, is the
 * fight's; all else stays as the sheet has it now. The same play when the fight changed nothing.
 */
export function playAfterFight(play: Play, joined: TableState, left: MemberCopy): Play {
  const { settings: was, health } = joined;
  const now = stateAfterFight(joined, left);
  const { settings } = now;
  const after = { ...play };
  if (left.hp !== health.now) {
    after.hitPoints = left.hp >= left.maximum ? null : Math.max(0, left.hp);
  }
  if (left.temporary !== health.temporary) after.temporary = Math.min(9999, left.temporary);
  if (!isSameList(settings.conditions.toSorted(), was.conditions.toSorted())) {
    after.conditions = settings.conditions;
  }
  for (const key of ['exhaustion', 'deathSuccesses', 'deathFailures'] as const) {
    if (settings[key] !== was[key]) after[key] = settings[key];
  }
  if (settings.concentration !== was.concentration) after.concentration = settings.concentration;
  after.slotsSpent = slotsAfter(play.slotsSpent, was.slotsSpent, settings.slotsSpent);
  const { [PACT_SLOTS]: pact, ...uses } = otherUses(was, settings);
  if (pact !== undefined) after.pactSpent = Math.min(10, pact);
  after.spent = { ...play.spent, ...uses };
  return JSON.stringify(after) === JSON.stringify(play) ? play : after;
}

/** What the sheet and the fight agree on once the fight's values are written back. */
export function stateAfterFight({ settings: was }: TableState, left: MemberCopy): TableState {
  const { hp, temporary, conditions, deathSuccesses, deathFailures, slotsSpent } = left;
  const counted = Object.keys(was.usesSpent ?? {}).map(
    (key) =>
      [
        key,
        Object.hasOwn(left.usesSpent, key) ? left.usesSpent[key] : was.usesSpent?.[key],
      ] as const,
  );
  return {
    health: { now: hp, temporary },
    settings: {
      conditions,
      deathSuccesses,
      deathFailures,
      exhaustion: Math.min(6, left.exhaustion),
      concentration: left.concentration.slice(0, 80).trim(),
      slotsSpent: slotsSpent.map((one) => Math.min(30, one)),
      usesSpent: Object.fromEntries(counted.map(([key, spent = 0]) => [key, spent])),
    },
  };
}

/** Spent slots by level: the fight's where it changed them. */
function slotsAfter(
  own: readonly number[],
  was: readonly number[],
  now: readonly number[],
): number[] {
  const levels = Array.from({ length: Math.min(9, Math.max(own.length, now.length)) }, (_, at) =>
    (now[at] ?? 0) === (was[at] ?? 0) ? (own[at] ?? 0) : (now[at] ?? 0),
  );
  return isSameList(levels.slice(0, own.length), own) &&
    levels.slice(own.length).every((one) => one === 0)
    ? [...own]
    : levels;
}

function otherUses(
  { usesSpent: was }: TableState['settings'],
  { usesSpent: now }: TableState['settings'],
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(now ?? {}).filter(([key, spent]) => spent !== was?.[key]),
  );
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
