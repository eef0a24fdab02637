import type {
  CompiledAim,
  CompiledDamage,
  CompiledOutcome,
  CompiledSave,
  CompiledWhen,
} from './effect-kinds';
import { type CompiledDeed, holdsAgainstMagic, type Kind } from './kind';

/** The unit of expected values, sixteenths of a hit point: they stay integers in the fight loop. */
export const UNIT = 16;

/** The percentage of attack rolls that hit: natural 1 misses, natural 20 hits (SRD 5.1, "Rolling 1 or 20"). */
export function hitPercent(toHit: number, ac: number): number {
  return Math.min(95, Math.max(5, (21 + toHit - ac) * 5));
}

/** The percentage of saves against a DC that fail. */
export function failPercent(dc: number, bonus: number): number {
  return Math.min(100, Math.max(0, (dc - 1 - bonus) * 5));
}

/** The mean of some damage after a creature's defences, in sixteenths. */
export function meanAgainst(parts: readonly CompiledDamage[], foe: Kind, manner: number): number {
  let sum = 0;
  for (const { count, sides, bonus, type, when } of parts) {
    let mean = (count * (sides + 1) * UNIT) / 2 + bonus * UNIT;
    if (type !== 0) {
      if (((foe.immune[manner] ?? 0) & type) !== 0) mean = 0;
      else if (((foe.resist[manner] ?? 0) & type) !== 0) mean /= 2;
      if (((foe.vulnerable[manner] ?? 0) & type) !== 0) mean *= 2;
    }
    sum += mean * shareOf(when, foe);
  }
  return sum;
}

/**
 * How often a rule's condition holds against one kind: never against the wrong type, size or hit points, otherwise half
 * the time.
 */
function shareOf(when: CompiledWhen | null, foe: Kind): number {
  if (when === null) return 1;
  if (when.types !== 0 && (foe.typeBit & when.types) === 0) return 0;
  if ((foe.typeBit & when.notTypes) !== 0 || foe.sizeAt > when.sizeAtMost) return 0;
  return foe.combatant.hitPoints.average > when.hitPointsAtMost ? 0 : 0.5;
}

/** Whether a kind can be a target at all: Hold Person is for humanoids. */
function canAim(aim: CompiledAim, foe: Kind): boolean {
  return (aim.types === 0 || (foe.typeBit & aim.types) !== 0) && (foe.typeBit & aim.notTypes) === 0;
}

function outcomeAgainst(outcome: CompiledOutcome, foe: Kind, manner: number): number {
  let sum = meanAgainst(outcome.damage, foe, manner);
  for (const mark of outcome.marks) {
    if ((mark.conditions & ~foe.conditionImmune) === 0 && mark.conditions !== 0) continue;
    sum += (shareOf(mark.when, foe) * foe.threat * mark.weight) / 100;
    if (mark.ongoing) sum += 2 * meanAgainst(mark.ongoing.damage, foe, manner);
  }
  for (const save of outcome.saves) sum += saveAgainst(save, foe);
  if (outcome.fells !== null) sum += 20 * UNIT;
  return sum * shareOf(outcome.when, foe);
}

/** The value of forcing a save on one creature, in sixteenths. */
export function saveAgainst(save: CompiledSave, foe: Kind): number {
  let fail = failPercent(save.dc, foe.saves[save.ability] ?? 0);
  if (save.magic && holdsAgainstMagic(foe, save.ability)) fail = (fail * fail) / 100;
  const harm = outcomeAgainst(save.fail, foe, MAGICAL);
  const damage = meanAgainst(save.fail.damage, foe, MAGICAL);
  const saved = save.half ? damage / 2 : 0;
  const always = save.always === null ? 0 : outcomeAgainst(save.always, foe, MAGICAL);
  return shareOf(save.when, foe) * ((harm * fail + saved * (100 - fail)) / 100 + always);
}

const MAGICAL = 3;

