import { improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';

const ENEMIES = [
  'Aberrations',
  'Beasts',
  'Celestials',
  'Constructs',
  'Dragons',
  'Elementals',
  'Fey',
  'Fiends',
  'Giants',
  'Monstrosities',
  'Oozes',
  'Plants',
  'Undead',
  'Two races of humanoids',
];
/** Creature types without a language. */
const SPEECHLESS = ['Beasts', 'Constructs', 'Oozes'];
const TERRAINS = ['Arctic', 'Coast', 'Desert', 'Forest', 'Grassland', 'Mountain', 'Swamp'];

/** The features of the ranger by level (SRD 5.1, "Ranger"). */
export const RANGER_FEATURES: readonly Feature[] = [
  {
    key: 'ranger/favored-enemy',
    name: 'Favored Enemy',
    level: 1,
    words:
      'Advantage on Wisdom (Survival) checks to track your favored enemies and on Intelligence checks to know about them, and for each kind a language of theirs, if they have any. You choose one kind of creature (or two races of humanoids), one more at levels 6 and 14.',
    gifts: [{ gives: 'advantage', on: 'tracking and knowing favored enemies' }],
    asks: [
      {
        key: 'enemy',
        name: 'Favored Enemy',
        count: { byLevel: { 1: 1, 6: 2, 14: 3 } },
        asks: 'words',
        from: ENEMIES,
      },
      {
        key: 'language',
        name: 'Language of a favored enemy',
        count: { byLevel: { 1: 1, 6: 2, 14: 3 } },
        asks: 'language',
        from: 'any',
        with: { key: 'enemy', except: SPEECHLESS },
      },
    ],
  },
  {
    key: 'ranger/natural-explorer',
    name: 'Natural Explorer',
    level: 1,
    words:
      'In a favored terrain your proficiency bonus counts double on Intelligence and Wisdom checks about it with skills that you have. After an hour’s travel there, difficult terrain does not slow your group and only magic makes it lose its way, you stay alert whatever else you do, alone you sneak at a normal pace, you find twice the food, and tracks tell you number, size and time. You choose one terrain, one more at levels 6 and 10.',
    asks: [
      {
        key: 'terrain',
        name: 'Favored Terrain',
        count: { byLevel: { 1: 1, 6: 2, 10: 3 } },
        asks: 'words',
        from: TERRAINS,
      },
    ],
  },
  {
    key: 'ranger/fighting-style',
    name: 'Fighting Style',
    level: 2,
    words: 'You have a fighting style of your choice. None can be taken twice.',
    asks: [
      {
        key: 'style',
        name: 'Fighting Style',
        count: 1,
        asks: 'option',
        from: 'fighting-style',
        only: ['archery', 'defense', 'dueling', 'two-weapon-fighting'],
      },
    ],
  },
  {
    key: 'ranger/spellcasting',
    name: 'Spellcasting',
    level: 2,
    words:
      'You know ranger spells and cast them with Wisdom: two, and more as your table says. With each ranger level you may replace one of them by another.',
  },
  subclassFeature('ranger', 'Ranger Archetype', 3, [7, 11, 15]),
  {
    key: 'ranger/primeval-awareness',
    name: 'Primeval Awareness',
    level: 3,
    action: 'action',
    words:
      'You spend a ranger spell slot. For 1 minute for each of its levels you sense whether aberrations, celestials, dragons, elementals, fey, fiends or undead are within 1 mile (6 miles in favored terrain), but neither where nor how many.',
  },
  {
    key: 'ranger/extra-attack',
    name: 'Extra Attack',
    level: 5,
    words: 'Two attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 2 }],
  },
  {
    key: 'ranger/favored-enemy-6',
    name: 'Favored Enemy (2 types)',
    level: 6,
    words: 'You choose a second favored enemy.',
  },
  {
    key: 'ranger/natural-explorer-6',
    name: 'Natural Explorer (2 terrain types)',
    level: 6,
    words: 'You choose a second favored terrain.',
  },
  {
    key: 'ranger/lands-stride',
    name: "Land's Stride",
    level: 8,
    words:
      'Difficult terrain that is not magical costs you no more movement, and ordinary plants neither slow nor hurt you. You have advantage on saves against plants that magic makes or moves to hold you, as entangle does.',
    gifts: [{ gives: 'advantage', on: 'saves against magical plants that impede movement' }],
  },
  {
    key: 'ranger/natural-explorer-10',
    name: 'Natural Explorer (3 terrain types)',
    level: 10,
    words: 'You choose a third favored terrain.',
  },
  {
    key: 'ranger/hide-in-plain-sight',
    name: 'Hide in Plain Sight',
    level: 10,
    words:
      'With mud, plants, soot or the like you camouflage yourself in 1 minute. Pressed against a solid surface at least as tall and wide as you, you have +10 on Dexterity (Stealth) checks as long as you neither move nor act; afterward you must camouflage yourself again.',
  },
  {
    key: 'ranger/favored-enemy-14',
    name: 'Favored Enemy (3 types)',
    level: 14,
    words: 'You choose a third favored enemy.',
  },
  {
    key: 'ranger/vanish',
    name: 'Vanish',
    level: 14,
    action: 'bonus-action',
    words: 'You hide as a bonus action, and only magic can track you unless you leave a trail.',
  },
  {
    key: 'ranger/feral-senses',
    name: 'Feral Senses',
    level: 18,
    words:
      'You attack what you cannot see without disadvantage. Unless you are blinded or deafened, you know where invisible creatures within 30 feet are that do not hide from you.',
  },
  {
    key: 'ranger/foe-slayer',
    name: 'Foe Slayer',
    level: 20,
    action: 'free',
    words:
      'Once on each of your turns you add your Wisdom modifier to an attack or damage roll against a favored enemy, before or after you roll but before it takes effect.',
  },
  ...improvements('ranger', [4, 8, 12, 16, 19]),
];
