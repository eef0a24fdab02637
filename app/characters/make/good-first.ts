/**
 * Good first choices for somebody who has never played, with the reason in a few words, by the slug of a class, spell,
 * feat or option. Only a mark: nothing is chosen because of it.
 */
const GOOD_FIRST: Readonly<Record<string, string>> = {
  // Classes.
  barbarian: 'simple and tough',
  fighter: 'simple, and good at every level',
  rogue: 'few rules, useful in and out of combat',
  // Cantrips.
  'eldritch-blast': 'your attack every round',
  'fire-bolt': 'your attack every round',
  'sacred-flame': 'your attack every round',
  'vicious-mockery': 'your attack every round',
  'produce-flame': 'your attack every round, and a light',
  'starry-wisp': 'your attack every round',
  guidance: 'always useful',
  'mage-hand': 'always useful',
  light: 'always useful',
  'minor-illusion': 'always useful',
  prestidigitation: 'always useful',
  // Spells of levels 1 to 3.
  'cure-wounds': 'heals a friend',
  'healing-word': 'heals from afar, and you still act',
  bless: 'makes the whole party better',
  shield: 'saves your life',
  'magic-missile': 'never misses',
  'mage-armor': 'better Armor Class all day',
  'guiding-bolt': 'strong attack',
  sleep: 'ends small fights',
  'faerie-fire': 'makes the whole party better',
  entangle: 'holds a group in place',
  thunderwave: 'several enemies at once',
  'burning-hands': 'several enemies at once',
  'detect-magic': 'always useful',
  hex: 'more damage with every hit',
  'hunters-mark': 'more damage with every hit',
  'divine-favor': 'more damage with every hit',
  'find-familiar': 'a helper all day',
  goodberry: 'heals after a fight',
  'misty-step': 'out of every danger',
  'spiritual-weapon': 'a second attack every round',
  invisibility: 'always useful',
  'hold-person': 'stops one enemy',
  aid: 'more hit points for three',
  fireball: 'several enemies at once',
  counterspell: 'stops an enemy’s spell',
  revivify: 'brings a friend back',
  fly: 'always useful',
  haste: 'makes a fighter twice as good',
  'spirit-guardians': 'several enemies every round',
  // Fighting styles, feats and invocations.
  defense: 'always on',
  archery: 'for bows and crossbows',
  dueling: 'for a weapon and a shield',
  alert: 'you act first',
  'savage-attacker': 'more damage every round',
  'agonizing-blast': 'more damage every round',
  'devils-sight': 'always on',
  'armor-of-shadows': 'better Armor Class all day',
};

/** Why something is a good first choice; null when it is not marked as one. */
export function goodFirst(slug: string): string | null {
  return Object.hasOwn(GOOD_FIRST, slug) ? (GOOD_FIRST[slug] ?? null) : null;
}

/** Every marked slug, for the test that the books have them. */
export const GOOD_FIRST_SLUGS: readonly string[] = Object.keys(GOOD_FIRST);
