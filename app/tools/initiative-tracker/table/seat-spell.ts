import { withSpellBonus } from '~/fights/sheet/spell-bonus';
import { castBy, isBolts, type SpellMove, stepOf } from '~/fights/sheet/spell-move';
import type { OwnOne, OwnSpell } from '~/fights/table/table-view';
import { spellWords } from '../screen/strike-words';

/** A spell as a seat casts it with a slot of this level: what it does in one line, and what its form asks for. */
export type SeatSpellFacts = { words: string; isAttack: boolean; isAimed: boolean };

/** What a spell of the seat's own does; `level` 0: without a slot. */
export function seatSpellFacts(known: OwnSpell, move: SpellMove, level: number): SeatSpellFacts {
  const at = move.level === 0 ? 0 : Math.max(level, move.level);
  const step = stepOf(move, at, known.level);
  const [first] = step.strikes;
  if (first === undefined) return { words: '', isAttack: false, isAimed: false };
  const strike = withSpellBonus(castBy(first, known), known.bonus, at);
  const times = isBolts(strike, step) && (step.count ?? 1) > 1 ? `${step.count} times ` : '';
  const isAimed = !(strike.targets.of === 'self' && strike.targets.area === null);
  return {
    words: `${times}${spellWords(strike, move.name)}`,
    isAttack: strike.attack !== null,
    isAimed,
  };
}

/** The slots that a spell can be cast with, by level; none for a cantrip, or for a spell with uses of its own. */
export function slotsFor(
  { slots }: Pick<OwnOne, 'slots'>,
  known: OwnSpell,
  move: SpellMove | null,
): { level: number; left: number }[] {
  if (!known.bySlot || move?.level === 0) return [];
  return slots.flatMap(({ left, most }, at) =>
    most === 0 || at + 1 < (move?.level ?? 1) ? [] : [{ level: at + 1, left }],
  );
}
