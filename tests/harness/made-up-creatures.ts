import { ABILITIES, type Ability, abilityModifier } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import { DAMAGE_TYPES, type DamageType } from '~/rules/damage-types';
import type { Edition } from '~/rules/edition';

type Dice = { readonly count: number; readonly sides: number; readonly bonus: number };

export type MadeAttack = {
  readonly name: string;
  readonly ranged: boolean;
  readonly toHit: number;
  readonly reach: number;
  readonly dice: Dice;
  readonly type: DamageType;
};

export type MadeSave = {
  readonly name: string;
  readonly ability: Ability;
  readonly dc: number;
  readonly dice: Dice;
  readonly type: DamageType;
  readonly recharge: number | null;
};

/** An invented creature with every part of a statblock; its numbers are what every importer must produce. */
export type MadeCreature = {
  readonly name: string;
  readonly edition: Edition;
  readonly size: 'Small' | 'Medium' | 'Large' | 'Huge';
  readonly type: string;
  readonly alignment: string;
  readonly ac: number;
  readonly hp: {
    readonly average: number;
    readonly count: number;
    readonly sides: number;
    readonly constant: number;
  };
  readonly walk: number;
  readonly fly: number;
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly proficiency: number;
  readonly saves: Readonly<Partial<Record<Ability, number>>>;
  readonly perception: number;
  readonly darkvision: number;
  readonly cr: number;
  /** As written in a statblock, with its meaning: "types: qualifier". */
  readonly resist: Defence;
  readonly immune: Defence;
  readonly conditions: readonly Condition[];
  readonly attacks: readonly MadeAttack[];
  readonly breath: MadeSave;
  readonly legendary: MadeAttack;
  readonly lair: MadeSave;
  readonly spells: readonly string[];
};

type Defence = { readonly words: string; readonly means: string };

const RESIST: readonly Defence[] = [
  { words: 'cold', means: 'cold:null' },
  { words: 'fire, lightning', means: 'fire+lightning:null' },
  {
    words: 'bludgeoning, piercing, and slashing from nonmagical attacks',
    means: 'bludgeoning+piercing+slashing:nonmagical',
  },
  { words: 'damage from nonmagical weapons', means: 'bludgeoning+piercing+slashing:nonmagical' },
  {
    words: "bludgeoning, piercing, and slashing from nonmagical attacks that aren't silvered",
    means: 'bludgeoning+piercing+slashing:nonmagical-not-silvered',
  },
  { words: 'see Draconic Essence', means: ':other' },
  { words: 'damage from spells', means: ':spells' },
  { words: 'piercing from magic arrows', means: 'piercing:other' },
];
const IMMUNE: readonly Defence[] = [
  { words: 'poison', means: 'poison:null' },
  { words: 'acid; necrotic', means: 'acid+necrotic:null' },
  {
    words: "bludgeoning, piercing, and slashing from nonmagical attacks that aren't adamantine",
    means: 'bludgeoning+piercing+slashing:nonmagical-not-adamantine',
  },
  { words: 'thunder, radiant', means: 'radiant+thunder:null' },
  { words: 'whatever its last foe dealt', means: ':other' },
];
const SIZES = ['Small', 'Medium', 'Large', 'Huge'] as const;
const SIDES = { Small: 6, Medium: 8, Large: 10, Huge: 12 } as const;
const TYPES = ['beast', 'fiend', 'undead', 'dragon', 'construct', 'plant', 'giant', 'ooze'];
const CONDITIONS: readonly Condition[] = ['charmed', 'frightened', 'poisoned', 'prone'];
const PROFICIENCIES = [2, 2, 3, 4, 5] as const;
const RATINGS = [1, 3, 6, 9, 14] as const;

/** Creatures of both editions alternately, the same in every run. */
export function madeCreatures(many = 40): MadeCreature[] {
  return Array.from({ length: many }, (_, at) => madeCreature(at, at % 2 === 0 ? '2014' : '2024'));
}

