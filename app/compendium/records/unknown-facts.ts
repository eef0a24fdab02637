/** The text for a fact that a record does not know. */
export const NOT_KNOWN = 'not known';

/**
 * The facts that a monster record may lack besides name, type, challenge rating, armor class and hit points, and the
 * fields that then hold a harmless value. Saves, skills and defences count as one fact because no short list has any of
 * them.
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

/** The facts that a spell record may lack besides its name, level and school. */
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

/** The facts as words of a sentence: "size, hit dice and ability scores". */
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

/** Returns whether a record does not know a fact; the value of its field then has no meaning. */
export function isUnknown<Fact extends string>(
  { unknown }: { unknown?: readonly Fact[] | undefined },
  fact: Fact,
): boolean {
  return unknown?.includes(fact) ?? false;
}

/** Size and type for a narrow list: "Small humanoid"; an unknown size is omitted. */
export function sizedType({ size, type }: { size: string; type: string }): string {
  return size === NOT_KNOWN ? type : `${size} ${type}`;
}

/** One sentence that lists the unknown facts, for programs without a field for them; empty when there are none. */
export function unknownWords({
  unknown = [],
}: {
  unknown?: readonly (MonsterFact | SpellFact)[] | undefined;
}): string {
  return unknown.length === 0
    ? ''
    : `Not known: ${unknown.map((fact) => FACT_WORDS[fact]).join('; ')}.`;
}
