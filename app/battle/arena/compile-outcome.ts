import type { Edition } from '~/rules/edition';
import { BODY_SIZES } from '../sheet/body-words';
import type { Damage, ForcedSave, Mark, Modifier, Outcome, When } from '../sheet/deed';
import {
  ALL_DAMAGE,
  abilityAt,
  abilityBits,
  BLINDED,
  conditionBits,
  damageBit,
  damageBits,
  FRIGHTENED,
  HELPLESS,
  POISONED,
  PRONE,
  RESTRAINED,
  typeBits,
} from './bits';
import type {
  CompiledDamage,
  CompiledMark,
  CompiledOutcome,
  CompiledSave,
  CompiledWhen,
} from './effect-kinds';

/** Assigns ids while a battle is compiled: one per mark, and one per once-per-turn rule. */
export class Numbers {
  private marks = new Map<string, number>();
  private onces = 0;

  constructor(readonly edition: Edition) {}

  /**
   * The id of a mark by name. Marks of the same name are the same mark: they do not add up (SRD 5.1, "Combining Magical
   * Effects").
   */
  markOf(name: string): number {
    const known = this.marks.get(name);
    if (known !== undefined) return known;
    this.marks.set(name, this.marks.size);
    return this.marks.size - 1;
  }

  once(): number {
    this.onces = Math.min(this.onces + 1, 31);
    return 1 << (this.onces - 1);
  }
}

export function compileWhen(when: When | undefined, numbers: Numbers): CompiledWhen | null {
  if (when === undefined || Object.keys(when).length === 0) return null;
  const size = when.targetSizeAtMost;
  return {
    oncePerTurn: when.oncePerTurn ? numbers.once() : 0,
    advantage: when.advantage ?? false,
    advantageOrAlly: when.advantageOrAlly ?? false,
    charge: when.charge ?? false,
    surprised: when.surprised ?? false,
    notActed: when.notActed ?? false,
    critical: when.critical ?? false,
    selfBloodied: when.selfBloodied ?? false,
    selfAboveHalf: when.selfAboveHalf ?? false,
    targetHurt: when.targetHurt ?? false,
    conditions: conditionBits(when.targetConditions),
    types: typeBits(when.targetTypes),
    notTypes: typeBits(when.notTargetTypes),
    sizeAtMost: size === undefined ? BODY_SIZES.length : BODY_SIZES.indexOf(size),
    hitPointsAtMost: when.targetHitPointsAtMost ?? 0x3fffffff,
  };
}

export function compileDamage(parts: readonly Damage[], numbers: Numbers): CompiledDamage[] {
  return parts.map(({ count, sides, bonus, type, when }) => ({
    count,
    sides,
    bonus,
    type: damageBit(type),
    when: compileWhen(when, numbers),
  }));
}

const NO_ROLL = { count: 0, sides: 1, bonus: 0 };

