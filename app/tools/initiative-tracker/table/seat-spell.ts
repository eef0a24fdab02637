import { withSpellBonus } from '~/fights/sheet/spell-bonus';
import { castBy, isBolts, type SpellMove, stepOf } from '~/fights/sheet/spell-move';
import type { OwnOne, OwnSpell } from '~/fights/table/table-view';
import { spellWords } from '../screen/strike-words';

/** A spell as a seat casts it with a slot of this level: what it does in one line, and what its form asks for. */
export type SeatSpellFacts = { words: string; isAttack: boolean; isAimed: boolean };

/** What a spell of the seat's own does; `level` 0: as a cantrip, or by its own use. */
export function seatSpellFacts(known: OwnSpell, move: SpellMove, level: number): SeatSpellFacts {
  const at = move.level === 0 ? 0 : Math.max(level || (known.free?.at ?? 0), move.level);
  const step = stepOf(move, at, known.level);
  const [first] = step.strikes;
  if (first === undefined) return { words: '', isAttack: false, isAimed: false };
  const strike = withSpellBonus(castBy(first, known), known.bonus, at);
  const times = isBolts(strike, step) && (step.count ?? 1) > 1 ? `${step.count} times ` : '';
  const more = step.strikes.length > 1 ? ' · more in its text' : '';
  const isAimed = !(strike.targets.of === 'self' && strike.targets.area === null);
  return {
    words: `${times}${spellWords(strike, move.name)}${more}`,
    isAttack: strike.attack !== null,
    isAimed,
  };
}

type Way = { value: string; label: string; isLeft: boolean };

/**
 * The ways to pay for a spell, as its form offers them: its own use, then slots, then none on purpose. `usual` is the
 * first that is left and pays; '' where none is.
 */
export function waysFor(
  { slots }: Pick<OwnOne, 'slots'>,
  known: OwnSpell,
  move: SpellMove | null,
): { ways: Way[]; usual: string } {
  const { free, bySlot } = known;
  const hasSlots = slots.some(({ most }) => most > 0);
  if (!bySlot || !hasSlots || move?.level === 0) return { ways: [], usual: '0' };
  const least = known.slotsFrom ?? move?.level ?? 1;
  const own = free && {
    value: '0',
    label: free.left === null ? 'At will' : `Its own use (${free.left} left)`,
    isLeft: free.left !== 0,
  };
  const paying = [...(own ? [own] : []), ...slotWays(slots, least)];
  const cantrip = move === null && !own ? [{ value: '0', label: 'A cantrip', isLeft: true }] : [];
  return {
    ways: [...paying, ...cantrip, SLOTLESS],
    usual: paying.find(({ isLeft }) => isLeft)?.value ?? '',
  };
}

/** The ways for any spell of a seat, on a page that cannot change them with the spell. */
export function allWays({ slots }: Pick<OwnOne, 'slots'>): Way[] {
  const none = { value: '0', label: 'Cantrip, or its own use', isLeft: true };
  return [...slotWays(slots, 1), none, SLOTLESS];
}

const SLOTLESS: Way = { value: 'none', label: 'As a ritual or without a slot', isLeft: true };

function slotWays(slots: OwnOne['slots'], least: number): Way[] {
  return slots.flatMap(({ left, most }, at) =>
    most === 0 || at + 1 < least
      ? []
      : [{ value: `${at + 1}`, label: `Level ${at + 1} (${left} left)`, isLeft: left > 0 }],
  );
}
