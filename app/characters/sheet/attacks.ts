import { ABILITY_NAMES, type Ability } from '~/rules/ability';
import { atLevel } from '../book/amount';
import type { Weapon } from '../book/item';
import { PACT_FORM } from '../book/pact-form';
import { shotOf } from '../record/at-hand';
import type { Carried } from '../record/character';
import { extraDamageOf } from './extra-damage';
import type { Facts } from './facts';
import { type Proficiencies, trainedWith } from './proficiencies';
import type { Attack, Sheet } from './sheet';
import { told } from './told';
import { masteryOf, notesOf, reachOf } from './weapon-notes';
import { lostBy, type Worn, weaponOf } from './worn';

/**
 * The attacks of every carried weapon, those in hand first, and the unarmed strike. A weapon that was thrown stays until
 * it was searched for.
 */
export function attacksOf(
  facts: Facts,
  worn: Worn,
  proficiencies: Proficiencies,
): readonly Attack[] {
  const carried = facts.character.items
    .filter((one) => withShot(facts, one) > 0)
    .sort((one, other) => Number(other.equipped) - Number(one.equipped));
  const armed = carried.flatMap((one) => {
    const weapon = weaponOf(facts, one);
    return weapon ? [attackOf(facts, worn, proficiencies, one, weapon)] : [];
  });
  const pact = pactWeaponOf(facts);
  const called = pact
    ? [attackOf(facts, worn, proficiencies, pact.carried, pact.weapon, pact)]
    : [];
  return [...armed, ...called, unarmedOf(facts, worn)];
}

/** The martial arts die unless worn equipment suspends it; 0 without the feature. */
function martialDie(facts: Facts, worn: Worn): number {
  if (lostBy(worn, 'armor-or-shield')) return 0;
  return facts
    .given('martial-arts')
    .reduce((most, { gift, had }) => Math.max(most, atLevel(gift.sides, had.amountLevel) ?? 0), 0);
}

/**
 * Returns whether a weapon counts as a monk weapon: simple melee weapons (in 2014 not heavy or two-handed), and
 * shortswords (2014) or light weapons (2024).
 */
function isMonks({ category, reach, properties, slug, monk }: Weapon, edition: string): boolean {
  if (monk) return true;
  if (reach !== 'melee') return false;
  if (edition === '2024') return category === 'simple' || properties.includes('light');
  if (slug === 'shortsword') return true;
  const clumsy = properties.includes('heavy') || properties.includes('two-handed');
  return category === 'simple' && !clumsy;
}

function attackOf(
  facts: Facts,
  worn: Worn,
  { weapons }: Proficiencies,
  carried: Carried,
  weapon: Weapon,
  pact: PactWeapon | null = null,
): Attack {
  const { properties, reach, versatile, damage } = weapon;
  const monks = isMonks(weapon, facts.book.edition) ? martialDie(facts, worn) : 0;
  const usual = abilityOf(facts, weapon, monks > 0);
  const ability = pact ? pact.abilityBeside(usual) : usual;
  const trained = pact !== null || trainedWith(weapon, weapons);
  const both = properties.includes('two-handed') || (carried.twoHanded && versatile !== undefined);
  const more = bonusesOf(facts, worn, carried, weapon, both);
  const label = carried.name || weapon.name;
  const hit = told(
    `hit.${carried.id}`,
    [
      { label: ABILITY_NAMES[ability], plus: facts.modifiers[ability] },
      { label: 'Proficiency', plus: trained ? facts.proficiency.value : 0 },
      { label: 'Magic', plus: carried.plus },
      ...more.map(({ label: from, hit: plus }) => ({ label: from, plus })),
    ],
    facts.overrides,
  );
  const damageWith = (dice: Dice | null, bonuses: readonly Bonus[]) => {
    const plus = bonuses.reduce((sum, one) => sum + one.damage, facts.modifiers[ability]);
    return hurt(atLeast(dice, monks), plus + carried.plus);
  };
  const mastery = masteryOf(facts, weapon);
  const isFree = versatile !== undefined && !both && worn.shields.length === 0;
  return {
    id: carried.id,
    name: label,
    hit,
    ...damageWith(damage && (both && versatile ? versatile : damage), more),
    both: isFree ? damageWith(versatile, bonusesOf(facts, worn, carried, weapon, true)) : null,
    damageType: damage?.type ?? null,
    offHand: offHandOf(facts, worn, {
      carried,
      weapon,
      ability,
      dice: atLeast(damage, monks),
      plus: carried.plus,
    }),
    shoots: shootsOf(facts, carried, weapon),
    reach: reachOf(weapon),
    ranged: reach === 'ranged',
    mastery,
    more: extraDamageOf(facts, { weapon, ability, mastery, worn }),
    notes: notesOf(facts, weapon, { trained, both, least: monks }),
  };
}

