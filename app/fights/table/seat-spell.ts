import { ABILITY_NAMES } from '~/rules/ability';
import type { DamageType } from '~/rules/damage-types';
import type { Edge } from '~/rules/dice/text/expression';
import type { Random } from '~/rules/random';
import { leftOf } from '../harm/spend';
import type { Deed } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { planAttack } from '../moves/attack';
import { planBlast } from '../moves/blast';
import { d20Total, throwD20 } from '../moves/d20';
import { type BlastWish, isUnrolled, mannerOf, type Plan, struckOf } from '../moves/plan';
import { aimSpell, concentrating, lands } from '../moves/spell-aim';
import { drained, healedBy } from '../moves/strike-heals';
import { eachByOwnTurns, wishOf } from '../moves/strike-wish';
import { throwDamage } from '../moves/thrown';
import { castingsOnSheet, type SpellKnown } from '../sheet/known-spells';
import { withSpellBonus } from '../sheet/spell-bonus';
import { type Caster, castBy, type SpellMove, stepOf } from '../sheet/spell-move';
import type { Strike } from '../sheet/strike';
import { LONGEST, shownDamage, shownRolls } from './seat-attack';
import type { OwnOne } from './table-view';

/** The spells of a character’s own sheet, with the numbers that they are cast with. */
export function ownSpells({ sheet }: Combatant): OwnOne['spells'] {
  return castingsOnSheet(sheet.castings).flatMap(({ dc, toHit, modifier, level, spells }) =>
    // A sheet always has the numbers; only statblocks may lack them.
    dc === null || toHit === null || modifier === null
      ? []
      : spells.map(({ spell, name, cost, bonus }) => ({
          spell,
          name,
          dc,
          toHit,
          modifier,
          level,
          bySlot: cost?.of === 'slot',
          ...(bonus && { bonus }),
        })),
  );
}

/** How a spell is cast: with a slot of this level (0: without one), on whom (by their ids), and what it does. */
export type SeatSpell = {
  spell: string;
  level: number;
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
  // A cantrip takes no slot.
  const level = move?.level === 0 ? 0 : wanted.level;
  const name = (move?.name ?? known.name).slice(0, 80);
  if (move && level > 0 && level < move.level)
    return { problem: `${name} needs a level ${move.level} slot or higher.` };
  const spent = spentBy(one, known, level);
  if ('problem' in spent) return spent;
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
  const level = move.level === 0 ? 0 : casts.level || move.level;
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
    const shown = shownAlone(strike, casts.edge, asking);
    return 'problem' in shown ? shown : { ...shown, deeds: begins };
  }
  const aimed = aimSpell(one.id, strike, step, targets);
  if ('problem' in aimed) return aimed;
  const plan = planOf(fight, strike, { ...casts, maker: one.id, ids: aimed.ids }, asking);
  if ('problem' in plan) return plan;
  const shown = shownPlan(plan, casts.edge, asking.random);
  if ('problem' in shown) return shown;
  const heals = healsOf(plan, strike, { maker: one.id, ids: aimed.ids }, asking.random);
  const held = concentrating(one.id, { spell: move, strike: first }, plan);
  // Effects that wait for the game master bring their concentration with them.
  const isHeld = step.concentration && (plan.wish.lasting ?? []).length > 0;
  const { lasting, whileHeld } = held;
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
      struck: plan.targets
        .filter((target) => !isUnrolled(target) || target.lasting.length > 0)
        .map((target) => struckOf(plan, target)),
      ...(heals.healed.length > 0 && { healed: heals.healed }),
      ...(heals.temporary && { temporary: true }),
      ...(isHeld &&
        lands(plan) && {
          concentrates: { on: held.on, lasting, ...(whileHeld && { whileHeld: true }) },
        }),
    },
  };
  return {
    text: [...shown.words, ...heals.words].join('; ') || on,
    total: shown.total ?? heals.total,
    deeds: [...(isHeld ? [] : begins), suggest],
  };
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

type Shown = { words: string[]; total: number | null; damage: number; type: DamageType | null };

/** The rolls as the table sees them: neither who is hit nor who saves. */
function shownPlan(plan: Plan, edge: Edge | null, random: Random): Shown | Problem {
  const type = plan.wish.damage[0]?.type ?? null;
  if (plan.kind === 'attack') {
    const shown = shownRolls(plan.targets, { ...plan.wish, edge }, random);
    if ('problem' in shown) return shown;
    const total = plan.targets.length === 1 ? (plan.targets[0]?.attack?.total ?? null) : null;
    return { words: shown.told, total, damage: shown.most, type };
  }
  const parts = plan.targets[0]?.bySave ?? [];
  const damage = parts.reduce((sum, { amount }) => sum + amount, 0);
  const words = [...shownDamage(parts), ...saveWords(plan.wish)];
  return { words, total: parts.length > 0 ? damage : null, damage, type };
}

/** The rolls of a spell without a target that the player sees. */
function shownAlone(
  strike: Strike,
  edge: Edge | null,
  { random, newId }: Seat,
): Omit<Told, 'deeds'> | Problem {
  const { kind, of } = wishOf(strike, { maker: '', targets: [], newId });
  const { dice, kept } = throwD20(random, edge);
  const isCrit = kind === 'attack' && kept >= (of.criticalFrom ?? 20);
  const parts = throwDamage(of.damage, random, isCrit);
  if ('problem' in parts) return parts;
  const sums = shownDamage(parts);
  if (kind === 'attack') {
    const total = d20Total(kept, of.toHit);
    return { text: [`${total} to hit (${dice.join(', ')})`, ...sums].join(', '), total };
  }
  const dealt = parts.reduce((sum, { amount }) => sum + amount, 0);
  const text = [...sums, ...saveWords(of)].join('; ') || strike.name;
  return { text, total: parts.length > 0 ? dealt : null };
}

/** "Dexterity save DC 15, half on a success". */
function saveWords({ save }: BlastWish): string[] {
  if (save === null) return [];
  const half = save.onSuccess === 'half' ? ', half on a success' : '';
  return [`${ABILITY_NAMES[save.ability]} save DC ${save.dc}${half}`];
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

/** What casting it costs, or why that is not left. A use of its own is spent instead of a slot. */
function spentBy(one: Combatant, { cost }: SpellKnown, level: number): Deed[] | Problem {
  const what =
    level > 0
      ? ({ of: 'slot', level } as const)
      : cost?.of === 'use'
        ? ({ of: 'use', key: cost.key } as const)
        : null;
  if (what === null) return [];
  const left = leftOf(one, what)?.left ?? 0;
  if (left === 0) {
    return {
      problem: what.of === 'slot' ? 'No slot of that level is left.' : 'No use of it is left.',
    };
  }
  return [{ do: 'spend', who: one.id, what, by: 1 }];
}
