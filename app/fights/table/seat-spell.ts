import type { Edge } from '~/rules/dice/text/expression';
import type { Random } from '~/rules/random';
import type { Deed } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { planAttack } from '../moves/attack';
import { planBlast } from '../moves/blast';
import { d20Total, throwD20 } from '../moves/d20';
import { isUnrolled, mannerOf, type Plan, struckOf } from '../moves/plan';
import { aimSpell, concentrating, lands } from '../moves/spell-aim';
import { drained, healedBy } from '../moves/strike-heals';
import { eachByOwnTurns, wishOf } from '../moves/strike-wish';
import { combatantOf } from '../people/people';
import { castingsOnSheet, type SpellKnown } from '../sheet/known-spells';
import { withSpellBonus } from '../sheet/spell-bonus';
import { type Caster, castBy, type SpellMove, stepOf } from '../sheet/spell-move';
import type { Strike } from '../sheet/strike';
import { LONGEST } from './seat-attack';
import { paidBy } from './seat-spell-paid';
import { seenName } from './seen';
import { boltsOf, shownAlone, shownPlan } from './shown-spell';

/**
 * How a spell is cast: with a slot of this level (0: a cantrip, or a use of its own), on whom (by their ids), and what
 * it does.
 */
export type SeatSpell = {
  spell: string;
  level: number;
  /** A spell that takes a slot, as a ritual or otherwise without one. */
  slotless?: true | undefined;
  /** Whether an attack is rolled where `move` is null. */
  attack: boolean;
  targets: readonly string[];
  edge: Edge | null;
  secret: boolean;
  /** Null: it has no record. */
  move: SpellMove | null;
};

type Seat = { seat: string; random: Random; newId: () => string };
type Problem = { problem: string };

/** What the table sees of a spell, and what the game master is told of its targets. */
type Told = { text: string; total: number | null; deeds: readonly Deed[] };

/**
 * Casts a spell of the character’s own sheet: it spends the slot or the use, the table sees its rolls, and the game
 * master is told what it does to each target and applies it.
 */
export function seatSpell(
  fight: Fight,
  one: Combatant,
  wanted: SeatSpell,
  asking: Seat,
): Deed[] | Problem {
  const { spell, move, secret } = wanted;
  const casting = castingsOnSheet(one.sheet.castings).find(({ spells }) =>
    spells.some((known) => known.spell === spell),
  );
  const known = casting?.spells.find((each) => each.spell === spell);
  if (!casting || !known || casting.toHit === null)
    return { problem: 'That spell is no longer on the sheet.' };
  const name = (move?.name ?? known.name).slice(0, 80);
  const paid = paidBy(one, known, { ...wanted, name });
  if ('problem' in paid) return paid;
  const { level, spent } = paid;
  const told = move
    ? toldBy(fight, one, { ...wanted, move, level, caster: casting, known }, asking)
    : unknown(casting, wanted.attack, asking.random);
  if ('problem' in told) return told;
  const { seat } = asking;
  return [
    { do: 'casts', who: one.id, spell: name, level },
    ...spent,
    ...told.deeds,
    {
      do: 'roll',
      seat,
      by: one.id,
      what: level === 0 ? name : `${name} (level ${level})`.slice(0, 80),
      text: told.text.slice(0, LONGEST),
      total: told.total,
      secret,
    },
  ];
}

/** A spell without a record: its attack roll, or its save DC. */
function unknown({ toHit, dc }: Caster, attack: boolean, random: Random): Told {
  if (!attack) return { text: `Save DC ${dc}`, total: null, deeds: [] };
  const { dice, kept } = throwD20(random, null);
  const total = d20Total(kept, toHit ?? 0);
  return { text: `${total} to hit (${dice.join(', ')})`, total, deeds: [] };
}

type Casts = SeatSpell & { move: SpellMove; caster: Caster; known: SpellKnown };