/**
 * The damage of the extra attack with a light weapon while another light weapon is in hand: without the ability
 * modifier unless it is negative, or the fighting style adds it (SRD 5.1, "Two-Weapon Fighting"; SRD 5.2.1, "Light").
 * In 2014 both must be melee weapons.
 */
function offHandOf(
  facts: Facts,
  worn: Worn,
  { carried, weapon, ability, dice, plus }: OffHand,
): string | null {
  if (!isLight(facts, weapon) || !carried.equipped || carried.count < 1) return null;
  const others = worn.weapons.filter(
    ({ id, count }) => id !== carried.id || (carried.count > 1 && count > 1),
  );
  const beside = others.some((one) => {
    const other = weaponOf(facts, one);
    return other !== null && isLight(facts, other);
  });
  if (!beside) return null;
  const modifier = facts.modifiers[ability];
  const styled = facts.walk.had.some(({ key }) => key === 'two-weapon-fighting');
  return hurt(dice, plus + (styled ? modifier : Math.min(0, modifier))).damage;
}

type OffHand = {
  carried: Carried;
  weapon: Weapon;
  ability: Ability;
  dice: Dice | null;
  plus: number;
};

function isLight({ book }: Facts, { properties, reach }: Weapon): boolean {
  return properties.includes('light') && (book.edition === '2024' || reach === 'melee');
}

/** The item that an attack from afar uses up: the carried ammunition of its kind, or the thrown weapon itself. */
function shootsOf({ character }: Facts, carried: Carried, weapon: Weapon): string | null {
  const { ammunition, properties } = weapon;
  if (ammunition !== undefined) {
    const all = character.items.filter(({ item }) => item === ammunition);
    return (all.find(({ count }) => count > 0) ?? all[0])?.id ?? null;
  }
  return properties.includes('thrown') && withShot({ character }, carried) > 1 ? carried.id : null;
}

/** How many of a carried item there are, with those that were shot and can be searched for. */
function withShot(
  { character: { play } }: Pick<Facts, 'character'>,
  { id, count }: Carried,
): number {
  return count + shotOf(play, id);
}

type PactWeapon = {
  carried: Carried;
  weapon: Weapon;
  /** The attack ability: the better of the weapon's own and that of the pact. */
  abilityBeside(usual: Ability): Ability;
};

/** The form of a pact weapon until one is chosen. */
const USUAL_FORM = 'longsword';

/** The pact weapon in its chosen form (SRD 5.1 and 5.2.1, "Pact of the Blade"). */
function pactWeaponOf(facts: Facts): PactWeapon | null {
  const [given] = facts.given('pact-weapon');
  if (!given) return null;
  const picked = facts.walk.asked.find(({ choice }) => choice.key === PACT_FORM)?.picked[0];
  const weapon = facts.book.items.find(
    (one): one is Weapon => one.kind === 'weapon' && one.slug === (picked ?? USUAL_FORM),
  );
  if (!weapon) return null;
  const { ability } = given.gift;
  const both = weapon.properties.includes('two-handed');
  return {
    weapon,
    carried: {
      id: 'pact-weapon',
      item: weapon.slug,
      count: 1,
      equipped: false,
      attuned: false,
      name: `Pact weapon (${weapon.name.toLowerCase()})`,
      plus: 0,
      twoHanded: both,
      pounds: null,
      weapon: null,
      armor: null,
      charges: null,
      notes: '',
    },
    abilityBeside: (usual) =>
      ability && facts.modifiers[ability] > facts.modifiers[usual] ? ability : usual,
  };
}