/** The expected damage of one deed to one kind of foe, that of the deeds it performs included. */
function reckon(deed: CompiledDeed, foe: Kind): { single: number; each: number } {
  let single = 0;
  let each = 0;
  for (const step of deed.steps) {
    switch (step.does) {
      case 'attack': {
        const percent = hitPercent(step.toHit, foe.ac);
        const on = step.alwaysAdvantage
          ? 100 - ((100 - percent) * (100 - percent)) / 100
          : step.disadvantage
            ? (percent * percent) / 100
            : percent;
        single += (step.times * (outcomeAgainst(step.hit, foe, step.manner) * on)) / 100;
        if (step.miss)
          single += (step.times * outcomeAgainst(step.miss, foe, step.manner) * (100 - on)) / 100;
        break;
      }
      case 'save':
        if (step.aim.who === 'foe' && canAim(step.aim, foe)) {
          const worth = saveAgainst(step.save, foe);
          if (step.aim.count > 1) each += worth;
          else single += worth;
        }
        break;
      case 'harm':
        single += step.times * outcomeAgainst(step.outcome, foe, MAGICAL);
        break;
      case 'mark':
        if (step.aim.who === 'foe' && canAim(step.aim, foe)) {
          const worth = (foe.threat * step.mark.weight) / 100;
          if (step.aim.count > 1) each += worth;
          else single += worth;
        }
        break;
      case 'perform': {
        let best = 0;
        for (const option of step.options) {
          const inner = reckon(option, foe);
          // A Multiattack can include an option that recharges; whether it is available is checked when it is chosen.
          best = Math.max(best, inner.single + inner.each);
        }
        single += step.times * best;
        break;
      }
      default:
    }
  }
  return { single, each };
}

/** Computes the value of each deed against each kind of foe, and each kind's threat: its damage per turn. */
export function reckonWorth(kinds: readonly Kind[]): void {
  // The first pass gives the plain damage and with it the value of a turn, the second the value of taking that turn
  // away.
  for (const kind of kinds) kind.threat = 0;
  for (let pass = 0; pass < 2; pass += 1) {
    for (const kind of kinds) {
      for (const deed of kind.deeds) {
        for (const foe of kinds) {
          const { single, each } = reckon(deed, foe);
          deed.single[foe.at] = Math.round(single);
          deed.each[foe.at] = Math.round(each);
        }
      }
    }
    for (const kind of kinds) {
      const foes = kinds.filter((other) => other.side !== kind.side);
      let threat = 0;
      for (const deed of kind.actions) {
        if (deed.dear) continue;
        let sum = 0;
        for (const foe of foes) sum += (deed.single[foe.at] ?? 0) + 2 * (deed.each[foe.at] ?? 0);
        threat = Math.max(threat, sum / Math.max(1, foes.length));
      }
      kind.threat = pass === 0 ? Math.round(threat) : kind.threat;
    }
  }
  for (const kind of kinds) for (const deed of kind.deeds) deed.aid = aidOf(deed, kind, kinds);
}

/** The value of a deed for its own side. */
function aidOf(deed: CompiledDeed, kind: Kind, kinds: readonly Kind[]): number {
  const friends = kinds.filter((other) => other.side === kind.side);
  const mean = friends.reduce((sum, one) => sum + one.threat, 0) / Math.max(1, friends.length);
  let aid = 0;
  for (const step of deed.steps) {
    if (step.does === 'mark' && step.aim.who !== 'foe') {
      const whose = step.aim.who === 'self' ? kind.threat : mean;
      const count = step.aim.who === 'self' ? 1 : Math.min(step.aim.count, 4);
      aid += (whose * step.mark.weight * count) / 100;
      if (step.mark.ongoing) {
        const foes = kinds.filter((other) => other.side !== kind.side);
        const harm = foes.reduce(
          (sum, foe) => sum + meanAgainst(step.mark.ongoing?.damage ?? [], foe, MAGICAL),
          0,
        );
        aid += (2 * harm) / Math.max(1, foes.length);
      }
    }
    if (step.does === 'summon') {
      const number = (step.count * (step.sides + 1)) / 2 + step.bonus;
      aid += 3 * number * (kinds[step.kind]?.threat ?? 0);
    }
    if (step.does === 'heal' && step.temporary) {
      aid += (step.count * (step.sides + 1) * UNIT) / 4 + (step.bonus * UNIT) / 2;
    }
  }
  return Math.round(aid);
}
