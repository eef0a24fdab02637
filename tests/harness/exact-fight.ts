/*
 * Computes fights exactly, by propagating the probability of every state until almost nothing is undecided (states
 * below 1 in 10,000,000,000 are dropped). It shares no code with the engine: the rules are implemented a second time
 * here, as simply as possible.
 */

/** Damage with its probabilities. */
export type Chances = ReadonlyMap<number, number>;

export type ExactAttack = {
  toHit: number;
  dice: readonly [number, number];
  bonus: number;
  roll?: 'advantage' | 'disadvantage';
  criticalOn?: number;
  /** The factor of the target's defences. */
  times?: 0 | 0.5 | 2;
  /** Its damage prevents the target's regeneration on its next turn. */
  stops?: boolean;
};

export type ExactCreature = {
  side: 0 | 1;
  ac: number;
  hp: number;
  initiative: number;
  attacks: readonly ExactAttack[];
  regeneration?: number;
  /**
   * At 0 hit points it is helpless until its turn and then rises with this many, unless that was stopped: then it is
   * dead.
   */
  risesWith?: number;
  /** A saving throw instead of the attacks whenever it is available. */
  breath?: {
    dc: number;
    dice: readonly [number, number];
    half: boolean;
    recharge: number | null;
    uses: number | null;
  };
  /** Its own save bonus against such a breath. */
  save?: number;
};

/** The distribution of some dice plus a bonus. */
export function diceChances(count: number, sides: number, bonus: number): Chances {
  let chances = new Map([[bonus, 1]]);
  for (let die = 0; die < count; die += 1) {
    const next = new Map<number, number>();
    for (const [sum, chance] of chances) {
      for (let face = 1; face <= sides; face += 1) {
        next.set(sum + face, (next.get(sum + face) ?? 0) + chance / sides);
      }
    }
    chances = next;
  }
  return chances;
}

function d20Chance(roll: ExactAttack['roll'], face: number): number {
  if (roll === undefined) return 1 / 20;
  const better = roll === 'advantage' ? face : 21 - face;
  return (2 * better - 1) / 400;
}

/** The distribution of one attack's damage against an AC. */
export function attackChances(attack: ExactAttack, ac: number): Chances {
  const chances = new Map<number, number>();
  const [count, sides] = attack.dice;
  const plain = diceChances(count, sides, attack.bonus);
  const critical = diceChances(2 * count, sides, attack.bonus);
  const add = (damage: number, chance: number) => {
    const counted = Math.floor(Math.max(0, damage) * (attack.times ?? 1));
    chances.set(counted, (chances.get(counted) ?? 0) + chance);
  };
  for (let face = 1; face <= 20; face += 1) {
    const chance = d20Chance(attack.roll, face);
    const sharp = face >= (attack.criticalOn ?? 20);
    if (face === 1 || (!sharp && face + attack.toHit < ac)) add(0, chance);
    else for (const [damage, of] of sharp ? critical : plain) add(damage, chance * of);
  }
  return chances;
}

type State = {
  hp: readonly number[];
  ready: readonly number[];
  /** 1: was damaged since its last turn by something that stops its regeneration. */
  stopped: readonly number[];
};
type Spread = Map<string, { state: State; chance: number }>;

function add(to: Spread, state: State, chance: number): void {
  const key = `${state.hp.join()}|${state.ready.join()}|${state.stopped.join()}`;
  const known = to.get(key);
  if (known) known.chance += chance;
  else to.set(key, { state, chance });
}

function hurt(state: State, at: number, damage: number, stops = false): State {
  const stopped = stops && damage > 0 ? state.stopped.with(at, 1) : state.stopped;
  return { ...state, stopped, hp: state.hp.with(at, Math.max(0, (state.hp[at] ?? 0) - damage)) };
}

/** Whether a creature is at 0 hit points and will get up. */
function lies({ risesWith }: ExactCreature, state: State, at: number): boolean {
  return risesWith !== undefined && state.hp[at] === 0 && state.stopped[at] === 0;
}

