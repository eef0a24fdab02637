type Words = { text: string; higherLevels?: string };

/** Spells that the package has only as a broken translation: the same rules in our own words. */
export const OWN_WORDS: Readonly<Record<string, Words>> = {
  Confusion: {
    text: `Minds within a 10-foot-radius sphere, centered on a point that you choose within range, lose their hold on what is real. Each creature there must succeed on a Wisdom saving throw or be affected.

An affected creature can't take reactions, and at the start of each of its turns it rolls a d10:

- 1: It uses all its movement in a random direction (roll a d8 for it) and takes no action.
- 2-6: It doesn't move or take actions.
- 7-8: It uses its action to make a melee attack against a random creature within reach, or does nothing if there is none.
- 9-10: It acts and moves as it likes.

An affected creature makes another Wisdom saving throw at the end of each of its turns; a success ends the effect on it.`,
    higherLevels:
      'The radius of the sphere grows by 5 feet for each slot level above 4th when you use a slot of 5th level or higher.',
  },
  'Detect Thoughts': {
    text: `You can read thoughts. When you cast the spell, and as an action on each later turn, turn your mind to a creature that you can see within 30 feet of you. A creature with an Intelligence of 3 or lower, or without any language, is unaffected.

At first you learn what is uppermost in the creature's mind. As an action you can then turn to another creature, or probe deeper into the same one: it must make a Wisdom saving throw. On a failure you learn how it reasons, what it feels, and what looms large in its mind, such as a worry, a love, or a hatred. On a success the spell ends. Either way the creature knows that you are probing, and unless you turn elsewhere it can use its action to make an Intelligence check contested by yours; if it wins, the spell ends. Questions put to the target naturally steer its thoughts.

You can also search for thinking creatures that you can't see, when you cast the spell or as an action later. Two feet of rock, 2 inches of any metal but lead, or a thin sheet of lead blocks the spell. Creatures more than 30 feet away, with an Intelligence of 3 or lower, or without a language stay hidden from it. Once you have found a creature in this way, you can read its thoughts for the rest of the duration even when you can't see it, while it is within range.`,
  },
  'Divine Word': {
    text: `You speak a word of the power that shaped the world. Choose any number of creatures that you can see within range. Each of them that can hear you must make a Charisma saving throw. A creature that fails suffers what its current hit points bring:

- 50 or fewer: deafened for 1 minute.
- 40 or fewer: deafened and blinded for 10 minutes.
- 30 or fewer: blinded, deafened, and stunned for 1 hour.
- 20 or fewer: killed at once.

Whatever its hit points, a celestial, an elemental, a fey, or a fiend that fails is sent back to its home plane, if it isn't there already, and can't return to yours for 24 hours by anything short of a wish.`,
  },
  'Enlarge/Reduce': {
    text: `A creature or an object that you can see within range grows or shrinks for the duration. The object must not be worn or carried. An unwilling target can make a Constitution saving throw to prevent the effect. Whatever a creature wears and carries changes with it; what it drops returns to its usual size.

**Enlarge.** The target doubles in every dimension, weighs eight times as much, and is one size category larger, or as large as the room allows. It has advantage on Strength checks and Strength saving throws. Its weapons grow too, and its attacks with them deal 1d4 extra damage.

**Reduce.** The target halves in every dimension, weighs an eighth as much, and is one size category smaller. It has disadvantage on Strength checks and Strength saving throws. Its weapons shrink too, and its attacks with them deal 1d4 less damage (but never less than 1).`,
  },
  'Fire Shield': {
    text: `Thin flames wreathe your body for the duration, shedding bright light in a 10-foot radius and dim light for another 10 feet. You can end the spell early as an action.

Choose a warm shield or a chill one. The warm shield gives you resistance to cold damage, the chill shield resistance to fire damage. In addition, whenever a creature within 5 feet of you hits you with a melee attack, it takes 2d8 fire damage from a warm shield or 2d8 cold damage from a chill one.`,
  },
  'Glyph of Warding': {
    text: `You inscribe a glyph that will harm others, on a surface such as a table or a stretch of floor (at most 10 feet across), or inside something that can be closed, such as a book or a chest. The surface or object must stay where it is: moved more than 10 feet from the place of casting, the glyph breaks and the spell ends. The glyph is nearly invisible; finding it takes an Intelligence (Investigation) check against your spell save DC.

When you cast the spell, decide what triggers the glyph: for a surface, say, touching or stepping on it, coming close, or moving what covers it; for an object, opening, approaching, seeing, or reading it. You can narrow the trigger by circumstances or by a creature's looks, kind, or alignment, and name creatures that don't trigger it, such as those who speak a password. Once triggered, the glyph ends. Choose one effect:

**Explosive Runes.** The glyph bursts in a 20-foot-radius sphere that spreads around corners. Each creature there must make a Dexterity saving throw, taking 5d8 acid, cold, fire, lightning, or thunder damage (you choose when you make the glyph) on a failed save, or half as much damage on a successful one.

**Spell Glyph.** You store a prepared spell of 3rd level or lower by casting it as part of making the glyph. It must target a single creature or an area, and has no effect until the glyph is triggered; then it is cast. A spell with a target targets the creature that triggered the glyph; an area is centered on that creature; summoned creatures, and harmful objects or traps, appear as close to the intruder as they can and attack it. A spell that needs concentration lasts for its full duration.`,
    higherLevels:
      'With a slot of 4th level or higher, explosive runes deal 1d8 more damage for each slot level above 3rd, and a spell glyph can store a spell of up to the level of the slot.',
  },
  'Hold Monster': {
    text: `Choose a creature that you can see within range. It must succeed on a Wisdom saving throw or be paralyzed for the duration. The spell has no effect on undead. The target makes another Wisdom saving throw at the end of each of its turns; a success ends the spell on it.`,
    higherLevels:
      'With a slot of 6th level or higher you can target one more creature for each slot level above 5th. The creatures must be within 30 feet of each other when you target them.',
  },
  'Magic Mouth': {
    text: `You plant a message in an object within range, to be spoken when a trigger is met. Choose an object that you can see and that nobody else wears or carries, speak the message (25 words or fewer, over as long as 10 minutes), and name the circumstance that will bring it forth.

When that happens, a mouth appears on the object and recites the message in your voice and at the volume that you used. If the object has something like a mouth, such as that of a statue, the words come from there. You decide whether the spell ends after one telling or repeats the message whenever its trigger occurs.

The trigger can be as general or as detailed as you like, but it must be something that can be seen or heard within 30 feet of the object: any creature coming within 30 feet, say, or the ring of a silver bell.`,
  },
  'Mirror Image': {
    text: `Three illusory duplicates of you appear in your space. For the duration they move with you, copy what you do, and shift about so that nobody can tell which of you is real. You can dismiss them as an action.

Each time a creature targets you with an attack, roll a d20 to see whether it targets a duplicate instead. With three duplicates you need a 6 or higher to turn the attack to one of them, with two an 8 or higher, with one an 11 or higher.

A duplicate's AC is 10 + your Dexterity modifier. An attack that hits a duplicate destroys it, and nothing else does: it ignores all other damage and effects. The spell ends when all three are destroyed. A creature is unaffected if it can't see, if it relies on senses other than sight, such as blindsight, or if it sees through illusions, as with truesight.`,
  },
  'Scorching Ray': {
    text: `You throw three rays of fire at targets within range, at one or at several. Make a ranged spell attack for each ray. On a hit, the target takes 2d6 fire damage.`,
    higherLevels:
      'With a slot of 3rd level or higher you throw one more ray for each slot level above 2nd.',
  },
  'See Invisibility': {
    text: `For the duration you see invisible creatures and objects as though they were visible, and you can see into the Ethereal Plane, whose creatures and objects look ghostly and translucent.`,
  },
  Shatter: {
    text: `A painfully loud ringing breaks out at a point of your choice within range. Each creature in a 10-foot-radius sphere centered there must make a Constitution saving throw, taking 3d8 thunder damage on a failed save, or half as much damage on a successful one. A creature of inorganic material such as stone, crystal, or metal has disadvantage on this saving throw. A nonmagical object in the area that isn't worn or carried takes the damage too.`,
    higherLevels:
      'With a slot of 3rd level or higher the damage increases by 1d8 for each slot level above 2nd.',
  },
  'Spike Growth': {
    text: `The ground in a 20-foot radius around a point within range twists and sprouts hard spikes and thorns. The area is difficult terrain for the duration. A creature that moves into or within it takes 2d4 piercing damage for every 5 feet that it travels.

The change looks natural. A creature that can't see the area when you cast the spell must make a Wisdom (Perception) check against your spell save DC to see the ground for the hazard that it is before entering.`,
  },
  'Water Breathing': {
    text: `Up to ten willing creatures that you can see within range can breathe underwater until the spell ends. They can still breathe as they usually do.`,
  },
  'Zone of Truth': {
    text: `Within a 15-foot-radius sphere centered on a point of your choice within range, nobody lies easily. Until the spell ends, a creature that enters the area for the first time on a turn or starts its turn there must make a Charisma saving throw. On a failed save it can't speak a deliberate lie while in the radius. You know whether each creature succeeds or fails.

An affected creature knows of the spell and can avoid questions that it would usually answer with a lie. It can be evasive as long as it stays within the truth.`,
  },
};

