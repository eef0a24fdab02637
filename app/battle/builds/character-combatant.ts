import type { Attack, Sheet, SheetCasting } from '~/characters/sheet/sheet';
import { ABILITIES, type Ability } from '~/rules/ability';
import type { Combatant, Defence, Resource } from '../sheet/combatant';
import type { AttackStep, Damage, Deed } from '../sheet/deed';
import type { Hero } from './ability-plan';
import type { Build } from './build';
import { buildFor, combatantOf, levelFrom } from './build-of';
import { NAMED_BUILDS } from './named-builds';
import { raceLeftOut, withRace } from './race-traits';
import type { Look } from './spell-kit';
import { deedOf } from './weapon-deeds';

/**
 * A lab character as a combatant: with the numbers, weapons and spells of its sheet, and otherwise the deeds of the
 * build of the class in which it has most levels. `leftOut` says what is not simulated. `chosen` is the build chosen
 * for a character without a class.
 */
export function characterCombatant(sheet: Sheet, look: Look, chosen?: string): Combatant {
  const name = sheet.name || 'Nameless';
  const { build, assumed } = buildFor(name, buildOfSheet(sheet), chosen);
  const made = combatantOf(withOwnSpells(build, sheet), heroOf(sheet), look);
  const average = Math.max(1, sheet.hitPoints.value);
  const resources = made.resources.flatMap((one) => ownSlots(one, sheet));
  // A spell of a level without slots on the sheet is not cast.
  const isPaid = ({ costs }: Pick<Deed, 'costs'>) =>
    costs.every(({ resource }) => resources.some(({ key }) => key === resource));
  return {
    ...made,
    name,
    ac: sheet.ac.value,
    size: sheet.size === 'small' ? 'Small' : 'Medium',
    hitPoints: { average, count: 0, sides: build.hitDie, bonus: average },
    initiative: {
      bonus: sheet.initiative.value,
      ...(sheet.initiative.advantage ? { advantage: true } : {}),
    },
    saves: eachAbility((ability) => sheet.abilities[ability].save.value),
    defences: sheet.defences.map(
      ({ how, to }): Defence => ({ how: how === 'immune' ? 'immune' : 'resist', types: [to] }),
    ),
    conditionImmune: [...new Set(sheet.conditionImmunities.map(({ to }) => to))],
    resources,
    reactions: made.reactions.filter(isPaid),
    traits: withRace(made.traits, sheet.features),
    ...(assumed === undefined ? {} : { assumed }),
    deeds: armed(made.deeds.filter(isPaid), sheet),
    leftOut: [
      `${name} fights with the numbers, weapons and spells of its sheet, and otherwise as this level's ${build.name.toLowerCase()}.`,
      ...made.leftOut,
      ...raceLeftOut(sheet.features, sheet.edition),
    ],
  };
}

/** The build of the class with the most levels, of equal ones the first. */
function buildOfSheet({ classes }: Sheet): Build | undefined {
  const [first] = classes.toSorted((one, other) => other.level - one.level);
  return NAMED_BUILDS.find(({ className }) => className === first?.name);
}

function heroOf({ level, edition, abilities, proficiency }: Sheet): Hero {
  return {
    level: levelFrom(level),
    edition,
    modern: edition === '2024',
    modifiers: eachAbility((ability) => abilities[ability].modifier),
    proficiency: proficiency.value,
  };
}

function eachAbility(of: (ability: Ability) => number): Record<Ability, number> {
  const [str = 0, dex = 0, con = 0, int = 0, wis = 0, cha = 0] = ABILITIES.map(of);
  return { str, dex, con, int, wis, cha };
}

/** The build with the sheet's spells instead of its own, if the sheet has any of its class. */
function withOwnSpells(build: Build, sheet: Sheet): Build {
  const { spells: plan } = build;
  const casting = sheet.castings.find(({ name }) => name === build.className);
  if (!plan || !casting) return build;
  const slugs = ownSpells(sheet, casting);
  if (slugs.length === 0) return build;
  const known = { 1: slugs };
  const { spent: _, ...rest } = plan;
  return {
    ...build,
    spells: { ...rest, ability: casting.ability, known: { '2014': known, '2024': known } },
  };
}

function ownSpells({ spells }: Sheet, { name }: SheetCasting): string[] {
  const cast = spells.filter(
    ({ level, from, how }) => level > 0 && from === name && how !== 'in-book',
  );
  return [...new Set(cast.map(({ slug }) => slug))];
}

/** Slots as on the sheet, also those of several classes; other resources as in the build. */
function ownSlots(one: Resource, { slots, pact }: Sheet): Resource[] {
  const level = /^slot-([1-9])$/.exec(one.key)?.[1];
  if (level === undefined || pact !== null) return [one];
  const most = slots[Number(level) - 1]?.value ?? 0;
  return most > 0 ? [{ ...one, most }] : [];
}

/** The build's deeds with the sheet's weapons: the best one makes the main attack, the others become further deeds. */
function armed(deeds: readonly Deed[], sheet: Sheet): readonly Deed[] {
  const weapons = ownWeapons(sheet);
  if (weapons.length === 0) return deeds;
  const [main, ...others] = deeds;
  const step = main?.steps.find((each) => each.does === 'attack');
  const isWeapon = step !== undefined && step.does === 'attack' && step.spell !== true;
  if (!main || !isWeapon) return [...deeds, ...weapons.map((one) => weaponDeed(one, sheet, null))];
  const [best, ...more] = weapons;
  if (!best) return deeds;
  return [
    { ...weaponDeed(best, sheet, step), key: main.key },
    ...others,
    ...more.map((one) => weaponDeed(one, sheet, step)),
  ];
}

/** The attacks that do damage, the best first by chance to hit and damage. Bare hands only if there is nothing else. */
function ownWeapons({ attacks }: Sheet): Attack[] {
  const worth = ({ hit, average }: Attack) => (hit.value + 10) * average;
  const able = attacks
    .filter(({ average }) => average > 0)
    .toSorted((one, other) => worth(other) - worth(one));
  const weapons = able.filter(({ id }) => id !== 'unarmed');
  return weapons.length > 0 ? weapons : able;
}

function weaponDeed(attack: Attack, sheet: Sheet, like: AttackStep | null): Deed {
  const { id, name, hit, reach, ranged } = attack;
  const { damage: _, ...rest } = like?.name === name ? like.hit : {};
  const further = like?.hit.damage?.slice(1) ?? [];
  const step: AttackStep = {
    does: 'attack',
    name,
    times: sheet.attacksEach,
    toHit: hit.value,
    reach: ranged ? 'ranged' : reach.includes('/') ? 'both' : 'melee',
    manner: like?.manner ?? 'plain',
    ...(sheet.criticalOn < 20 ? { criticalOn: sheet.criticalOn } : {}),
    // The extra damage of the class once a turn: Sneak Attack.
    hit: { ...rest, damage: [damageOf(attack), ...further] },
    ...(like?.name === name && like.miss ? { miss: like.miss } : {}),
  };
  return deedOf(`own-${id}`, name, [step]);
}

/** Parses a damage text: "1d8+3" or "4". */
function damageOf({ damage, damageType: type, average }: Attack): Damage {
  const parts = /^(\d+)d(\d+)([+-]\d+)?$/.exec(damage);
  if (parts === null) return { count: 0, sides: 1, bonus: average, type };
  return { count: Number(parts[1]), sides: Number(parts[2]), bonus: Number(parts[3] ?? 0), type };
}