/**
 * The attack ability of a weapon: Dexterity for ranged ones, the better one with finesse and for monk weapons,
 * otherwise Strength.
 */
function abilityOf({ modifiers }: Facts, { reach, properties }: Weapon, monks: boolean): Ability {
  const better = modifiers.dex > modifiers.str ? 'dex' : 'str';
  if (properties.includes('finesse') || monks) return better;
  return reach === 'ranged' ? 'dex' : 'str';
}

type Dice = { count: number; sides: number };

/** The dice of a weapon, or one die with more sides in their place. */
function atLeast(dice: Dice | null, sides: number): Dice | null {
  return dice && sides > dice.count * dice.sides ? { count: 1, sides } : dice;
}

type Bonus = { label: string; hit: number; damage: number };

function bonusesOf(
  facts: Facts,
  worn: Worn,
  carried: Carried,
  { reach, properties }: Weapon,
  both: boolean,
): readonly Bonus[] {
  const alone = !carried.equipped || worn.weapons.every(({ id }) => id === carried.id);
  const holds = {
    all: true,
    ranged: reach === 'ranged',
    melee: reach === 'melee',
    thrown: properties.includes('thrown'),
    dueling: reach === 'melee' && !both && alone && carried.count <= 1,
  };
  return facts
    .given('attack-bonus')
    .filter(({ gift }) => holds[gift.of])
    .map(({ gift, had }) => ({
      label: had.name,
      hit: gift.hit === undefined ? 0 : facts.amount(gift.hit, had),
      damage: gift.damage === undefined ? 0 : facts.amount(gift.damage, had),
    }));
}

/** Formats damage, "1d8+3", with its average, rounded down; fixed damage has dice with one side. Never below 0. */
function hurt(dice: Dice | null, plus: number): { damage: string; average: number } {
  if (!dice) return { damage: '—', average: 0 };
  const { count, sides } = dice;
  if (sides === 1)
    return { damage: `${Math.max(0, count + plus)}`, average: Math.max(0, count + plus) };
  const more = plus === 0 ? '' : plus > 0 ? `+${plus}` : `-${-plus}`;
  const average = Math.floor((count * (sides + 1)) / 2 + plus);
  return { damage: `${count}d${sides}${more}`, average: Math.max(0, average) };
}

function unarmedOf(facts: Facts, worn: Worn): Attack {
  const { modifiers, proficiency, overrides } = facts;
  const martial = martialDie(facts, worn);
  const own = facts.given('unarmed').reduce((most, { gift }) => Math.max(most, gift.sides), 0);
  const ability = martial > 0 && modifiers.dex > modifiers.str ? 'dex' : 'str';
  const parts = [
    { label: ABILITY_NAMES[ability], plus: modifiers[ability] },
    { label: 'Proficiency', plus: proficiency.value },
  ];
  const sides = Math.max(1, martial, own);
  return {
    id: 'unarmed',
    name: 'Unarmed strike',
    hit: told('hit.unarmed', parts, overrides),
    ...hurt({ count: 1, sides }, modifiers[ability]),
    both: null,
    damageType: 'bludgeoning',
    reach: '5 ft.',
    ranged: false,
    mastery: null,
    notes: [],
    more: extraDamageOf(facts, { weapon: null, ability, mastery: null, worn }),
  };
}

/** The number of attacks in an Attack action. */
export function attacksEachOf(facts: Facts): number {
  return facts
    .given('attacks')
    .filter(({ gift }) => !gift.only)
    .reduce((most, { gift }) => Math.max(most, gift.count), 1);
}

/** The number of attacks with a particular weapon, if that is higher; otherwise null. */
export function attacksWithOf(facts: Facts): Sheet['attacksWith'] {
  const count = facts
    .given('attacks')
    .filter(({ gift }) => gift.only === 'pact-weapon')
    .reduce((most, { gift }) => Math.max(most, gift.count), 0);
  return count > attacksEachOf(facts) ? { count, with: 'your pact weapon' } : null;
}

/** The lowest roll that is a critical hit. */
export function criticalOnOf(facts: Facts): number {
  return facts.given('critical').reduce((least, { gift }) => Math.min(least, gift.on), 20);
}