/** What a spell with a record does at this level, rolled. */
function toldBy(fight: Fight, one: Combatant, casts: Casts, asking: Seat): Told | Problem {
  const { move, caster, known, targets } = casts;
  const level = casts.level || move.level;
  const step = stepOf(move, level, caster.level);
  const [first] = step.strikes;
  const on = move.name.slice(0, 120);
  const begins: Deed[] = step.concentration
    ? [{ do: 'concentrates', who: one.id, on, lasting: [] }]
    : [];
  if (first === undefined)
    return { ...unknown(caster, casts.attack, asking.random), deeds: begins };
  const strike = withSpellBonus(castBy({ ...first, name: move.name }, caster), known.bonus, level);
  const helps = strike.targets.of !== 'foes' || strike.hit.heals.length > 0;
  if (targets.length === 0 && !helps) {
    const shown = shownAlone(strike, boltsOf(strike, step), casts.edge, asking);
    return 'problem' in shown ? shown : { ...shown, deeds: begins };
  }
  const aimed = aimSpell(one.id, strike, step, targets);
  if ('problem' in aimed) return aimed;
  const plan = planOf(fight, strike, { ...casts, maker: one.id, ids: aimed.ids }, asking);
  if ('problem' in plan) return plan;
  const shown = shownPlan(plan, boltsOf(strike, step), casts.edge, asking.random);
  if ('problem' in shown) return shown;
  const heals = healsOf(plan, strike, { maker: one.id, ids: aimed.ids }, asking.random);
  const held = concentrating(one.id, { spell: move, strike: first }, plan);
  // What waits for the game master brings its concentration with it; begun at once, it would tell that an attack hits.
  const awaits = plan.kind === 'attack' || (plan.wish.lasting ?? []).length > 0;
  const isHeld = step.concentration && awaits;
  const { lasting, whileHeld } = held;
  const struck = plan.targets
    .filter((target) => !isUnrolled(target) || target.lasting.length > 0)
    .map((target) => struckOf(plan, target));
  const words = [...shown.words, ...heals.words];
  // Without anything to apply the game master is not asked: the table reads whom it is cast on.
  if (struck.length === 0 && heals.healed.length === 0)
    return {
      text: [...words, ...onWords(fight, targets)].join('; ') || on,
      total: shown.total,
      deeds: begins,
    };
  const suggest: Deed = {
    do: 'suggest',
    seat: asking.seat,
    by: one.id,
    targets: [...new Set(aimed.ids)],
    amount: Math.min(9999, shown.damage),
    type: shown.type,
    with: move.name.slice(0, 80),
    rolled: {
      manner: mannerOf(plan),
      struck,
      ...(heals.healed.length > 0 && { healed: heals.healed }),
      ...(heals.temporary && { temporary: true }),
      ...(isHeld &&
        lands(plan) && {
          concentrates: { on: held.on, lasting, ...(whileHeld && { whileHeld: true }) },
        }),
    },
  };
  return {
    text: words.join('; ') || on,
    total: shown.total ?? heals.total,
    deeds: [...(isHeld ? [] : begins), suggest],
  };
}

/** "on Tobin, Goblin 1", by the names that players see. */
function onWords(fight: Fight, targets: readonly string[]): string[] {
  const names = targets.flatMap((id) => combatantOf(fight, id) ?? []).map(seenName);
  return names.length === 0 ? [] : [`on ${names.join(', ')}`];
}

type Aimed = { maker: string; ids: readonly string[] };

function planOf(
  fight: Fight,
  strike: Strike,
  { maker, ids, edge }: Aimed & { edge: Edge | null },
  { random, newId }: Seat,
): Plan | Problem {
  const { kind, of } = wishOf(strike, { maker, targets: ids, newId });
  const plan =
    kind === 'attack'
      ? planAttack(fight, { ...of, targets: ids.map((who) => ({ who, edge })) }, random)
      : planBlast(fight, of, random);
  return 'problem' in plan ? plan : eachByOwnTurns(plan);
}

/** What the spell restores to its targets, to its caster, and by the damage that it deals. */
function healsOf(plan: Plan, strike: Strike, { maker, ids }: Aimed, random: Random) {
  const [others, own] = [
    healedBy(strike, ids, 'target', random.fork('heals')),
    healedBy(strike, [maker], 'maker', random.fork('heals')),
  ];
  const regained = drained(plan, strike).flatMap((deed) => (deed.do === 'heal' ? deed.healed : []));
  const thrown = others.thrown ?? own.thrown;
  const what = others.temporary ? 'temporary hit points' : 'healed';
  return {
    healed: [...others.healed, ...own.healed, ...regained],
    temporary: others.temporary || own.temporary,
    words: thrown === null ? [] : [`${thrown.amount} ${what} (${thrown.text})`],
    total: thrown?.amount ?? null,
  };
}
