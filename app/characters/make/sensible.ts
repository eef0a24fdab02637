import type { Skill } from '~/rules/ability';

/** The recommended skills of each class, by class slug; then any. */
export const CLASS_SKILLS: Readonly<Record<string, readonly Skill[]>> = {
  barbarian: ['athletics', 'perception', 'survival', 'intimidation', 'nature'],
  bard: ['persuasion', 'performance', 'deception', 'perception', 'insight', 'stealth'],
  cleric: ['insight', 'religion', 'medicine', 'persuasion', 'history'],
  druid: ['perception', 'nature', 'survival', 'insight', 'animal-handling', 'medicine'],
  fighter: ['athletics', 'perception', 'intimidation', 'survival', 'acrobatics'],
  monk: ['acrobatics', 'stealth', 'insight', 'athletics'],
  paladin: ['athletics', 'persuasion', 'insight', 'intimidation', 'religion'],
  ranger: ['perception', 'stealth', 'survival', 'nature', 'athletics', 'investigation'],
  rogue: ['stealth', 'perception', 'acrobatics', 'sleight-of-hand', 'investigation', 'insight'],
  sorcerer: ['persuasion', 'arcana', 'insight', 'deception', 'intimidation'],
  warlock: ['arcana', 'deception', 'intimidation', 'investigation', 'religion'],
  wizard: ['arcana', 'investigation', 'history', 'insight', 'religion'],
};

/** The options and feats most useful to most characters, by slug, best first; then any. */
export const GOOD_OPTIONS: readonly string[] = [
  ...['defense', 'dueling', 'archery', 'two-weapon-fighting', 'great-weapon-fighting'],
  // The cantrip that many invocations improve.
  'eldritch-blast',
  ...['agonizing-blast', 'pact-of-the-tome', 'devils-sight', 'mask-of-many-faces'],
  ...['repelling-blast', 'eldritch-spear', 'fiendish-vigor', 'thirsting-blade', 'lifedrinker'],
  ...['quickened-spell', 'twinned-spell', 'empowered-spell', 'careful-spell', 'subtle-spell'],
  ...['alert', 'skilled', 'savage-attacker', 'tough', 'magic-initiate'],
  ...['boon-of-combat-prowess', 'boon-of-spell-recall', 'boon-of-truesight', 'boon-of-fate'],
];

/** Useful spells for a first character, by slug, best first; then any. */
export const GOOD_SPELLS: readonly string[] = [
  ...['eldritch-blast', 'fire-bolt', 'sacred-flame', 'vicious-mockery', 'produce-flame'],
  ...['guidance', 'mage-hand', 'light', 'minor-illusion', 'prestidigitation', 'druidcraft'],
  ...['shillelagh', 'thaumaturgy', 'ray-of-frost', 'chill-touch', 'mending', 'message'],
  ...['cure-wounds', 'healing-word', 'bless', 'shield', 'magic-missile', 'hex', 'hunters-mark'],
  ...['mage-armor', 'guiding-bolt', 'sleep', 'faerie-fire', 'entangle', 'thunderwave'],
  ...['detect-magic', 'charm-person', 'burning-hands', 'shield-of-faith', 'hellish-rebuke'],
  ...['find-familiar', 'goodberry', 'dissonant-whispers', 'command', 'divine-favor'],
  ...['misty-step', 'spiritual-weapon', 'scorching-ray', 'hold-person', 'invisibility', 'aid'],
  ...['web', 'lesser-restoration', 'suggestion', 'mirror-image', 'pass-without-trace'],
  ...['moonbeam', 'shatter', 'darkness', 'barkskin', 'spike-growth', 'prayer-of-healing'],
  ...['fireball', 'counterspell', 'fly', 'haste', 'revivify', 'spirit-guardians'],
  ...['dispel-magic', 'lightning-bolt', 'hypnotic-pattern', 'conjure-animals', 'call-lightning'],
  ...['aura-of-vitality', 'mass-healing-word', 'crusaders-mantle', 'daylight', 'fear'],
  ...['polymorph', 'greater-invisibility', 'banishment', 'wall-of-fire', 'dimension-door'],
  ...['death-ward', 'freedom-of-movement', 'guardian-of-faith', 'ice-storm', 'confusion'],
  ...['wall-of-force', 'cone-of-cold', 'mass-cure-wounds', 'hold-monster', 'raise-dead'],
  ...['flame-strike', 'tree-stride', 'telekinesis', 'greater-restoration', 'destructive-wave'],
  ...['disintegrate', 'heal', 'chain-lightning', 'mass-suggestion', 'sunbeam', 'true-seeing'],
  ...['fire-storm', 'teleport', 'plane-shift', 'forcecage', 'regenerate', 'finger-of-death'],
  ...['sunburst', 'mind-blank', 'dominate-monster', 'earthquake', 'feeblemind', 'maze'],
  ...['wish', 'meteor-swarm', 'mass-heal', 'foresight', 'time-stop', 'power-word-kill'],
];

/** Cantrips that deal damage, by slug; a character with cantrips gets at least one of them. */
export const ATTACK_CANTRIPS: readonly string[] = [
  ...['eldritch-blast', 'fire-bolt', 'sacred-flame', 'vicious-mockery', 'produce-flame'],
  ...['ray-of-frost', 'chill-touch', 'acid-splash', 'poison-spray', 'shocking-grasp'],
  ...['sorcerous-burst', 'starry-wisp'],
];

/** The most common languages. */
export const GOOD_LANGUAGES: readonly string[] = [
  'elvish',
  'dwarvish',
  'draconic',
  'goblin',
  'orc',
];