function madeCreature(at: number, edition: Edition): MadeCreature {
  const pick = <T>(list: readonly T[], by: number): T => list[(at * by + by) % list.length] as T;
  const size = pick(SIZES, 1);
  const cr = pick(RATINGS, 1);
  const proficiency = pick(PROFICIENCIES, 1);
  const abilities = Object.fromEntries(
    ABILITIES.map((one, place) => [one, 8 + ((at * 3 + place * 5) % 13)]),
  ) as Record<Ability, number>;
  const count = 4 + (at % 9);
  const sides = SIDES[size];
  const constant = count * abilityModifier(abilities.con);
  const trained = pick(ABILITIES, 5);
  const dice = (by: number, ability: Ability): Dice => ({
    count: 1 + ((at + by) % 3),
    sides: [4, 6, 8, 10][(at + by) % 4] ?? 6,
    bonus: Math.max(1, abilityModifier(abilities[ability])),
  });
  const attack = (name: string, ranged: boolean, by: number): MadeAttack => ({
    name,
    ranged,
    toHit: abilityModifier(abilities[ranged ? 'dex' : 'str']) + proficiency,
    reach: ranged ? 60 : 5 + 5 * (by % 3),
    dice: { ...dice(by, 'str'), bonus: abilityModifier(abilities[ranged ? 'dex' : 'str']) },
    type: (['piercing', 'slashing', 'bludgeoning'] as const)[(at + by) % 3] ?? 'slashing',
  });
  const save = (name: string, by: number, recharge: number | null): MadeSave => ({
    name,
    ability: pick(ABILITIES, by),
    dc: 8 + proficiency + 2 + (by % 3),
    recharge,
    dice: { count: 2 + ((at + by) % 6), sides: 6, bonus: 0 },
    type: DAMAGE_TYPES[(at + by) % DAMAGE_TYPES.length] ?? 'fire',
  });
  return {
    name: `Testling ${at + 1}`,
    edition,
    size,
    type: pick(TYPES, 3),
    cr,
    proficiency,
    abilities,
    alignment: pick(['neutral evil', 'lawful good', 'unaligned'], 1),
    ac: 10 + (at % 10),
    hp: {
      average: Math.max(1, Math.floor((count * (sides + 1)) / 2) + constant),
      count,
      sides,
      constant,
    },
    walk: 20 + 5 * (at % 5),
    fly: at % 3 === 0 ? 60 : 0,
    darkvision: at % 2 === 0 ? 60 : 0,
    saves: { [trained]: abilityModifier(abilities[trained]) + proficiency },
    perception: abilityModifier(abilities.wis) + proficiency,
    resist: pick(RESIST, 1),
    immune: pick(IMMUNE, 1),
    conditions: [pick(CONDITIONS, 1)],
    attacks: [attack('Claw', false, 1), attack('Spine', true, 2)],
    breath: save('Searing Breath', 1, 5),
    legendary: attack('Sweep', false, 3),
    lair: save('Falling Stones', 2, null),
    spells: ['light', 'mage hand'],
  };
}

const averageOf = ({ count, sides, bonus }: Dice) =>
  Math.max(0, Math.floor((count * (sides + 1)) / 2) + bonus);

/** "7 (1d8 + 3)". */
export function diceWords(dice: Dice): string {
  const { count, sides, bonus } = dice;
  const more = bonus === 0 ? '' : ` ${bonus < 0 ? '-' : '+'} ${Math.abs(bonus)}`;
  return `${averageOf(dice)} (${count}d${sides}${more})`;
}

export const signedWords = (bonus: number) => (bonus < 0 ? String(bonus) : `+${bonus}`);

/** An attack in the wording of its edition. */
export function attackText(one: MadeAttack, edition: Edition): string {
  const { ranged, toHit, reach, dice, type } = one;
  if (edition === '2024') {
    const place = ranged ? `range ${reach}/${reach * 2} ft.` : `reach ${reach} ft.`;
    const kind = type.charAt(0).toUpperCase() + type.slice(1);
    return `${ranged ? 'Ranged' : 'Melee'} Attack Roll: ${signedWords(toHit)}, ${place} Hit: ${diceWords(dice)} ${kind} damage.`;
  }
  const place = ranged ? `range ${reach}/${reach * 2} ft.` : `reach ${reach} ft.`;
  return `${ranged ? 'Ranged' : 'Melee'} Weapon Attack: ${signedWords(toHit)} to hit, ${place}, one target. Hit: ${diceWords(dice)} ${type} damage.`;
}

const NAMES: Readonly<Record<Ability, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
};

/** A save in the wording of its edition. */
export function saveText(one: MadeSave, edition: Edition): string {
  const { ability, dc, dice, type } = one;
  if (edition === '2024') {
    const kind = type.charAt(0).toUpperCase() + type.slice(1);
    return `${NAMES[ability]} Saving Throw: DC ${dc}, each creature in a 15-foot Cone. Failure: ${diceWords(dice)} ${kind} damage. Success: Half damage.`;
  }
  return `Each creature in a 15-foot cone must make a DC ${dc} ${NAMES[ability]} saving throw, taking ${diceWords(dice)} ${type} damage on a failed save, or half as much damage on a successful one.`;
}

/** The introduction of a creature's spells. */
export const CASTING =
  'Its spellcasting ability is Wisdom (spell save DC 13). It can innately cast the following spells, requiring no material components:';