/** First sentences missing in the package, in our own words. */
export const LOST_OPENINGS: Readonly<Record<string, string>> = {
  'Magic Circle':
    'A cylinder of magical energy rises around a point on the ground that you can see within range, 20 feet tall and with a radius of 10 feet. Runes glow wherever it meets the floor or another surface.',
};

/** Tables of the SRD that the package's text only refers to, shortened in our own words. */
export const ADDED_LINES: Readonly<Record<string, readonly string[]>> = {
  'Animate Objects': [
    '- Tiny: 20 hit points, AC 18, +8 to hit, 1d4 + 4 damage, Strength 4, Dexterity 18.',
    '- Small: 25 hit points, AC 16, +6 to hit, 1d8 + 2 damage, Strength 6, Dexterity 14.',
    '- Medium: 40 hit points, AC 13, +5 to hit, 2d6 + 1 damage, Strength 10, Dexterity 12.',
    '- Large: 50 hit points, AC 10, +6 to hit, 2d10 + 2 damage, Strength 14, Dexterity 10.',
    '- Huge: 80 hit points, AC 10, +8 to hit, 2d12 + 4 damage, Strength 18, Dexterity 6.',
  ],
  'Control Weather': [
    '- Precipitation: clear; light clouds; overcast or ground fog; rain, hail, or snow; torrential rain, driving hail, or blizzard.',
    '- Temperature: unbearable heat; hot; warm; cool; cold; arctic cold.',
    '- Wind: calm; moderate wind; strong wind; gale; storm.',
  ],
  Teleport: [
    '- Permanent circle or associated object: you arrive on target.',
    '- Very familiar: mishap 01-05, similar area 06-13, off target 14-24, on target 25-100.',
    '- Seen casually: mishap 01-33, similar area 34-43, off target 44-53, on target 54-100.',
    '- Viewed once or described: mishap 01-43, similar area 44-53, off target 54-73, on target 74-100.',
    '- False destination: mishap 01-50, similar area 51-100.',
    'Off target puts you a random distance away (1d10 × 1d10 percent of the way that you traveled) in a random direction. A similar area is another place that looks or feels like the target. A mishap deals 3d10 force damage to each teleporting creature or object, and the GM rolls again.',
  ],
};
