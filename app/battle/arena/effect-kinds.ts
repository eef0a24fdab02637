/** A compiled condition of a rule; null in its place means "always". */
export type CompiledWhen = {
  oncePerTurn: number;
  advantage: boolean;
  advantageOrAlly: boolean;
  charge: boolean;
  surprised: boolean;
  notActed: boolean;
  critical: boolean;
  selfBloodied: boolean;
  selfAboveHalf: boolean;
  targetHurt: boolean;
  conditions: number;
  types: number;
  notTypes: number;
  sizeAtMost: number;
  hitPointsAtMost: number;
};

export type CompiledDamage = {
  count: number;
  sides: number;
  bonus: number;
  type: number;
  when: CompiledWhen | null;
};

export type CompiledOngoing = {
  damage: readonly CompiledDamage[];
  at: 'bearer-start' | 'bearer-end' | 'maker-start';
  ability: number;
  dc: number;
  half: boolean;
};

export type CompiledMark = {
  id: number;
  name: string;
  conditions: number;
  exhaustion: number;
  ac: number;
  attackCount: number;
  attackSides: number;
  attackBonus: number;
  damageCount: number;
  damageSides: number;
  damageBonus: number;
  saveCount: number;
  saveSides: number;
  saveBonus: number;
  saveOf: number;
  attackAdvantage: boolean;
  attackDisadvantage: boolean;
  againstAdvantage: boolean;
  againstDisadvantage: boolean;
  saveAdvantage: number;
  saveDisadvantage: number;
  resist: number;
  immune: number;
  vulnerable: number;
  extraAction: boolean;
  noActions: boolean;
  noReactions: boolean;
  noHealing: boolean;
  oneAttack: boolean;
  ongoing: CompiledOngoing | null;
  renews: number;
  renewsTemporary: boolean;
  rounds: number;
  turnOf: 'maker' | 'bearer' | null;
  turnAtEnd: boolean;
  saveAbility: number;
  saveDc: number;
  saveWhen: 'turn-start' | 'turn-end' | 'damage' | 'action' | null;
  escape: number;
  onDamage: boolean;
  concentration: boolean;
  makerDown: boolean;
  standsUp: boolean;
  used: boolean;
  immuneAfter: boolean;
  when: CompiledWhen | null;
  /** The value of laying this mark on a creature, in percent of the creature's damage per turn. */
  weight: number;
};

export type CompiledOutcome = {
  damage: readonly CompiledDamage[];
  marks: readonly CompiledMark[];
  saves: readonly CompiledSave[];
  drainsTo: number;
  lowersMaximum: number;
  fells: 'dies' | 'zero' | null;
  when: CompiledWhen | null;
};

export type CompiledSave = {
  ability: number;
  dc: number;
  magic: boolean;
  half: boolean;
  fail: CompiledOutcome;
  always: CompiledOutcome | null;
  when: CompiledWhen | null;
  /** The conditions that a failed save would bring, for creatures with advantage against them. */
  brings: number;
};

export type CompiledAim = {
  who: 'foe' | 'self' | 'ally' | 'self-and-allies';
  count: number;
  types: number;
  notTypes: number;
};
