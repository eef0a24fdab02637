import { BATTLE_LIMITS, type Battle, USUAL_OPTIONS } from '../sheet/battle';
import type { Combatant } from '../sheet/combatant';
import { USUAL_TACTICS } from '../sheet/tactics';
import { Body } from './body';
import { compileKind } from './compile-kind';
import { Numbers } from './compile-outcome';
import { Dice } from './dice';
import type { CompiledDeed, Kind } from './kind';
import type { Told } from './told';
import { reckonWorth } from './worth';

/** The state of side a when it comes from an earlier fight of the same day, indexed by body. */
export type Carried = {
  hitPoints: Int32Array;
  /** 1 for those who died earlier in the day. */
  dead: Uint8Array;
  hitDice: Int32Array;
  resources: readonly Int32Array[];
};

/** What a run counts for each deed of each kind. */
export type DeedCount = {
  uses: number;
  damage: number;
  healed: number;
  tries: number;
  landed: number;
};

/** The whole state of the fight loop, allocated once per battle. */
export type Field = {
  readonly battle: Battle;
  readonly modern: boolean;
  readonly lines: boolean;
  readonly reactions: boolean;
  readonly dice: Dice;
  readonly kinds: readonly Kind[];
  readonly bodies: readonly Body[];
  /** The bodies of each side. */
  readonly sides: readonly [readonly Body[], readonly Body[]];
  /** The bodies in initiative order; set in each fight. */
  readonly order: Body[];
  readonly counts: readonly (readonly DeedCount[])[];
  /** Whether any creature has a deed of that kind: what no creature has is skipped. */
  readonly has: {
    foeStart: boolean;
    foeEnd: boolean;
    legendary: boolean;
    lair: boolean;
    touched: boolean;
    counters: boolean;
    allyHit: boolean;
    saveAura: boolean;
  };
  round: number;
  /** The work done so far, in steps of about equal duration on one machine; limits a run where no clock may be used. */
  steps: number;
  active: Body | null;
  /** The deed that is being performed; damage is counted for it. */
  deed: CompiledDeed | null;
  /** Per side: hit points dealt in this round, and the number of creatures standing. */
  readonly dealt: Int32Array;
  readonly standing: Int32Array;
  readonly front: Int32Array;
  readonly coming: Int32Array;
  /** Per side: creatures at 0 hit points that will get up by themselves unless prevented. */
  readonly rising: Int32Array;
  /** Creatures that died and still have a death burst to perform. */
  readonly bursting: Body[];
  /** What an earlier fight of the day left of side a; null: every creature is fresh. */
  carried: Carried | null;
  /** The recorded steps of a fight that is told; null while thousands of fights run. */
  tale: Told[] | null;
};

/** The steps of an attack or a save: about a tenth of a microsecond each. */
export const STEPS_OF_BLOW = 10;

/** The steps of a turn, or of a deed in it: the creature looks at all others. */
export function stepsOfDeed({ bodies }: Field): number {
  return 20 + (bodies.length >> 1);
}

/** The most creatures of a kind that may be summoned into one fight. */
const MOST_SUMMONED = 12;

/** Compiles a battle: its creatures' numbers, the value of their deeds, and every body. */
export function fieldOf(battle: Battle, seed: string): Field {
  const numbers = new Numbers(battle.edition);
  const options = { ...USUAL_OPTIONS, ...battle.options };
  const summoned = new Map<Combatant, { side: 0 | 1; at: number }>();
  const wanted: {
    combatant: Combatant;
    side: 0 | 1;
    placed: number;
    count: number;
    arrives: number;
    summoned: boolean;
  }[] = [];
  for (const side of [0, 1] as const) {
    battle.sides[side].forEach(({ combatant, count, arrives }, placed) => {
      wanted.push({ combatant, side, placed, count, arrives: arrives ?? 1, summoned: false });
    });
  }
  // Also the creatures that others summon, and those that these summon, once each.
  for (let at = 0; at < wanted.length && wanted.length < BATTLE_LIMITS.kinds * 2; at += 1) {
    const one = wanted[at];
    if (one === undefined) break;
    for (const { creature, most } of calledBy(one.combatant)) {
      const known = summoned.get(creature);
      if (known !== undefined && known.side === one.side) continue;
      summoned.set(creature, { side: one.side, at: wanted.length });
      wanted.push({
        combatant: creature,
        side: one.side,
        placed: battle.sides[one.side].length + summoned.size - 1,
        count: Math.min(MOST_SUMMONED, most * one.count),
        arrives: 1,
        summoned: true,
      });
    }
  }
  const around = {
    numbers,
    kinds: wanted.length,
    summoned: (caller: Combatant, key: string) => {
      const creature = caller.calls?.find((one) => one.key === key)?.creature;
      return (creature && summoned.get(creature)?.at) ?? 0;
    },
  };
  const kinds = wanted.map(({ combatant, side, placed }, at) =>
    compileKind(
      combatant,
      { at, side, placed, tactics: { ...USUAL_TACTICS, ...battle.tactics[side] }, options },
      around,
    ),
  );
  reckonWorth(kinds);
  const bodies: Body[] = [];
  wanted.forEach(({ count, arrives, summoned: isCalled }, at) => {
    const kind = kinds[at];
    if (kind === undefined) return;
    for (let number = 1; number <= count; number += 1) {
      const name = count === 1 ? kind.name : `${kind.name} ${number}`;
      const body = new Body(bodies.length, kind, name, arrives);
      body.summoned = isCalled;
      bodies.push(body);
    }
  });
  const has = (list: (kind: Kind) => readonly unknown[]) =>
    kinds.some((kind) => list(kind).length > 0);
  return {
    battle,
    kinds,
    bodies,
    order: bodies.slice(),
    modern: battle.edition === '2024',
    lines: options.lines,
    reactions: options.reactions,
    dice: new Dice(seed),
    sides: [
      bodies.filter(({ kind }) => kind.side === 0),
      bodies.filter(({ kind }) => kind.side === 1),
    ],
    counts: kinds.map(({ deeds }) =>
      deeds.map(() => ({ uses: 0, damage: 0, healed: 0, tries: 0, landed: 0 })),
    ),
    has: {
      foeStart: has((kind) => kind.foeStart),
      foeEnd: has((kind) => kind.foeEnd),
      legendary: kinds.some((kind) => kind.legendaryActions > 0 && kind.legendary.length > 0),
      lair: has((kind) => kind.lair),
      touched: has((kind) => kind.touched),
      counters: has((kind) => kind.reactions.filter(({ is }) => is === 'counterspell')),
      allyHit: has((kind) => kind.reactions.filter(({ on }) => on === 'ally-hit')),
      saveAura: kinds.some((kind) => kind.saveAura > 0),
    },
    round: 0,
    steps: 0,
    active: null,
    deed: null,
    tale: null,
    carried: null,
    bursting: [],
    dealt: new Int32Array(2),
    standing: new Int32Array(2),
    front: new Int32Array(2),
    coming: new Int32Array(2),
    rising: new Int32Array(2),
  };
}

function calledBy(combatant: Combatant): { creature: Combatant; most: number }[] {
  const { calls = [] } = combatant;
  return combatant.deeds.flatMap(({ steps }) =>
    steps.flatMap((step) =>
      step.does === 'summon'
        ? calls
            .filter(({ key }) => key === step.creature)
            .map(({ creature }) => ({
              creature,
              most: step.count.count * step.count.sides + step.count.bonus,
            }))
        : [],
    ),
  );
}
