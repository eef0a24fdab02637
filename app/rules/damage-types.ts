/** The damage types of the game (SRD 5.1, "Damage Types"). */
export const DAMAGE_TYPES = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
] as const;

export type DamageType = (typeof DAMAGE_TYPES)[number];

/** The types that weapons deal, of which defences may ask whether they are magical. */
export const WEAPON_TYPES: readonly DamageType[] = ['bludgeoning', 'piercing', 'slashing'];
