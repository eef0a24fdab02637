/**
 * What spells are for, in the words that a player would use, with the spells that do it: the phrases of which one must
 * be typed, and the names in either edition. Our own table; the texts of the SRD decide what stands in it.
 */
export const PURPOSES: readonly (readonly [phrases: string, spells: string])[] = [
  ['breathe water, breathe underwater, underwater, drown', 'Water Breathing, Alter Self'],
  ['swim fast, swim', 'Alter Self, Water Breathing, Freedom of Movement, Polymorph'],
  ['walk water, stand water, cross water', 'Water Walk, Wall of Ice, Control Water'],
  [
    'talk animal, speak animal, talk beast, speak beast, understand animal',
    'Speak with Animals, Animal Messenger, Awaken, Commune with Nature',
  ],
  ['talk plant, speak plant', 'Speak with Plants, Awaken, Commune with Nature'],
  ['talk dead, speak dead, question corpse, talk corpse', 'Speak with Dead'],
  [
    'understand language, speak language, read language, translate, all language',
    'Comprehend Languages, Tongues, Telepathic Bond',
  ],
  [
    'send message, talk far, long distance message, communicate',
    'Sending, Message, Animal Messenger, Dream, Telepathic Bond, Magic Mouth, Illusory Script',
  ],
  [
    'fall slow, slow fall, fall safe, survive fall, stop fall',
    'Feather Fall, Levitate, Fly, Gaseous Form',
  ],
  [
    'bring back dead, back life, raise dead, revive, resurrect, return life, come back life',
    'Revivify, Raise Dead, Reincarnate, Resurrection, True Resurrection, Clone, Wish',
  ],
  ['stop dying, stabilize, save dying', 'Spare the Dying, Cure Wounds, Healing Word, Death Ward'],
  [
    'read mind, read thought, hear thought, telepathy, mind reading',
    'Detect Thoughts, Telepathic Bond, Zone of Truth',
  ],
  ['tell lie, detect lie, force truth, tell truth', 'Zone of Truth, Detect Thoughts'],
  ['lie well, lie', 'Glibness, Modify Memory'],
  ['walk wall, climb wall, wall climb, walk ceiling, climb ceiling, climb', 'Spider Climb'],
  [
    'walk through wall, pass through wall, through wall, through stone, enter stone',
    'Passwall, Meld into Stone, Etherealness, Gaseous Form, Stone Shape, Dimension Door',
  ],
  [
    'teleport, blink away, teleportation',
    'Misty Step, Dimension Door, Teleport, Teleportation Circle, Word of Recall, Tree Stride, Transport via Plants, Gate, Plane Shift, Blink',
  ],
  [
    'other plane, another plane, travel plane, planar travel',
    'Plane Shift, Gate, Astral Projection, Etherealness, Contact Other Plane, Demiplane, Maze',
  ],
  [
    'fly, flight, float',
    'Fly, Levitate, Wind Walk, Gaseous Form, Polymorph, Shapechange, Animal Shapes',
  ],
  [
    'travel fast, run fast, move fast, walk fast, be fast',
    'Longstrider, Expeditious Retreat, Haste, Phantom Steed, Find Steed, Wind Walk',
  ],
  ['jump far, jump high', 'Jump, Fly, Levitate'],
  ['mount, ride, horse, steed', 'Find Steed, Phantom Steed'],
  [
    'turn invisible, become invisible, be invisible, not seen, hide from sight, unseen',
    'Invisibility, Greater Invisibility, Sequester, Mislead',
  ],
  ['see invisible, reveal invisible', 'See Invisibility, True Seeing, Faerie Fire'],
  ['sneak, be quiet, move silent, stealth', 'Pass without Trace, Silence, Invisibility, Fog Cloud'],
  [
    'see dark, see darkness, night vision',
    'Darkvision, True Seeing, Light, Daylight, Dancing Lights',
  ],
  [
    'make light, create light, light up, illuminate',
    'Light, Dancing Lights, Daylight, Continual Flame, Produce Flame, Faerie Fire',
  ],
  [
    'make dark, create darkness, block sight, hide fog',
    'Darkness, Fog Cloud, Stinking Cloud, Sleet Storm',
  ],
  [
    'see far, spy, watch from afar, look far, scout',
    'Scrying, Clairvoyance, Arcane Eye, Find Familiar, Project Image',
  ],
  ['see future, know future, tell future, predict', 'Augury, Divination, Foresight, Commune'],
  [
    'ask god, ask question, learn lore, know more',
    'Commune, Contact Other Plane, Legend Lore, Divination, Commune with Nature, Augury',
  ],
  [
    'find person, find creature, track creature, find people',
    'Locate Creature, Scrying, Find the Path, Hunter’s Mark',
  ],
  ['find object, find thing, find item, lost item', 'Locate Object, Legend Lore, Instant Summons'],
  ['find way, find path, know way, not get lost', 'Find the Path, Commune with Nature'],
  ['find trap, find secret', 'Find Traps, True Seeing, Detect Magic'],
  ['find magic, detect magic, know item, what item does, identify item', 'Detect Magic, Identify'],
  [
    'open lock, unlock, open door, pick lock',
    'Knock, Passwall, Gaseous Form, Dimension Door, Shatter',
  ],
  ['lock door, close door, hold door', 'Arcane Lock, Wall of Force'],
  [
    'move thing, move object, lift thing, lift object, carry, throw thing',
    'Mage Hand, Telekinesis, Floating Disk, Unseen Servant, Levitate, Animate Objects',
  ],
  [
    'carry load, carry much, carry more',
    'Floating Disk, Secret Chest, Unseen Servant, Enhance Ability',
  ],
  ['fix, repair, mend', 'Mending, Fabricate'],
  ['make thing, create object, build', 'Fabricate, Creation, Wall of Stone, Stone Shape, Wish'],
  [
    'make food, create food, feed, make water, eat, hungry, thirst',
    'Create Food and Water, Goodberry, Heroes’ Feast, Purify Food and Drink, Create or Destroy Water',
  ],
  [
    'safe place, place sleep, shelter, sleep safe, camp, rest safe, house',
    'Tiny Hut, Rope Trick, Magnificent Mansion, Alarm, Private Sanctum, Demiplane',
  ],
  [
    'warn, guard camp, guard, watch night',
    'Alarm, Faithful Hound, Glyph of Warding, Guards and Wards, Guardian of Faith',
  ],
  [
    'change look, change appearance, disguise, look like, different face',
    'Disguise Self, Alter Self, Seeming, Polymorph, Shapechange, Mirage Arcane',
  ],
  [
    'turn animal, become animal, shapeshift, turn beast, change shape',
    'Polymorph, Animal Shapes, Shapechange, True Polymorph, Alter Self',
  ],
  ['turn stone, petrify', 'Flesh to Stone, Stoneskin, Meld into Stone'],
  [
    'make bigger, grow, make smaller, shrink, make large, make small',
    'Enlarge/Reduce, Giant Insect',
  ],
  [
    'control mind, mind control, make obey, take control, obey, command person',
    'Dominate Person, Dominate Beast, Dominate Monster, Suggestion, Mass Suggestion, Command, Compulsion, Geas',
  ],
  [
    'make friend, charm, persuade, convince, befriend',
    'Charm Person, Charm Monster, Animal Friendship, Suggestion, Mass Suggestion, Enthrall, Glibness, Dominate Person',
  ],
  ['make forget, forget, change memory, erase memory', 'Modify Memory, Befuddlement, Feeblemind'],
  [
    'put sleep, make sleep, fall asleep, knock out',
    'Sleep, Symbol, Eyebite, Hypnotic Pattern, Power Word Stun',
  ],
  [
    'scare, frighten, make afraid, make flee, terrify',
    'Fear, Phantasmal Killer, Eyebite, Weird, Symbol, Antipathy/Sympathy, Dissonant Whispers',
  ],
  [
    'hold still, stop move, freeze person, paralyze, trap creature, restrain, stick',
    'Hold Person, Hold Monster, Web, Entangle, Ensnaring Strike, Forcecage, Resilient Sphere, Imprisonment, Black Tentacles, Maze',
  ],
  ['slow down, make slow', 'Slow, Spike Growth, Ray of Frost, Sleet Storm, Grease, Plant Growth'],
  ['trip, slip, knock prone, fall over', 'Grease, Sleet Storm, Thunderwave, Earthquake, Command'],
  [
    'push, push away, blow away',
    'Thunderwave, Gust of Wind, Telekinesis, Wind Wall, Eldritch Blast',
  ],
  [
    'heal, heal wound, restore hit point, regain hit point',
    'Cure Wounds, Healing Word, Mass Cure Wounds, Mass Healing Word, Prayer of Healing, Heal, Mass Heal, Power Word Heal, Goodberry, Aura of Life, Beacon of Hope, Regenerate, Aid, Heroes’ Feast',
  ],
  [
    'cure poison, cure disease, neutralize poison, heal disease',
    'Lesser Restoration, Protection from Poison, Detect Poison and Disease, Heal, Heroes’ Feast',
  ],
  ['cure blind, cure deaf, cure paralyze', 'Lesser Restoration, Heal, Greater Restoration'],
  [
    'remove curse, lift curse, break curse',
    'Remove Curse, Greater Restoration, Dispel Evil and Good, Wish',
  ],
  ['regrow limb, lost limb', 'Regenerate, Resurrection, Reincarnate'],
  ['undo stone, remove petrify, remove exhaustion', 'Greater Restoration'],
  [
    'stop magic, end magic, dispel, cancel spell, counter spell, stop spell, block magic',
    'Dispel Magic, Counterspell, Antimagic Field, Globe of Invulnerability, Dispel Evil and Good',
  ],
  [
    'armor, better armor, raise ac, protect self, defend, harder hit',
    'Mage Armor, Shield, Shield of Faith, Barkskin, Stoneskin, Blur, Mirror Image, Haste, Warding Bond, Sanctuary, Holy Aura',
  ],
  [
    'resist fire, resist cold, resist element, survive cold, survive heat, survive fire',
    'Protection from Energy, Resistance, Fire Shield, Stoneskin, Warding Bond',
  ],
  [
    'protect undead, protect evil, protect fiend',
    'Protection from Evil and Good, Magic Circle, Dispel Evil and Good, Hallow, Forbiddance, Holy Aura',
  ],
  ['not die, avoid death, cheat death', 'Death Ward, Clone, Contingency, Revivify, Aura of Life'],
  [
    'hide from scrying, not be found, block scrying, hide magic',
    'Nondetection, Private Sanctum, Sequester, Mind Blank, Arcanist’s Magic Aura',
  ],
  [
    'create undead, make zombie, make skeleton, animate dead, undead servant',
    'Animate Dead, Create Undead, Finger of Death',
  ],
  [
    'summon, call creature, conjure, summon help, get help, ally',
    'Find Familiar, Conjure Animals, Conjure Celestial, Conjure Elemental, Conjure Fey, Conjure Minor Elementals, Conjure Woodland Beings, Summon Dragon, Planar Ally, Unseen Servant, Faithful Hound, Gate, Giant Insect, Find Steed',
  ],
  ['pet, familiar, companion', 'Find Familiar, Find Steed, Faithful Hound, Animal Friendship'],
  [
    'illusion, fake image, trick eye, make image',
    'Minor Illusion, Silent Image, Major Image, Programmed Illusion, Hallucinatory Terrain, Mirage Arcane, Project Image, Mislead, Phantasmal Force, Seeming, Mirror Image, Illusory Script',
  ],
  [
    'make wall, wall, block way, block path',
    'Wall of Fire, Wall of Force, Wall of Ice, Wall of Stone, Wall of Thorns, Wind Wall, Blade Barrier, Prismatic Wall',
  ],
  [
    'control weather, make rain, make storm, change weather, weather',
    'Control Weather, Call Lightning, Storm of Vengeance, Druidcraft, Fog Cloud',
  ],
  [
    'start fire, light fire, burn thing, make fire',
    'Produce Flame, Fire Bolt, Prestidigitation, Druidcraft, Burning Hands, Elementalism',
  ],
  [
    'put out fire, extinguish',
    'Gust of Wind, Create or Destroy Water, Prestidigitation, Thaumaturgy, Sleet Storm',
  ],
  ['move earth, dig, tunnel, shape stone', 'Move Earth, Stone Shape, Passwall, Disintegrate'],
  ['grow plant, more plant', 'Plant Growth, Entangle, Druidcraft'],
  ['destroy object, break thing, break wall', 'Shatter, Disintegrate, Earthquake, Fabricate'],
  ['stop time, more time, extra turn', 'Time Stop, Haste'],
  [
    'better attack, hit better, hit more often, bless weapon, magic weapon',
    'Bless, Magic Weapon, Divine Favor, Guidance, Faerie Fire, True Strike, Haste, Greater Invisibility, Shillelagh',
  ],
  [
    'better skill, better check, help check, stronger, be strong',
    'Guidance, Enhance Ability, Enlarge/Reduce, Foresight, Glibness',
  ],
  [
    'weaken, make weak, curse, hinder',
    'Bane, Ray of Enfeeblement, Bestow Curse, Hex, Contagion, Slow, Vicious Mockery, Feeblemind, Befuddlement',
  ],
  [
    'clean, clean thing, minor trick',
    'Prestidigitation, Thaumaturgy, Druidcraft, Mending, Elementalism',
  ],
  [
    'store thing, hide thing, hide item, safe item',
    'Secret Chest, Instant Summons, Demiplane, Rope Trick, Sequester',
  ],
  ['copy self, double, duplicate', 'Simulacrum, Clone, Mirror Image, Mislead, Project Image'],
  ['swap body, possess, take body', 'Magic Jar, Dominate Person, Astral Projection'],
  [
    'escape, get away, flee',
    'Misty Step, Expeditious Retreat, Dimension Door, Freedom of Movement, Gaseous Form, Invisibility, Word of Recall, Fog Cloud',
  ],
  [
    'get free, break grapple, escape grapple, not be held',
    'Freedom of Movement, Misty Step, Gaseous Form',
  ],
];
