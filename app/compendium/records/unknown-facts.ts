/** What stands wherever a record does not know a fact. */
export const NOT_KNOWN = 'not known';

/**
 * What a monster's record may leave unsaid beside its name, type, challenge rating, armor class and hit points, and the fields
 * that then hold nothing but a value that harms nobody. Saves, skills and defenses are one fact: no short list has any of them.
 */
export const MONSTER_FACTS = {
  edition: ['edition'],
  size: ['size'],
  alignment: ['alignment'],
  hitDice: ['hp.dice', 'hp.constant'],
  speeds: ['speeds'],
  abilities: ['abilities'],
  defences: ['saves', 'skills', 'defences', 'conditionImmune'],
  senses: ['senses'],
  languages: ['languages'],
  entries: ['traits', 'actions'],
} as const satisfies Record<string, readonly string[]>;
export type MonsterFact = keyof typeof MONSTER_FACTS;

/** What a spell's record may leave unsaid beside its name, level and school. */
export const SPELL_FACTS = {
  edition: ['edition'],
  castingTime: ['castingTime'],
  range: ['range'],
  components: ['components'],
  duration: ['duration'],
  classes: ['classes'],
  text: ['text', 'effects', 'complete', 'missing'],
} as const satisfies Record<string, readonly string[]>;
export type SpellFact = keyof typeof SPELL_FACTS;

/** The facts in the words of a sentence: "size, hit dice and ability scores". */
const FACT_WORDS: Readonly<Record<MonsterFact | SpellFact, string>> = {
  edition: 'edition',
  size: 'size',
  alignment: 'alignment',
  hitDice: 'hit dice',
  speeds: 'speed',
  abilities: 'ability scores',
  defences: 'saves, skills and defenses',
  senses: 'senses',
  languages: 'languages',
  entries: 'traits and actions',
  castingTime: 'casting time',
  range: 'range',
  components: 'components',
  duration: 'duration',
  classes: 'classes',
  text: 'description',
};

/** Whether a record does not say something; what stands in its field then is no fact. */
export function isUnknown<Fact extends string>(
  { unknown }: { unknown?: readonly Fact[] | undefined },
  fact: Fact,
): boolean {
  return unknown?.includes(fact) ?? false;
}

/** Size and type as a narrow list writes them: "Small humanoid"; a size that nobody knows is left out. */
export function sizedType({ size, type }: { size: string; type: string }): string {
  return size === NOT_KNOWN ? type : `${size} ${type}`;
}

/** What a record does not say, in one sentence for programs that have no place for it; empty where it says all. */
export function unknownWords({
  unknown = [],
}: {
  unknown?: readonly (MonsterFact | SpellFact)[] | undefined;
}): string {
  return unknown.length === 0
    ? ''
    : `Not known: ${unknown.map((fact) => FACT_WORDS[fact]).join('; ')}.`;
}
