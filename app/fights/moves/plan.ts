import type { Ability } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { Edge } from '~/rules/dice/text/expression';
import type { PartTaken } from '../harm/damage';
import type { Deed, Manner, SavedRoll, Struck } from '../log/deeds';
import type { LastingSeed } from '../sheet/lasting';
import type { AttackTerms } from './attacking';
import type { SaveTerms } from './saving';
import type { DamageWish, ThrownPart } from './thrown';

/** What attacks and area effects have in common. */
type Wish = {
  /** The attacker's id; null: a trap, the weather, nobody in this fight. */
  by: string | null;
  /** "Fireball", "Bite". */
  with: string | null;
  manner?: Partial<Manner>;
  /** Effects for targets that fail the save, or that are hit when there is no save. */
  lasting?: readonly LastingSeed[];
  /** The spell that the attacker then concentrates on to keep the effects. */
  concentratesOn?: string | null;
};

export type WishedSave = {
  ability: Ability;
  dc: number;
  onSuccess: 'half' | 'none';
  against?: readonly string[];
};

/** One damage roll for all targets and a save for each: a fireball, a breath weapon, a web. */
export type BlastWish = Wish & {
  damage: readonly DamageWish[];
  save: WishedSave | null;
  targets: readonly { who: string; bonus?: number; edge?: Edge | null }[];
};

/** An attack roll against each target; a target may occur twice. */
export type AttackWish = Wish & {
  toHit: number;
  damage: readonly DamageWish[];
  /** A save that a hit requires, against more damage or lasting effects. */
  onHit?: { save: WishedSave; damage: readonly DamageWish[] } | null;
  targets: readonly { who: string; cover?: 0 | 2 | 5; edge?: Edge | null }[];
  /** Within 5 feet: matters for prone and helpless targets. */
  near: boolean;
  /** Lowest d20 roll that is a critical hit; missing: 20. */
  criticalFrom?: number | undefined;
  knocksOut?: boolean;
};

export type PlannedSave = SaveTerms & { roll: SavedRoll; onSuccess: 'half' | 'none' };

export type PlannedAttack = AttackTerms & {
  dice: readonly number[];
  total: number | null;
  ac: number;
  result: 'hit' | 'miss' | 'critical';
};

/** The planned result for one target, and how it came about. */
export type PlannedTarget = {
  who: string;
  attack: PlannedAttack | null;
  save: PlannedSave | null;
  /** Damage that counts in full on a hit, and damage that depends on the save. */
  plain: readonly ThrownPart[];
  bySave: readonly ThrownPart[];
  /** Set by hand: the multiplier for all damage, whatever the dice say. */
  shareByHand: Struck['share'] | null;
  /** Its lasting effects, and their conditions that the target is immune to. */
  lasting: readonly LastingSeed[];
  immuneTo: readonly Condition[];
  /** Its save failed, and this many legendary resistances are left to change that; 0: none offered. */
  resistancesOffered: number;
  /** Damage after defences, with the parts that explain it. */
  damage: number;
  parts: readonly PartTaken[];
  /** The target's state after: up, unconscious, or dead. */
  becomes: 'up' | 'down' | 'dead';
};

/** A move as shown before it is applied. Plain JSON. */
export type Plan = { targets: readonly PlannedTarget[] } & (
  | { kind: 'blast'; wish: BlastWish }
  | { kind: 'attack'; wish: AttackWish }
);

/** The manner of a wish with all defaults filled in. */
export function mannerOf(plan: { kind: Plan['kind']; wish: Wish }): Manner {
  return {
    attack: plan.kind === 'attack',
    magical: false,
    silvered: false,
    adamantine: false,
    spell: false,
    good: false,
    ...plan.wish.manner,
  };
}

/** Why a wish does not fit into one event, as a sentence; null when it does. */
export function tooMuch(wish: BlastWish | AttackWish): string | null {
  const onHit = 'onHit' in wish ? (wish.onHit?.damage.length ?? 0) : 0;
  if (wish.damage.length + onHit > 8) return 'Damage has at most eight parts.';
  if ((wish.lasting?.length ?? 0) > 8) return 'At most eight conditions can come from one move.';
  if (wish.targets.length > 200) return 'Choose at most 200 targets.';
  return null;
}

/** Whether a save succeeded, by its roll or a legendary resistance. */
export function isSaved(save: PlannedSave): boolean {
  return save.roll.succeeded || save.roll.legendary;
}

/** What a plan does to a target, in the form of the log. */
export function struckOf(plan: Plan, target: PlannedTarget): Struck {
  const { who, attack, save, shareByHand } = target;
  const missed = attack?.result === 'miss';
  const saveShare = save && isSaved(save) ? (save.onSuccess === 'half' ? 0.5 : 0) : 1;
  const mixed = target.plain.length > 0 && shareByHand === null;
  const bySave = target.bySave.map((part) => ({
    ...part,
    // `share` applies to all parts, so where only some damage depends on the save, that damage is reduced here.
    amount: mixed ? Math.floor(part.amount * saveShare) : part.amount,
  }));
  const parts = [...target.plain, ...bySave].map(({ type, amount }) => ({ type, amount }));
  return {
    who,
    parts: missed || parts.length === 0 ? [{ amount: 0, type: null }] : parts,
    share: missed ? 0 : (shareByHand ?? (mixed ? 1 : saveShare)),
    critical: attack?.result === 'critical',
    ...(save && !missed ? { save: save.roll } : {}),
    lasting: [...target.lasting],
    ignoresDefences: false,
    knocksOut: plan.kind === 'attack' && plan.wish.knocksOut === true,
    ...(attack
      ? {
          attack: {
            dice: [...attack.dice],
            total: attack.total,
            ac: attack.ac,
            hit: attack.result !== 'miss',
          },
        }
      : {}),
  };
}

/** The deeds of a plan, for one event, so that one undo takes all of it back. */
export function deedsOf(plan: Plan): Deed[] {
  const { by, with: name, concentratesOn } = plan.wish;
  const struck = plan.targets.map((target) => struckOf(plan, target));
  const harm: Deed = { do: 'harm', by, with: name, manner: mannerOf(plan), struck };
  if (by === null || !concentratesOn) return [harm];
  const lasting = [...new Set(struck.flatMap((one) => one.lasting.map(({ id }) => id)))];
  return [harm, { do: 'concentrates', who: by, on: concentratesOn, lasting }];
}

/** Whether this target has no attack, no save and no damage. */
export function isUnrolled({ attack, save, plain, bySave }: PlannedTarget): boolean {
  return attack === null && save === null && plain.length + bySave.length === 0;
}

/** Whether a roll decided what this target takes: not an effect alone. */
export function isStruckByDice({ attack, save, parts }: Struck): boolean {
  return Boolean(attack || save) || parts.some(({ amount }) => amount > 0);
}

/** Effects that no roll brings: each mark is one deed for all its targets. */
export function marksOf(
  targets: readonly { who: string; lasting: readonly LastingSeed[] }[],
): Deed[] {
  const marks = new Map<string, { lasting: LastingSeed; who: string[] }>();
  for (const { who, lasting } of targets) {
    for (const one of lasting) {
      const sign = JSON.stringify(one);
      const mark = marks.get(sign) ?? { lasting: one, who: [] };
      mark.who.push(who);
      marks.set(sign, mark);
    }
  }
  return [...marks.values()].map((mark) => ({ do: 'lasting' as const, ...mark }));
}
