import { ABILITIES, type Ability } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import type { Combatant } from '../sheet/combatant';
import type { Deed } from '../sheet/deed';
import { dcOf, type Hero, heroAt } from './ability-plan';
import type { Build } from './build';
import { FIGHTER } from './class-fighter';
import { NAMED_BUILDS } from './named-builds';
import { type Look, spellKit } from './spell-kit';

/**
 * Hit points by averages: the whole die at level 1, then half of it plus one (SRD 5.1, "Hit Points at Higher Levels").
 */
function hitPointsOf(build: Build, hero: Hero): number {
  const { hitDie } = build;
  const later = hitDie / 2 + 1;
  const rolled = hitDie + (hero.level - 1) * later + hero.level * hero.modifiers.con;
  return rolled + (build.toughness?.(hero) ?? 0);
}

/** Removes deeds whose key occurs already, as when several records have a spell of the same name. */
function withOwnKeys(deeds: readonly Deed[]): Deed[] {
  const taken = new Set<string>();
  return deeds.filter(({ key }) => !taken.has(key) && taken.add(key));
}

/** The combatant of a build with this hero's modifiers; everything else follows from class and level. */
export function combatantOf(build: Build, hero: Hero, look: Look): Combatant {
  const kit = build.kit(hero);
  const spells = build.spells
    ? spellKit(hero, build.spells, look)
    : { resources: [], deeds: [], reactions: [], leftOut: [] };
  const proficient = new Set<Ability>([...build.saves, ...(kit.saves ?? [])]);
  const saves = { ...hero.modifiers };
  for (const ability of ABILITIES) if (proficient.has(ability)) saves[ability] += hero.proficiency;
  const average = hitPointsOf(build, hero);
  const { plus = 0, advantage = false } = kit.initiative ?? {};
  return {
    name: build.name,
    edition: hero.edition,
    role: 'character',
    type: 'humanoid',
    size: 'Medium',
    ac: build.ac(hero),
    hitPoints: { average, count: 0, sides: build.hitDie, bonus: average },
    initiative: { bonus: hero.modifiers.dex + plus, ...(advantage ? { advantage } : {}) },
    abilities: { ...hero.modifiers },
    saves,
    proficiency: hero.proficiency,
    line: build.stands,
    defences: kit.defences ?? [],
    conditionImmune: kit.conditionImmune ?? [],
    resources: [...spells.resources, ...(kit.resources ?? [])],
    deeds: withOwnKeys([...kit.deeds, ...spells.deeds]),
    reactions: [...(kit.reactions ?? []), ...spells.reactions],
    hitDice: { count: hero.level, sides: build.hitDie },
    traits: kit.traits ?? {},
    level: hero.level,
    leftOut: [...(kit.leftOut ?? []), ...spells.leftOut],
  };
}

/** A valid character level: an integer, 1 to 20. */
export function levelFrom(level: number): number {
  return Math.min(20, Math.max(1, Math.trunc(level) || 1));
}

/** The named build at a level; its spells come from `look`. Throws on an unknown name. */
export function buildOf(id: string, level: number, edition: Edition, look: Look): Combatant {
  const build = NAMED_BUILDS.find((one) => one.id === id);
  if (!build) throw new Error(`No build is called "${id}"`);
  return combatantOf(build, heroAt(build.plans[edition], levelFrom(level), edition), look);
}

/**
 * The build chosen for a character, else that of its class; without either, the fighter, with a sentence that says so.
 */
export function buildFor(
  name: string,
  ofClass: Build | undefined,
  chosen: string | undefined,
): { build: Build; assumed?: string } {
  const build = NAMED_BUILDS.find(({ id }) => id === chosen) ?? ofClass;
  if (build) return { build };
  return {
    build: FIGHTER,
    assumed: `${name} has no class: until you choose one, it fights as a ${FIGHTER.name.toLowerCase()}.`,
  };
}

/** The numbers for comparing builds. `damage` is of one hit, without conditional damage. */
export type BuildNumbers = {
  ac: number;
  hitPoints: number;
  proficiency: number;
  toHit: number;
  damage: number;
  attacks: number;
  dc: number | null;
  /** Slots of each level, or only a warlock's pact slots. */
  slots: readonly number[];
};

/** AC, hit points, main attack, DC and slots of a build at a level. */
export function buildNumbers(id: string, level: number, edition: Edition): BuildNumbers {
  const build = NAMED_BUILDS.find((one) => one.id === id);
  const made = buildOf(id, level, edition, { spell: () => null });
  const attack = made.deeds[0]?.steps.find((step) => step.does === 'attack');
  const ability = build?.spells?.ability ?? build?.dc;
  const plan = build?.plans[edition];
  const damage = (attack?.hit.damage ?? [])
    .filter((one) => one.when === undefined)
    .reduce((sum, { count, sides, bonus }) => sum + (count * (sides + 1)) / 2 + bonus, 0);
  return {
    ac: made.ac,
    hitPoints: made.hitPoints.average,
    proficiency: made.proficiency,
    toHit: attack?.toHit ?? 0,
    damage,
    attacks: attack?.times ?? 0,
    dc: ability && plan ? dcOf(heroAt(plan, levelFrom(level), edition), ability) : null,
    slots: made.resources.flatMap(({ key, most }) => (/^(slot-|pact)/.test(key) ? [most] : [])),
  };
}
