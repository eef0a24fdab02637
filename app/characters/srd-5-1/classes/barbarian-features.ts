import { improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';

/** The features of the barbarian by level (SRD 5.1, "Barbarian"). */
export const BARBARIAN_FEATURES: readonly Feature[] = [
  {
    key: 'barbarian/rage',
    name: 'Rage',
    level: 1,
    action: 'bonus-action',
    words:
      'For 1 minute, unless you wear heavy armor, you have advantage on Strength checks and saves, resistance to bludgeoning, piercing and slashing damage, and more damage (as shown) on melee weapon attacks with Strength. You can neither cast spells nor concentrate on them. It ends early when you fall unconscious, when a turn of yours ends without your having attacked an enemy or taken damage since the last one, or when you wish (bonus action).',
    scale: { 1: '+2', 9: '+3', 16: '+4' },
    gifts: [
      { gives: 'advantage', on: 'Strength checks and saves while raging' },
      {
        gives: 'strike',
        of: 'melee-strength',
        when: 'while raging',
        dice: { 1: '2', 9: '3', 16: '4' },
      },
    ],
    uses: {
      key: 'rage',
      name: 'Rages',
      back: 'long-rest',
      most: { byLevel: { 1: 2, 3: 3, 6: 4, 12: 5, 17: 6 } },
    },
  },
  {
    key: 'barbarian/unarmored-defense',
    name: 'Unarmored Defense',
    level: 1,
    // Multiclassing: "you can't gain it again from another class".
    once: 'unarmored-defense',
    words: 'Without armor your AC is 10 + Dexterity + Constitution modifiers; a shield adds to it.',
    gifts: [{ gives: 'armor-class', base: 10, abilities: ['dex', 'con'], shield: true }],
  },
  {
    key: 'barbarian/reckless-attack',
    name: 'Reckless Attack',
    level: 2,
    action: 'free',
    words:
      'With the first attack of your turn you may fight recklessly: your melee weapon attacks with Strength have advantage this turn, and until your next turn attacks against you have it as well.',
  },
  {
    key: 'barbarian/danger-sense',
    name: 'Danger Sense',
    level: 2,
    words:
      'Advantage on Dexterity saves against what you can see, such as traps and spells, unless you are blinded, deafened or incapacitated.',
    gifts: [{ gives: 'advantage', on: 'Dexterity saves against effects that you see' }],
  },
  subclassFeature('barbarian', 'Primal Path', 3, [6, 10, 14]),
  {
    key: 'barbarian/extra-attack',
    name: 'Extra Attack',
    level: 5,
    words: 'Two attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 2 }],
  },
  {
    key: 'barbarian/fast-movement',
    name: 'Fast Movement',
    level: 5,
    words: 'Your speed is 10 feet more while you wear no heavy armor.',
    gifts: [{ gives: 'speed-bonus', way: 'walk', plus: 10, unless: 'heavy-armor' }],
  },
  {
    key: 'barbarian/feral-instinct',
    name: 'Feral Instinct',
    level: 7,
    words:
      'Advantage on initiative. When you are surprised but not incapacitated, you still act normally in your first turn if you enter your rage before anything else.',
    gifts: [{ gives: 'initiative', advantage: true }],
  },
  {
    key: 'barbarian/brutal-critical',
    name: 'Brutal Critical',
    level: 9,
    words:
      'A critical hit with a melee attack rolls more of the weapon’s damage dice: one, from level 13 two, from level 17 three.',
    scale: { 9: '1 die', 13: '2 dice', 17: '3 dice' },
  },
  {
    key: 'barbarian/relentless-rage',
    name: 'Relentless Rage',
    level: 11,
    words:
      'When you drop to 0 hit points in a rage and are not killed outright, a Constitution save of DC 10 leaves you at 1 hit point. Each further try is 5 harder, until a short or long rest makes it 10 again.',
  },
  {
    key: 'barbarian/brutal-critical-13',
    name: 'Brutal Critical (2 dice)',
    level: 13,
    words: 'Brutal Critical rolls two more weapon dice.',
  },
  {
    key: 'barbarian/persistent-rage',
    name: 'Persistent Rage',
    level: 15,
    words: 'Your rage ends early only when you fall unconscious or end it yourself.',
  },
  {
    key: 'barbarian/brutal-critical-17',
    name: 'Brutal Critical (3 dice)',
    level: 17,
    words: 'Brutal Critical rolls three more weapon dice.',
  },
  {
    key: 'barbarian/indomitable-might',
    name: 'Indomitable Might',
    level: 18,
    words: 'A Strength check that comes to less than your Strength score counts as that score.',
  },
  {
    key: 'barbarian/unlimited-rages',
    name: 'Unlimited Rages',
    level: 20,
    words: 'You rage as often as you like.',
    uses: { key: 'rage', name: 'Rages', most: 'unlimited', back: 'long-rest' },
  },
  {
    key: 'barbarian/primal-champion',
    name: 'Primal Champion',
    level: 20,
    words: 'Your Strength and Constitution rise by 4 each; either may be up to 24.',
    gifts: [
      { gives: 'ability', ability: 'str', plus: 4, most: 24 },
      { gives: 'ability', ability: 'con', plus: 4, most: 24 },
    ],
  },
  ...improvements('barbarian', [4, 8, 12, 16, 19]),
];