/** The probability that side a wins; `least` is the probability below which a state is dropped. */
export function exactWin(creatures: readonly ExactCreature[], least = 1e-10): number {
  // Equal creatures of one side are interchangeable in the initiative order.
  const kinds = creatures.map((one) => creatures.indexOf(one));
  const orders = new Map<string, { order: number[]; chance: number }>();
  for (const [order, chance] of orderChances(creatures)) {
    const key = order.map((at) => kinds[at]).join();
    const known = orders.get(key);
    if (known) known.chance += chance;
    else orders.set(key, { order, chance });
  }
  let won = 0;
  for (const { order, chance } of orders.values())
    won += chance * winInOrder(creatures, order, least);
  return won;
}

function winInOrder(
  creatures: readonly ExactCreature[],
  order: readonly number[],
  least: number,
): number {
  const taken = new Map<ExactAttack, Map<string, Chances>>();
  // Attacks against an unconscious creature have advantage.
  const chancesOf = (attack: ExactAttack, ac: number, isDown: boolean) => {
    const known = taken.get(attack) ?? new Map<string, Chances>();
    taken.set(attack, known);
    const key = `${ac} ${isDown}`;
    const chances =
      known.get(key) ?? attackChances(isDown ? { ...attack, roll: 'advantage' } : attack, ac);
    known.set(key, chances);
    return chances;
  };
  const stands = (state: State, side: number) =>
    creatures.some(
      (one, at) => one.side === side && ((state.hp[at] ?? 0) > 0 || lies(one, state, at)),
    );
  let states: Spread = new Map();
  add(
    states,
    {
      hp: creatures.map(({ hp }) => hp),
      ready: creatures.map(({ breath }) => (breath ? (breath.uses ?? 1) : 0)),
      stopped: creatures.map(() => 0),
    },
    1,
  );
  let won = 0;
  for (let turn = 0; states.size > 0 && turn < 100 * order.length; turn += 1) {
    const who = order[turn % order.length] ?? 0;
    const creature = creatures[who];
    if (creature === undefined) break;
    let now = begun(states, who, creature);
    const next: Spread = new Map();
    // A creature that can breathe does so; the others make their attacks one after the other.
    const striking: Spread = new Map();
    for (const { state, chance } of now.values()) {
      if ((state.hp[who] ?? 0) <= 0) add(next, state, chance);
      else if (creature.breath && (state.ready[who] ?? 0) > 0) {
        breathe(next, { creatures, order, who, state, chance });
      } else add(striking, state, chance);
    }
    now = striking;
    for (const attack of creature.attacks) {
      const after: Spread = new Map();
      for (const { state, chance } of now.values()) {
        const at = targetOf(creatures, order, creature.side, state);
        if (at === null) add(after, state, chance);
        else {
          const isDown = state.hp[at] === 0;
          const found = chancesOf(attack, creatures[at]?.ac ?? 0, isDown);
          for (const [damage, of] of found)
            add(after, hurt(state, at, damage, attack.stops), chance * of);
        }
      }
      now = after;
    }
    for (const { state, chance } of now.values()) add(next, state, chance);
    states = new Map();
    for (const [key, one] of next) {
      if (!stands(one.state, 1)) won += one.chance;
      else if (stands(one.state, 0) && one.chance > least) states.set(key, one);
    }
  }
  return won;
}

/** The start of a turn: regeneration, and the recharge roll. */
function begun(states: Spread, who: number, creature: ExactCreature): Spread {
  const begun: Spread = new Map();
  const { breath, regeneration = 0 } = creature;
  for (const { state, chance } of states.values()) {
    const left = state.hp[who] ?? 0;
    const regains = left > 0 && regeneration > 0 && state.stopped[who] === 0;
    const now = regains
      ? Math.min(creature.hp, left + regeneration)
      : lies(creature, state, who)
        ? (creature.risesWith ?? 0)
        : left;
    // The dead stay stopped.
    const stopped = now > 0 ? state.stopped.with(who, 0) : state.stopped;
    const healed = { ...state, stopped, hp: state.hp.with(who, now) };
    if (left > 0 && breath?.recharge && state.ready[who] === 0) {
      const back = (7 - breath.recharge) / 6;
      add(begun, { ...healed, ready: healed.ready.with(who, 1) }, chance * back);
      add(begun, healed, chance * (1 - back));
    } else add(begun, healed, chance);
  }
  return begun;
}