export function compileMark(mark: Mark, numbers: Numbers): CompiledMark {
  const { ends, modifiers } = mark;
  const rollOf = (what: Modifier['what']) => {
    for (const one of modifiers)
      if (one.what === what && 'plus' in one && typeof one.plus === 'object') return one;
    return null;
  };
  const has = (what: Modifier['what'], how?: string) =>
    modifiers.some(
      (one) => one.what === what && (how === undefined || ('how' in one && one.how === how)),
    );
  const savesOf = (how: string) =>
    modifiers.reduce(
      (bits, one) =>
        one.what === 'saves' && 'how' in one && one.how === how
          ? bits | abilityBits(one.abilities)
          : bits,
      0,
    );
  const typesOf = (what: string) =>
    modifiers.reduce(
      (bits, one) =>
        one.what === what && 'types' in one
          ? bits | (one.types === 'all' ? ALL_DAMAGE : damageBits(one.types))
          : bits,
      0,
    );
  const attack = rollOf('attack-rolls')?.plus;
  const damage = rollOf('damage-rolls')?.plus;
  const saves = rollOf('saves');
  const attackRoll = typeof attack === 'object' ? attack : NO_ROLL;
  const damageRoll = typeof damage === 'object' ? damage : NO_ROLL;
  const saveRoll = saves !== null && typeof saves.plus === 'object' ? saves.plus : NO_ROLL;
  const conditions = conditionBits(mark.conditions);
  const { ongoing } = mark;
  const compiled: CompiledMark = {
    id: numbers.markOf(mark.name),
    name: mark.name,
    conditions,
    exhaustion: mark.exhaustion ?? 0,
    ac: modifiers.reduce((sum, one) => (one.what === 'ac' ? sum + one.plus : sum), 0),
    attackCount: attackRoll.count,
    attackSides: attackRoll.sides,
    attackBonus: attackRoll.bonus,
    damageCount: damageRoll.count,
    damageSides: damageRoll.sides,
    damageBonus: damageRoll.bonus,
    saveCount: saveRoll.count,
    saveSides: saveRoll.sides,
    saveBonus: saveRoll.bonus,
    saveOf: saves !== null && 'abilities' in saves ? abilityBits(saves.abilities) : 63,
    attackAdvantage: has('attack-rolls', 'advantage'),
    attackDisadvantage: has('attack-rolls', 'disadvantage'),
    againstAdvantage: has('attacks-against', 'advantage'),
    againstDisadvantage: has('attacks-against', 'disadvantage'),
    saveAdvantage: savesOf('advantage'),
    saveDisadvantage: savesOf('disadvantage'),
    resist: typesOf('resist'),
    immune: typesOf('immune'),
    vulnerable: typesOf('vulnerable'),
    extraAction: has('extra-action'),
    noActions: has('no-actions'),
    noReactions: has('no-reactions'),
    noHealing: has('no-healing'),
    oneAttack: has('one-attack'),
    ongoing:
      ongoing === undefined
        ? null
        : {
            damage: compileDamage(ongoing.damage, numbers),
            at: ongoing.at,
            ability: ongoing.save === undefined ? -1 : abilityAt(ongoing.save.ability),
            dc: ongoing.save?.dc ?? 0,
            half: ongoing.save?.success === 'half',
          },
    renews: mark.renews?.hitPoints ?? 0,
    renewsTemporary: mark.renews?.temporary ?? false,
    rounds: ends.rounds ?? 0,
    turnOf: ends.turn?.of ?? null,
    turnAtEnd: ends.turn?.moment === 'end',
    saveAbility: ends.save === undefined ? -1 : abilityAt(ends.save.ability),
    saveDc: ends.save?.dc ?? 0,
    saveWhen: ends.save?.when ?? null,
    escape: ends.escape ?? 0,
    onDamage: ends.onDamage ?? false,
    concentration: ends.concentration ?? false,
    makerDown: ends.makerDown ?? false,
    // A prone creature that can stand up does so at the start of its turn.
    standsUp: ends.standsUp ?? (conditions === PRONE && Object.keys(ends).length === 0),
    used: ends.used ?? false,
    immuneAfter: mark.immuneAfter ?? false,
    when: compileWhen(mark.when, numbers),
    weight: 0,
  };
  compiled.weight = weightOf(compiled);
  return compiled;
}

/**
 * The value of a mark in percent of a creature's damage per turn: for a harmful mark how much of it is prevented, for a
 * helpful one how much is added.
 */
function weightOf(mark: CompiledMark): number {
  const turns =
    mark.rounds === 1 || mark.turnOf !== null || mark.used ? 1 : mark.concentration ? 3 : 2;
  let percent = 0;
  if ((mark.conditions & HELPLESS) !== 0 || mark.noActions) percent += 100;
  else if ((mark.conditions & (BLINDED | FRIGHTENED | POISONED | RESTRAINED)) !== 0) percent += 40;
  else if ((mark.conditions & PRONE) !== 0) percent += 15;
  if (mark.attackDisadvantage) percent += 35;
  if (mark.oneAttack) percent += 30;
  if (mark.againstAdvantage || (mark.conditions & (BLINDED | RESTRAINED)) !== 0) percent += 25;
  percent += 5 * Math.abs(mark.attackBonus) + 12 * mark.attackCount + 5 * Math.abs(mark.ac);
  if (mark.attackAdvantage || mark.againstDisadvantage) percent += 30;
  percent += 4 * (mark.damageBonus + (mark.damageCount * (mark.damageSides + 1)) / 2);
  if (mark.extraAction) percent += 90;
  if (mark.resist !== 0) percent += 30;
  return percent * turns;
}

export function compileOutcome(outcome: Outcome, numbers: Numbers): CompiledOutcome {
  return {
    damage: compileDamage(outcome.damage ?? [], numbers),
    marks: (outcome.marks ?? []).map((mark) => compileMark(mark, numbers)),
    saves: (outcome.saves ?? []).map((save) => compileSave(save, numbers)),
    drainsTo: outcome.drainsTo ?? 0,
    lowersMaximum: outcome.lowersMaximum ?? 0,
    fells: outcome.fells ?? null,
    when: compileWhen(outcome.when, numbers),
  };
}

export function compileSave(save: ForcedSave, numbers: Numbers): CompiledSave {
  const fail = compileOutcome(save.fail, numbers);
  return {
    ability: abilityAt(save.ability),
    dc: save.dc,
    magic: save.magic,
    half: save.success === 'half',
    fail,
    always: save.always === undefined ? null : compileOutcome(save.always, numbers),
    when: compileWhen(save.when, numbers),
    brings: fail.marks.reduce((bits, mark) => bits | mark.conditions, 0),
  };
}
