/** The six abilities, in the order of every statblock and character sheet. */
export const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
export type Ability = (typeof ABILITIES)[number];

export const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
};

export const SKILL_NAMES = {
  acrobatics: 'Acrobatics',
  'animal-handling': 'Animal Handling',
  arcana: 'Arcana',
  athletics: 'Athletics',
  deception: 'Deception',
  history: 'History',
  insight: 'Insight',
  intimidation: 'Intimidation',
  investigation: 'Investigation',
  medicine: 'Medicine',
  nature: 'Nature',
  perception: 'Perception',
  performance: 'Performance',
  persuasion: 'Persuasion',
  religion: 'Religion',
  'sleight-of-hand': 'Sleight of Hand',
  stealth: 'Stealth',
  survival: 'Survival',
} as const satisfies Record<string, string>;
export type Skill = keyof typeof SKILL_NAMES;

/**
 * The modifier of an ability score: 10 and 11 give 0, and every two points add one (SRD 5.1, "Ability Scores and
 * Modifiers").
 */
export function abilityModifier(score: number): number {
  return Math.floor((score - 10) / 2);
}

/** The proficiency bonus of a character of this level, 1 to 20 (SRD 5.1, "Beyond 1st Level"). */
export function proficiencyByLevel(level: number): number {
  return 2 + Math.floor((Math.min(Math.max(level, 1), 20) - 1) / 4);
}

/** A modifier with its sign: "+3", "+0", "−1". */
export function signed(modifier: number): string {
  return modifier < 0 ? `−${-modifier}` : `+${modifier}`;
}