type Breathing = {
  creatures: readonly ExactCreature[];
  order: readonly number[];
  who: number;
  state: State;
  chance: number;
};

function breathe(next: Spread, { creatures, order, who, state, chance }: Breathing): void {
  const creature = creatures[who];
  const at = targetOf(creatures, order, creature?.side ?? 0, state);
  if (at === null || !creature?.breath) {
    add(next, state, chance);
    return;
  }
  const { dc, dice, half } = creature.breath;
  const fails = Math.min(1, Math.max(0, (dc - 1 - (creatures[at]?.save ?? 0)) / 20));
  const spent = { ...state, ready: state.ready.with(who, (state.ready[who] ?? 0) - 1) };
  for (const [damage, of] of diceChances(...dice, 0)) {
    add(next, hurt(spent, at, damage), chance * of * fails);
    add(next, hurt(spent, at, half ? Math.floor(damage / 2) : 0), chance * of * (1 - fails));
  }
}

/**
 * The standing foe with the fewest hit points, of equal ones the first in initiative order; if none stands, one that
 * will get up.
 */
function targetOf(
  creatures: readonly ExactCreature[],
  order: readonly number[],
  side: number,
  state: State,
): number | null {
  const { hp } = state;
  let best: number | null = null;
  for (const at of order) {
    if (creatures[at]?.side === side || (hp[at] ?? 0) <= 0) continue;
    if (best === null || (hp[at] ?? 0) < (hp[best] ?? 0)) best = at;
  }
  const isLying = (at: number) => {
    const one = creatures[at];
    return one !== undefined && one.side !== side && lies(one, state, at);
  };
  return best ?? order.find(isLying) ?? null;
}

/** Every initiative order with its probability; tied creatures roll again among themselves. */
function orderChances(creatures: readonly ExactCreature[]): [number[], number][] {
  const all = settled(
    creatures.map((_, at) => at),
    creatures,
  );
  return [...all].map(([key, chance]) => [key.split(',').map(Number), chance]);
}

function settled(who: readonly number[], creatures: readonly ExactCreature[]): Map<string, number> {
  if (who.length === 1) return new Map([[who.join(), 1]]);
  const chances = new Map<string, number>();
  let again = 0;
  const faces = 20 ** who.length;
  for (let roll = 0; roll < faces; roll += 1) {
    let rest = roll;
    const totals = who.map((at) => {
      const total = (rest % 20) + 1 + (creatures[at]?.initiative ?? 0);
      rest = Math.floor(rest / 20);
      return total;
    });
    const groups = [...new Set(totals)].toSorted((one, other) => other - one);
    if (groups.length === 1) {
      again += 1 / faces;
      continue;
    }
    let orders: [string, number][] = [['', 1]];
    for (const total of groups) {
      const tied = who.filter((_, at) => totals[at] === total);
      const inner = tiedOrders(tied, creatures);
      orders = orders.flatMap(([before, chance]) =>
        [...inner].map(([after, of]): [string, number] => [
          before === '' ? after : `${before},${after}`,
          chance * of,
        ]),
      );
    }
    for (const [order, chance] of orders)
      chances.set(order, (chances.get(order) ?? 0) + chance / faces);
  }
  return new Map([...chances].map(([order, chance]) => [order, chance / (1 - again)]));
}

const KNOWN = new WeakMap<readonly ExactCreature[], Map<string, Map<string, number>>>();

function tiedOrders(
  tied: readonly number[],
  creatures: readonly ExactCreature[],
): Map<string, number> {
  const known = KNOWN.get(creatures) ?? new Map<string, Map<string, number>>();
  KNOWN.set(creatures, known);
  const key = tied.join();
  const found = known.get(key) ?? settled(tied, creatures);
  known.set(key, found);
  return found;
}
