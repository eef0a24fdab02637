import type { Ability } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { Edge } from '~/rules/dice/text/expression';
import type { PartTaken } from '../harm/damage';
import type { Deed, Manner, SavedRoll, Struck } from '../log/deeds';
import type { LastingSeed } from '../sheet/lasting';
import type { AttackTerms } from './attacking';
import type { SaveTerms } from './saving';
import type { DamageWish, ThrownPart } from './thrown';

/** What the whole of a blast or an attack has in common. */
type Wish = {
  /** Who does it; null: a trap, the weather, nobody in this fight. */
  by: string | null;
  /** "Fireball", "Bite". */
  with: string | null;
  manner?: Partial<Manner>;
  /** What lands besides on those who fail the save, or on those hit where there is none. */
  lasting?: readonly LastingSeed[];
  /** What its maker concentrates on from now on to keep it up. */
  concentratesOn?: string | null;
};

export type WishedSave = {
  ability: Ability;
  dc: number;
  onSuccess: 'half' | 'none';
  against?: readonly string[];
};

/** One throw of damage for all, and a save for each: a fireball, a breath weapon, a web. */
export type BlastWish = Wish & {
  damage: readonly DamageWish[];
  save: WishedSave | null;
  targets: readonly { who: string; bonus?: number; edge?: Edge | null }[];
};

/** An attack roll against each target; the same one may stand there twice. */
export type AttackWish = Wish & {
  toHit: number;
  damage: readonly DamageWish[];
  /** What a hit asks for besides: a save against more damage or against what lasts. */
  onHit?: { save: WishedSave; damage: readonly DamageWish[] } | null;
  targets: readonly { who: string; cover?: 0 | 2 | 5; edge?: Edge | null }[];
  /** From within 5 feet: matters for the prone and the helpless. */
  near: boolean;
  /** The least number on the die that is a critical hit; missing: 20. */
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

/** What is going to happen to one target, and how it came about. */
export type PlannedTarget = {
  who: string;
  attack: PlannedAttack | null;
  save: PlannedSave | null;
  /** What counts in full when it hits, and what goes by the save. */
  plain: readonly ThrownPart[];
  bySave: readonly ThrownPart[];
  /** Chosen by hand: so much of everything, whatever the dice say. */
  shareByHand: Struck['share'] | null;
  /** What lands on it, and of its conditions those that it is immune to. */
  lasting: readonly LastingSeed[];
  immuneTo: readonly Condition[];
  /** Its save failed, and it has so many legendary resistances left to change that; 0: nothing to offer. */
  resistancesOffered: number;
  /** After its defences: the number that counts, and why. */
  damage: number;
  parts: readonly PartTaken[];
  /** What becomes of it: still up, unconscious, or dead. */
  becomes: 'up' | 'down' | 'dead';
};

/** A move as the screen shows it before it counts. Plain JSON. */
export type Plan = { targets: readonly PlannedTarget[] } & (
  | { kind: 'blast'; wish: BlastWish }
  | { kind: 'attack'; wish: AttackWish }
);

/** The whole manner that a wish means. */
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

/** Why a wish is more than one event can say; null when it is not. */
export function tooMuch(wish: BlastWish | AttackWish): string | null {
  const onHit = 'onHit' in wish ? (wish.onHit?.damage.length ?? 0) : 0;
  if (wish.damage.length + onHit > 8) return 'Damage has at most eight parts.';
  if ((wish.lasting?.length ?? 0) > 8) return 'At most eight conditions can come from one move.';
  if (wish.targets.length > 200) return 'Choose at most 200 targets.';
  return null;
}

/** Whether a save came out well, by its roll or by legendary resistance. */
export function isSaved(save: PlannedSave): boolean {
  return save.roll.succeeded || save.roll.legendary;
}

/** What a plan's target is struck by, as the log says it. */
export function struckOf(plan: Plan, target: PlannedTarget): Struck {
  const { who, attack, save, shareByHand } = target;
  const missed = attack?.result === 'miss';
  const saveShare = save && isSaved(save) ? (save.onSuccess === 'half' ? 0.5 : 0) : 1;
  const mixed = target.plain.length > 0 && shareByHand === null;
  const bySave = target.bySave.map((part) => ({
    ...part,
    // A share holds for all of it: where only a part goes by the save, that part is cut before.
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

/** The deeds of a plan, for one event: so that one undo takes all of it back. */
export function deedsOf(plan: Plan): Deed[] {
  const { by, with: name, concentratesOn } = plan.wish;
  const struck = plan.targets.map((target) => struckOf(plan, target));
  const harm: Deed = { do: 'harm', by, with: name, manner: mannerOf(plan), struck };
  if (by === null || !concentratesOn) return [harm];
  const lasting = [...new Set(struck.flatMap((one) => one.lasting.map(({ id }) => id)))];
  return [harm, { do: 'concentrates', who: by, on: concentratesOn, lasting }];
}
