/** Whether somebody is up; the dying make death saves, the stable are at 0 hit points without them. */
export type Life = 'up' | 'dying' | 'stable' | 'dead';

/** The hit points of one creature, its temporary hit points, and its death saves while it is dying. */
export type Vitality = {
  hitPoints: number;
  temporary: number;
  life: Life;
  successes: number;
  failures: number;
};

/**
 * What differs between creatures and tables: the present maximum; whether the creature makes death saves or dies at 0;
 * whether excess damage can kill outright; whether hit points count on below 0, as a table may agree.
 */
export type VitalRules = {
  maximum: number;
  makesDeathSaves: boolean;
  massiveDamage: boolean;
  belowZero: boolean;
};

/** The rules of a character of either edition. */
export function characterRules(maximum: number): VitalRules {
  return { maximum, makesDeathSaves: true, massiveDamage: true, belowZero: false };
}

/** Six levels of exhaustion mean death in both editions (SRD 5.1 and 5.2.1, "Exhaustion"). */
export const DEADLY_EXHAUSTION = 6;

const DEATH_SAVES = 3;

/** Temporary hit points take damage first; returns those left and the damage that goes on (SRD "Temporary Hit Points"). */
export function absorb(temporary: number, damage: number): { temporary: number; through: number } {
  const absorbed = Math.min(temporary, damage);
  return { temporary: temporary - absorbed, through: damage - absorbed };
}

/**
 * Applies damage: temporary hit points first, then hit points; at 0 the creature falls, and damage to a fallen one
 * fails death saves. Damage that temporary hit points absorb wholly fails none. The dead take none (SRD 5.1, "Damage
 * and Healing" and "Dropping to 0 Hit Points"; SRD 5.2.1, "Damage and Healing").
 */
export function afterDamage(
  before: Vitality,
  damage: number,
  critical: boolean,
  rules: VitalRules,
): Vitality {
  if (before.life === 'dead' || damage <= 0) return before;
  const { temporary, through } = absorb(before.temporary, damage);
  const left = { ...before, temporary };
  if (through === 0) return left;
  if (left.life !== 'up') return damagedAtZero(left, through, critical, rules);
  const hitPoints = left.hitPoints - through;
  if (hitPoints > 0) return { ...left, hitPoints };
  return fallen({ ...left, hitPoints: rules.belowZero ? hitPoints : 0 }, -hitPoints, rules);
}

/**
 * A creature that just reached 0 with `excess` damage left: dying, or dead if it makes no death saves or the excess
 * reaches its maximum (SRD 5.1, "Instant Death"; SRD 5.2.1, "Dropping to 0 Hit Points").
 */
export function fallen(at: Vitality, excess: number, rules: VitalRules): Vitality {
  const outright = rules.massiveDamage && excess >= rules.maximum;
  if (!rules.makesDeathSaves || outright) return dead(at);
  return { ...at, life: 'dying', successes: 0, failures: 0 };
}

/**
 * Damage at 0 hit points: one failed death save, two from a critical hit; death if it reaches the maximum. Successes
 * stay, and the stable are dying again (SRD 5.1, "Damage at 0 Hit Points"; SRD 5.2.1, "Death Saving Throws").
 */
export function damagedAtZero(
  down: Vitality,
  damage: number,
  critical: boolean,
  rules: VitalRules,
): Vitality {
  const left = rules.belowZero ? { ...down, hitPoints: down.hitPoints - damage } : down;
  if (!rules.makesDeathSaves) return dead(left);
  if (rules.massiveDamage && damage >= rules.maximum) return dead(left);
  return failed(left, critical ? 2 : 1);
}

/** Adds failed death saves; the third is death (SRD 5.1 and 5.2.1, "Death Saving Throws"). */
export function failed(down: Vitality, times: number): Vitality {
  const failures = Math.min(DEATH_SAVES, down.failures + times);
  if (failures >= DEATH_SAVES) return dead({ ...down, failures });
  return { ...down, life: 'dying', failures };
}

/**
 * A death save of the dying: 10 or more succeeds, a 1 on the die fails twice, a 20 restores 1 hit point; three
 * successes stabilize, three failures kill (SRD 5.1 and 5.2.1, "Death Saving Throws"). `total` is the die with what is
 * added; 1 and 20 are read from the die. Nobody else makes one.
 */
export function afterDeathSave(
  before: Vitality,
  die: number,
  total: number,
  maximum: number,
): Vitality {
  if (before.life !== 'dying') return before;
  if (die === 20) return afterHealing(before, 1 - before.hitPoints, maximum);
  if (die === 1 || total < 10) return failed(before, die === 1 ? 2 : 1);
  const successes = before.successes + 1;
  return successes >= DEATH_SAVES ? stabilized(before) : { ...before, successes };
}

/** Stabilizes the dying: unconscious at 0 hit points, without death saves (SRD 5.1 and 5.2.1, "Stabilizing"). */
export function stabilized(before: Vitality): Vitality {
  return before.life === 'dying'
    ? { ...before, life: 'stable', successes: 0, failures: 0 }
    : before;
}

/**
 * Restores hit points up to the maximum, and never lowers them; above 0 the creature is up and its death saves are
 * reset. The dead regain nothing (SRD 5.1 and 5.2.1, "Healing").
 */
export function afterHealing(before: Vitality, amount: number, maximum: number): Vitality {
  if (before.life === 'dead' || amount <= 0) return before;
  const hitPoints = Math.max(before.hitPoints, Math.min(maximum, before.hitPoints + amount));
  if (hitPoints === before.hitPoints) return before;
  if (before.life === 'up' || hitPoints <= 0) return { ...before, hitPoints };
  return { ...before, hitPoints, life: 'up', successes: 0, failures: 0 };
}

/**
 * Gives temporary hit points: they do not add up, the greater stay unless `replace` is set, and they wake nobody. The
 * dead gain none (SRD 5.1 and 5.2.1, "Temporary Hit Points").
 */
export function afterTemporary(before: Vitality, amount: number, replace = false): Vitality {
  if (before.life === 'dead') return before;
  const temporary = replace ? amount : Math.max(before.temporary, amount);
  return temporary === before.temporary ? before : { ...before, temporary };
}

/** The dead keep no temporary hit points. */
function dead(before: Vitality): Vitality {
  return { ...before, temporary: 0, life: 'dead' };
}
