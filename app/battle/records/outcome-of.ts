import type { DamagePart } from '~/compendium/records/damage-part';
import type { Effect, Inner } from '~/compendium/records/effects';
import type { Damage, ForcedSave, Mark, Modifier, Outcome, When } from '../sheet/deed';
import { type AskedSave, endsOf } from './ends-of';
import { modifierOf } from './modifier-of';
import { whenOf } from './when-of';

/** What is known about the entry or spell of an effect. */
export type Source = {
  name: string;
  /** The DC for effects that name none. */
  dc: number;
  magic: boolean;
  /** The caster's modifier, for effects that add it. */
  modifier: number;
  save: AskedSave | null;
  /** Collects sentences about what is not simulated. */
  leftOut: string[];
  /** What additionally ends everything that lasts: concentration, a spell's duration. */
  lasts: Mark['ends'];
};

const isBare = (when: When) => Object.keys(when).length === 0;

function withWhen<T extends object>(what: T, when: When): T & { when?: When } {
  return isBare(when) ? what : { ...what, when };
}

/**
 * Converts the parts of some damage; drops parts that never apply in the simulator, and parts that only replace
 * another.
 */
export function damageOf(parts: readonly DamagePart[], source: Source, outer: When = {}): Damage[] {
  return parts.flatMap((part) => {
    const when = whenOf(part.needs);
    if (when === null || part.instead) return [];
    const bonus = part.bonus + (part.addsModifier ? source.modifier : 0);
    const roll = { count: part.dice?.count ?? 0, sides: part.dice?.sides ?? 1, bonus };
    return [withWhen({ ...roll, type: part.type }, { ...outer, ...when })];
  });
}

/** Converts effects into the outcome for a target. */
export function outcomeOf(effects: readonly (Inner | Effect)[], source: Source): Outcome {
  const damage: Damage[] = [];
  const marks: Mark[] = [];
  const saves: ForcedSave[] = [];
  const modifiers: Modifier[] = [];
  const outcome: Outcome = {};
  let lasting: Mark['ends'] = {};
  for (const effect of effects) {
    const when = 'needs' in effect ? whenOf(effect.needs) : {};
    if (when === null || ('to' in effect && effect.to === 'self' && effect.kind !== 'heal'))
      continue;
    switch (effect.kind) {
      case 'damage':
        if (!effect.perFeet && !effect.later) damage.push(...damageOf(effect.damage, source, when));
        break;
      case 'condition':
        marks.push(withWhen(conditionMark(effect, source), when));
        break;
      case 'state':
        if (
          effect.state === 'swallowed' ||
          effect.state === 'engulfed' ||
          effect.state === 'inside'
        ) {
          marks.push(withWhen(heldMark(effect.state, effect, source), when));
        }
        break;
      case 'ongoing-damage':
        addOngoing(marks, effect, source);
        break;
      case 'save': {
        const save = saveOf(effect, source);
        if (save !== null) saves.push(withWhen(save, when));
        break;
      }
      case 'heal':
        if (effect.amount.share)
          outcome.drainsTo = effect.amount.share === 'half-damage' ? 50 : 100;
        break;
      case 'drain':
        if (effect.of === 'hit-point-maximum' && effect.amount.share) outcome.lowersMaximum = 100;
        break;
      case 'die':
        outcome.fells =
          effect.how === 'zero-hit-points' ? 'zero' : effect.how === 'stable' ? undefined : 'dies';
        if (!isBare(when)) outcome.when = when;
        break;
      case 'modify': {
        const modifier = modifierOf(effect);
        if (modifier !== null) {
          modifiers.push(modifier);
          lasting = { ...lasting, ...endsOf(effect.ends, source) };
        }
        break;
      }
      case 'instead':
      case 'choice': {
        const first = effect.of[0];
        if (first) merge({ outcome, damage, marks, saves }, outcomeOf(first.effects, source));
        break;
      }
      default:
    }
  }
  if (modifiers.length > 0) {
    marks.push({
      name: source.name,
      conditions: [],
      modifiers,
      ends: { ...source.lasts, ...lasting },
    });
  }
  return {
    ...outcome,
    ...(damage.length > 0 ? { damage } : {}),
    ...(marks.length > 0 ? { marks } : {}),
    ...(saves.length > 0 ? { saves } : {}),
  };
}

type Gathered = { outcome: Outcome; damage: Damage[]; marks: Mark[]; saves: ForcedSave[] };

function merge(to: Gathered, from: Outcome): void {
  to.damage.push(...(from.damage ?? []));
  to.marks.push(...(from.marks ?? []));
  to.saves.push(...(from.saves ?? []));
}

function conditionMark(effect: Extract<Inner, { kind: 'condition' }>, source: Source): Mark {
  const conditions = effect.conditions.filter((one) => one !== 'exhaustion');
  return {
    name: `${source.name}: ${effect.conditions.join(', ')}`,
    conditions,
    ...(effect.conditions.includes('exhaustion') ? { exhaustion: effect.levels ?? 1 } : {}),
    modifiers: [],
    ends: { ...source.lasts, ...endsOf(effect.ends, source) },
  };
}

/**
 * The mark of swallowed and engulfed creatures: restrained and blinded, until the check succeeds or the swallower is
 * down.
 */
function heldMark(state: string, effect: Extract<Inner, { kind: 'state' }>, source: Source): Mark {
  return {
    name: `${source.name}: ${state}`,
    conditions: ['blinded', 'restrained'],
    modifiers: [],
    ends: { makerDown: true, ...endsOf(effect.ends, source) },
  };
}

/** Adds recurring damage to the mark that holds its target, or as a mark of its own. */
function addOngoing(
  marks: Mark[],
  effect: Extract<Inner, { kind: 'ongoing-damage' }>,
  source: Source,
): void {
  const at =
    effect.at === 'target-turn-end'
      ? 'bearer-end'
      : effect.at === 'self-turn-start' || effect.at === 'self-turn-end'
        ? 'maker-start'
        : 'bearer-start';
  const ongoing = { damage: damageOf(effect.damage, source), at } as const;
  const { whileCondition, whileState } = effect;
  const carrier = marks.findIndex(
    (mark) =>
      (whileCondition !== undefined && mark.conditions.includes(whileCondition)) ||
      (whileState !== undefined && mark.name.endsWith(whileState)),
  );
  const held = marks[carrier];
  if (held !== undefined && held.ongoing === undefined) {
    marks[carrier] = { ...held, ongoing };
    return;
  }
  marks.push({
    name: `${source.name}: again`,
    conditions: [],
    modifiers: [],
    ongoing,
    ends: { rounds: 10, ...source.lasts, ...endsOf(effect.ends, source) },
  });
}

/** Converts a save with its consequences; null when no DC is known. */
export function saveOf(effect: Extract<Inner, { kind: 'save' }>, outer: Source): ForcedSave | null {
  const dc = effect.dc ?? outer.dc;
  if (dc <= 0) return null;
  const source = { ...outer, save: { ability: effect.ability, dc } };
  const fail = outcomeOf(effect.fail, source);
  const immune = (effect.onSuccess ?? []).some(({ kind }) => kind === 'immunity');
  return {
    ability: effect.ability,
    dc,
    magic: outer.magic,
    success: effect.success === 'none' ? 'none' : 'half',
    fail: immune
      ? { ...fail, marks: (fail.marks ?? []).map((mark) => ({ ...mark, immuneAfter: true })) }
      : fail,
    ...(effect.always && effect.always.length > 0
      ? { always: outcomeOf(effect.always, source) }
      : {}),
  };
}
