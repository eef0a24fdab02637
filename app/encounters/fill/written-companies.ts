/**
 * Creatures that one would meet together, and where: our own table for the creatures of both rule books. A name stands
 * for itself; one that ends with `*` stands for every creature whose name contains it ("Red Dragon*").
 */
export type WrittenCompany = readonly [says: string, places: string, names: string];

export const WRITTEN_COMPANIES: readonly WrittenCompany[] = [
  ['A goblin raid', 'forest hill grassland underdark', 'Goblin*, Worg, Wolf, Bugbear*, Hobgoblin*'],
  [
    'A hobgoblin warband',
    'grassland hill forest',
    'Hobgoblin*, Goblin*, Bugbear*, Worg, Ogre, Manticore',
  ],
  [
    'An orc warband',
    'hill mountain grassland forest arctic',
    'Orc, Ogre, Worg, Boar, Giant Boar, Ettin, Hill Giant, Wereboar',
  ],
  [
    'A gnoll pack',
    'grassland desert hill',
    'Gnoll*, Hyena, Giant Hyena, Jackal, Vulture, Giant Vulture, Death Dog, Dretch',
  ],
  [
    'A kobold den',
    'hill mountain forest swamp underdark',
    'Kobold*, Giant Rat*, Swarm of Rats, Giant Lizard, Giant Centipede, Pseudodragon, Stirge, Half-Dragon',
  ],
  [
    'Lizardfolk hunters',
    'swamp coastal forest',
    'Lizardfolk, Lizard, Giant Lizard, Crocodile, Giant Crocodile, Constrictor Snake, Giant Constrictor Snake, Swarm of Poisonous Snakes, Swarm of Venomous Snakes, Black Dragon Wyrmling, Young Black Dragon',
  ],
  [
    'Bandits on the road',
    'forest hill grassland urban coastal',
    'Bandit, Bandit Captain, Thug, Tough*, Scout, Spy, Mastiff, Berserker, Mule, Draft Horse, Riding Horse',
  ],
  [
    'Pirates',
    'coastal urban',
    'Pirate*, Bandit, Bandit Captain, Thug, Tough*, Berserker, Scout, Mage, Raven, Swarm of Ravens',
  ],
  [
    'A gang of the streets',
    'urban',
    'Thug, Tough*, Spy, Assassin, Wererat, Giant Rat*, Swarm of Rats, Rat, Mastiff, Cat, Bandit Captain, Doppelganger, Commoner',
  ],
  [
    'The watch',
    'urban',
    'Guard*, Knight, Scout, Veteran, Warrior Veteran, Warrior Infantry, Mastiff, Priest*, Acolyte, Noble, Commoner, Warhorse, Riding Horse',
  ],
  [
    'Knights and their men',
    'grassland hill urban',
    'Knight, Veteran, Warrior Veteran, Warrior Infantry, Guard*, Noble, Warhorse, Riding Horse, Mastiff, Griffon, Pegasus, Priest',
  ],
  [
    'A cult and what it calls',
    'urban underdark hill swamp',
    'Cultist*, Cult Fanatic, Acolyte, Priest*, Imp, Quasit, Dretch, Hell Hound, Mage, Gibbering Mouther, Shadow, Specter',
  ],
  [
    'A tribe on the hunt',
    'arctic grassland forest hill mountain',
    'Tribal Warrior, Warrior Infantry, Berserker, Scout, Druid, Wolf, Dire Wolf, Elk, Giant Elk, Mammoth, Mastiff, Eagle, Brown Bear, Saber-Toothed Tiger',
  ],
  [
    'A mage and servants',
    'urban hill mountain forest',
    'Mage, Archmage, Homunculus, Shield Guardian, Animated Armor, Flying Sword, Animated Flying Sword, Rug of Smothering, Animated Rug of Smothering, Flesh Golem, Clay Golem, Stone Golem, Iron Golem, Imp, Quasit, Mimic, Invisible Stalker',
  ],
  [
    'The guardians of a vault',
    'underdark mountain urban desert',
    'Animated Armor, Flying Sword, Animated Flying Sword, Gargoyle, Stone Golem, Clay Golem, Iron Golem, Mimic, Gelatinous Cube, Guardian Naga, Shield Guardian, Rug of Smothering, Animated Rug of Smothering',
  ],
  [
    'A gladiator’s troupe',
    'urban grassland',
    'Gladiator, Berserker, Thug, Tough*, Lion, Tiger, Panther, Brown Bear, Baboon, Ape, Veteran, Warrior Veteran',
  ],
  [
    'The walking dead',
    'urban swamp forest hill grassland',
    'Zombie, Skeleton, Ghoul, Ghast, Ogre Zombie, Warhorse Skeleton, Minotaur Skeleton, Shadow, Swarm of Crawling Claws, Wight',
  ],
  [
    'A crypt that woke',
    'underdark hill mountain urban',
    'Skeleton, Zombie, Shadow, Specter, Wight, Wraith, Ghost, Mummy, Minotaur Skeleton, Swarm of Crawling Claws, Swarm of Bats, Swarm of Insects, Swarm of Beetles',
  ],
  [
    'The tomb of a king',
    'desert',
    'Mummy, Mummy Lord, Skeleton, Zombie, Scorpion, Giant Scorpion, Swarm of Insects, Swarm of Beetles, Wight, Lamia, Jackal, Sphinx of Wonder, Vulture',
  ],
  [
    'A vampire’s house',
    'urban mountain forest',
    'Vampire*, Swarm of Bats, Bat, Giant Bat, Wolf, Dire Wolf, Swarm of Rats, Zombie, Ghoul, Ghast, Specter, Wight, Animated Armor, Cultist*',
  ],
  [
    'A lich’s court',
    'mountain underdark arctic',
    'Lich, Wraith, Wight, Skeleton, Minotaur Skeleton, Flesh Golem, Stone Golem, Ghost, Specter, Shield Guardian, Nightmare',
  ],
  [
    'Lights in the marsh',
    'swamp',
    "Will-o'-Wisp, Ghoul, Ghast, Zombie, Ghost, Specter, Shadow, Shambling Mound, Green Hag, Stirge",
  ],
  [
    'A hag and her brood',
    'swamp forest hill',
    "Green Hag, Night Hag, Harpy, Ettercap, Will-o'-Wisp, Awakened Shrub, Awakened Tree, Worg, Ogre, Swarm of Ravens, Raven, Cat, Giant Toad, Frog, Giant Frog, Imp",
  ],
  [
    'A sea hag’s reef',
    'coastal underwater',
    'Sea Hag, Merrow, Sahuagin*, Crab, Giant Crab, Reef Shark, Giant Octopus, Octopus, Ogre',
  ],
  [
    'Sahuagin raiders',
    'coastal underwater',
    'Sahuagin*, Reef Shark, Hunter Shark, Giant Shark, Merrow, Giant Octopus',
  ],
  [
    'The people of the sea',
    'underwater coastal',
    'Merfolk*, Sea Horse, Seahorse, Giant Sea Horse, Giant Seahorse, Killer Whale, Archelon, Water Elemental, Octopus, Plesiosaurus',
  ],
  [
    'Hunters of the deep',
    'underwater coastal',
    'Reef Shark, Hunter Shark, Giant Shark, Killer Whale, Plesiosaurus, Octopus, Giant Octopus, Quipper, Piranha, Swarm of Quippers, Swarm of Piranhas, Kraken, Dragon Turtle, Archelon, Crab, Giant Crab',
  ],
  [
    'Out of the drowned dark',
    'underwater underdark swamp',
    'Aboleth, Chuul, Merrow, Water Elemental, Gibbering Mouther, Swarm of Quippers, Swarm of Piranhas, Kraken',
  ],
  [
    'A river’s hunger',
    'swamp forest grassland',
    'Crocodile, Giant Crocodile, Quipper, Piranha, Swarm of Quippers, Swarm of Piranhas, Giant Frog, Frog, Giant Toad, Hippopotamus, Constrictor Snake, Giant Constrictor Snake, Hydra',
  ],
  [
    'Snakes',
    'forest swamp desert underdark',
    'Poisonous Snake, Venomous Snake, Giant Poisonous Snake, Giant Venomous Snake, Constrictor Snake, Giant Constrictor Snake, Flying Snake, Swarm of Poisonous Snakes, Swarm of Venomous Snakes, Spirit Naga, Guardian Naga, Couatl, Medusa',
  ],
  [
    'A pack of wolves',
    'forest hill arctic grassland mountain',
    'Wolf, Dire Wolf, Worg, Winter Wolf, Werewolf',
  ],
  [
    'Shapes under the moon',
    'forest hill urban',
    'Werewolf, Wererat, Wereboar, Werebear, Weretiger, Wolf, Dire Wolf, Giant Boar, Boar, Brown Bear, Tiger, Swarm of Rats',
  ],
  [
    'Beasts of the wood',
    'forest',
    'Wolf, Boar, Giant Boar, Black Bear, Brown Bear, Owlbear, Badger, Giant Badger, Weasel, Giant Weasel, Deer, Elk, Giant Elk, Owl, Giant Owl, Hawk, Blood Hawk, Panther, Tiger, Dire Wolf',
  ],
  [
    'Webs',
    'forest underdark swamp',
    'Spider, Giant Spider, Giant Wolf Spider, Swarm of Spiders, Ettercap, Phase Spider, Swarm of Insects, Drider',
  ],
  [
    'Insects',
    'forest swamp underdark grassland',
    'Giant Centipede, Swarm of Centipedes, Giant Fire Beetle, Swarm of Beetles, Giant Wasp, Swarm of Wasps, Giant Fly, Swarm of Insects, Ankheg, Stirge',
  ],
  [
    'Vermin of the cellars',
    'urban underdark swamp',
    'Giant Rat*, Swarm of Rats, Giant Centipede, Swarm of Centipedes, Spider, Giant Spider, Swarm of Spiders, Swarm of Insects, Stirge, Otyugh, Bat, Swarm of Bats, Gray Ooze, Wererat',
  ],
  [
    'What creeps in caves',
    'underdark mountain',
    'Darkmantle, Grick, Roper, Cloaker, Bat, Giant Bat, Swarm of Bats, Rust Monster, Giant Centipede, Gray Ooze, Black Pudding, Ochre Jelly, Violet Fungus, Shrieker, Shrieker Fungus, Purple Worm, Xorn, Bulette, Behir',
  ],
  [
    'Slime and mold',
    'underdark urban swamp',
    'Black Pudding, Gelatinous Cube, Gray Ooze, Ochre Jelly, Violet Fungus, Shrieker, Shrieker Fungus, Otyugh, Rust Monster, Gibbering Mouther',
  ],
  [
    'A drow patrol',
    'underdark',
    'Drow, Drider, Giant Spider, Giant Wolf Spider, Swarm of Spiders, Phase Spider, Quasit, Bugbear*, Goblin*, Mage, Priest, Shadow, Scout',
  ],
  [
    'Duergar and their forges',
    'underdark mountain',
    'Duergar, Xorn, Earth Elemental, Azer*, Magmin, Fire Elemental, Rust Monster, Stone Giant, Giant Fire Beetle, Veteran, Warrior Veteran, Salamander',
  ],
  [
    'The blind hunters',
    'underdark',
    'Grimlock, Giant Bat, Swarm of Bats, Roper, Darkmantle, Grick, Gibbering Mouther, Cloaker',
  ],
  [
    'Deep gnomes at work',
    'underdark mountain',
    'Deep Gnome (Svirfneblin), Earth Elemental, Xorn, Giant Badger, Mule',
  ],
  [
    'A maze and its lord',
    'underdark desert',
    'Minotaur*, Gorgon, Death Dog, Cultist*, Cult Fanatic, Animated Armor, Basilisk',
  ],
  [
    'Stone gazes',
    'mountain desert hill',
    'Medusa, Basilisk, Cockatrice, Gargoyle, Gorgon, Stone Golem, Earth Elemental',
  ],
  [
    'Hill giants and their beasts',
    'hill grassland',
    'Hill Giant, Ogre*, Ettin, Dire Wolf, Worg, Giant Goat, Goat, Giant Boar, Boar, Brown Bear, Orc',
  ],
  [
    'Ogres',
    'hill forest swamp mountain',
    'Ogre*, Ettin, Hill Giant, Goblin*, Orc, Dire Wolf, Troll*, Oni',
  ],
  [
    'Trolls',
    'swamp forest mountain arctic hill',
    'Troll*, Ogre, Dire Wolf, Giant Lizard, Ettin, Giant Constrictor Snake, Winter Wolf',
  ],
  [
    'Frost giants’ hall',
    'arctic mountain',
    'Frost Giant, Winter Wolf, Polar Bear, Ogre, Remorhaz, Mammoth, Ice Mephit, White Dragon Wyrmling, Young White Dragon, Troll*, Wolf',
  ],
  [
    'Fire giants’ forge',
    'mountain underdark',
    'Fire Giant, Hell Hound, Magmin, Azer*, Salamander, Fire Elemental, Magma Mephit, Red Dragon Wyrmling, Young Red Dragon, Iron Golem, Troll*',
  ],
  [
    'Stone giants’ ledge',
    'mountain hill',
    'Stone Giant, Giant Goat, Goat, Earth Elemental, Roc, Griffon, Ettin, Gargoyle, Brown Bear, Manticore',
  ],
  [
    'Giants of cloud and storm',
    'mountain coastal',
    'Cloud Giant, Storm Giant, Griffon, Wyvern, Roc, Air Elemental, Giant Eagle, Eagle, Invisible Stalker, Chimera',
  ],
  [
    'An oni’s household',
    'urban forest mountain',
    'Oni, Ogre*, Hobgoblin*, Hell Hound, Bandit, Thug, Tough*, Imp, Doppelganger, Rakshasa',
  ],
  [
    'Wings on the crags',
    'mountain hill coastal',
    'Harpy, Manticore, Griffon, Hippogriff, Wyvern, Chimera, Giant Eagle, Eagle, Blood Hawk, Hawk, Giant Vulture, Vulture, Roc, Pteranodon, Gargoyle',
  ],
  [
    'The cold hunts',
    'arctic',
    'Polar Bear, Winter Wolf, Wolf, Dire Wolf, Mammoth, Saber-Toothed Tiger, Remorhaz, Ice Mephit, Owl, Elk, Giant Elk',
  ],
  [
    'Beasts of the plain',
    'grassland',
    'Lion, Hyena, Giant Hyena, Jackal, Elephant, Rhinoceros, Hippopotamus, Vulture, Giant Vulture, Axe Beak, Boar, Giant Boar, Deer, Goat, Giant Goat, Ankheg, Bulette, Giant Wasp, Swarm of Wasps, Baboon',
  ],
  [
    'Wild horses',
    'grassland hill',
    'Riding Horse, Pony, Draft Horse, Warhorse, Mule, Centaur*, Pegasus, Unicorn',
  ],
  [
    'A herd and who follows it',
    'grassland arctic hill',
    'Elk, Giant Elk, Goat, Giant Goat, Mammoth, Wolf, Dire Wolf, Saber-Toothed Tiger, Axe Beak',
  ],
  [
    'Apes of the jungle',
    'forest swamp',
    'Ape, Giant Ape, Baboon, Panther, Tiger, Constrictor Snake, Giant Constrictor Snake, Flying Snake, Giant Centipede, Swarm of Insects, Raven, Weretiger',
  ],
  [
    'A lost world',
    'forest grassland swamp',
    'Tyrannosaurus Rex, Triceratops, Allosaurus, Ankylosaurus, Pteranodon, Giant Lizard, Giant Crocodile, Axe Beak, Giant Ape, Saber-Toothed Tiger',
  ],
  [
    'Sand and sun',
    'desert',
    'Giant Scorpion, Scorpion, Giant Lizard, Lizard, Jackal, Hyena, Giant Hyena, Vulture, Giant Vulture, Death Dog, Camel, Purple Worm, Dust Mephit, Giant Poisonous Snake, Giant Venomous Snake, Poisonous Snake, Venomous Snake, Basilisk',
  ],
  [
    'Riders of the desert',
    'desert',
    'Bandit, Bandit Captain, Scout, Camel, Tribal Warrior, Warrior Infantry, Berserker, Riding Horse, Warhorse, Priest, Mage, Djinni, Dust Mephit',
  ],
  [
    'A lamia’s ruin',
    'desert hill',
    'Lamia, Jackal, Hyena, Giant Hyena, Bandit, Bandit Captain, Manticore, Gnoll*, Chimera, Death Dog, Androsphinx, Gynosphinx, Sphinx of Lore, Sphinx of Valor, Sphinx of Wonder',
  ],
  [
    'The fey court',
    'forest',
    'Dryad, Satyr, Sprite, Blink Dog, Unicorn, Treant, Awakened Tree, Awakened Shrub, Centaur*, Giant Owl, Owl, Pseudodragon, Giant Elk, Deer',
  ],
  [
    'The wood itself',
    'forest swamp',
    'Treant, Awakened Tree, Awakened Shrub, Shambling Mound, Violet Fungus, Dryad, Druid, Brown Bear, Giant Elk, Earth Elemental, Giant Boar, Swarm of Insects',
  ],
  [
    'A druid’s circle',
    'forest hill swamp',
    'Druid, Brown Bear, Black Bear, Wolf, Dire Wolf, Giant Eagle, Giant Owl, Awakened Tree, Awakened Shrub, Giant Spider, Treant, Werebear, Scout, Panther',
  ],
  ['Centaurs', 'forest grassland', 'Centaur*, Satyr, Elk, Giant Elk, Giant Eagle, Druid, Unicorn'],
  [
    'Fire',
    'mountain desert',
    'Fire Elemental, Magmin, Magma Mephit, Salamander, Azer*, Efreeti, Hell Hound, Steam Mephit, Giant Fire Beetle',
  ],
  [
    'Air',
    'mountain desert',
    'Air Elemental, Dust Mephit, Djinni, Invisible Stalker, Gargoyle, Giant Eagle',
  ],
  [
    'Earth',
    'mountain underdark',
    'Earth Elemental, Xorn, Gargoyle, Dust Mephit, Bulette, Stone Golem',
  ],
  [
    'Water and ice',
    'coastal underwater arctic swamp',
    'Water Elemental, Steam Mephit, Ice Mephit, Merfolk*, Giant Octopus, Octopus',
  ],
  [
    'Devils',
    'urban desert underdark mountain',
    'Lemure, Imp, Bearded Devil, Barbed Devil, Chain Devil, Bone Devil, Horned Devil, Ice Devil, Erinyes, Pit Fiend, Hell Hound, Nightmare, Cultist*, Cult Fanatic',
  ],
  [
    'Demons',
    'underdark swamp mountain',
    'Dretch, Quasit, Vrock, Hezrou, Glabrezu, Nalfeshnee, Marilith, Balor, Shadow, Gibbering Mouther, Minotaur*, Gnoll*, Cultist*, Cult Fanatic, Hell Hound',
  ],
  [
    'Temptation',
    'urban',
    'Succubus/Incubus, Succubus, Incubus, Imp, Cultist*, Cult Fanatic, Rakshasa, Noble, Doppelganger, Thug, Tough*, Spy, Assassin, Night Hag',
  ],
  [
    'Riders of nightmare',
    'grassland hill swamp',
    'Nightmare, Night Hag, Hell Hound, Imp, Wraith, Warhorse Skeleton, Succubus/Incubus, Succubus, Incubus, Shadow, Quasit',
  ],
  [
    'The host of heaven',
    'mountain urban',
    'Deva, Planetar, Solar, Pegasus, Unicorn, Couatl, Sphinx of Valor, Androsphinx, Knight, Priest*, Acolyte, Giant Eagle',
  ],
  [
    'Keepers of a holy place',
    'desert forest mountain',
    'Couatl, Unicorn, Sphinx*, Androsphinx, Gynosphinx, Guardian Naga, Priest*, Acolyte, Knight, Deva, Stone Golem, Pegasus, Pseudodragon',
  ],
  [
    'Things that wear faces',
    'urban underdark',
    'Doppelganger, Mimic, Spy, Assassin, Wererat, Rakshasa, Succubus/Incubus, Succubus, Incubus, Gibbering Mouther, Cloaker',
  ],
  [
    'Monsters of the wild hills',
    'hill forest mountain',
    'Owlbear, Griffon, Manticore, Chimera, Hydra, Bulette, Gorgon, Cockatrice, Death Dog, Ettin, Wyvern, Hippogriff, Behir, Tarrasque',
  ],
  ['The end of the world', 'grassland mountain urban', 'Tarrasque, Roc, Purple Worm, Kraken'],
  [
    'A red dragon’s hoard',
    'mountain hill',
    'Red Dragon*, Kobold*, Hell Hound, Magma Mephit, Fire Elemental, Half-Red Dragon Veteran, Half-Dragon, Cultist*, Cult Fanatic, Fire Giant, Salamander',
  ],
  [
    'A white dragon’s cave',
    'arctic',
    'White Dragon*, Kobold*, Ice Mephit, Winter Wolf, Polar Bear, Half-Dragon, Frost Giant',
  ],
  [
    'A black dragon’s bog',
    'swamp',
    'Black Dragon*, Lizardfolk, Kobold*, Giant Crocodile, Crocodile, Ochre Jelly, Stirge, Half-Dragon, Hydra',
  ],
  [
    'A green dragon’s wood',
    'forest',
    'Green Dragon*, Kobold*, Ettercap, Giant Spider, Goblin*, Half-Dragon, Awakened Tree, Druid',
  ],
  [
    'A blue dragon’s sands',
    'desert coastal',
    'Blue Dragon*, Kobold*, Dust Mephit, Giant Scorpion, Half-Dragon, Air Elemental, Bandit, Cultist*',
  ],
  [
    'A metal dragon’s friends',
    'desert mountain hill forest coastal urban',
    'Brass Dragon*, Bronze Dragon*, Copper Dragon*, Gold Dragon*, Silver Dragon*, Pseudodragon, Knight, Priest, Griffon, Giant Eagle, Couatl, Half-Dragon',
  ],
];
