import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import { BARBARIAN_SKILLS } from './barbarian-skills';

/** The features of the barbarian by level (SRD 5.2, "Barbarian"). */
export const BARBARIAN_FEATURES: readonly Feature[] = [
  {
    key: 'barbarian/rage',
    name: 'Rage',
    level: 1,
    action: 'bonus-action',
    words:
      'Without heavy armor you rage until the end of your next turn, and another round each time you attack an enemy, make one roll a save or spend a bonus action on it, for at most 10 minutes. You resist bludgeoning, piercing and slashing damage, have advantage on Strength checks and saves, and do more damage (as shown) on Strength attacks with weapons and unarmed strikes. You cannot cast or concentrate. It ends when you are incapacitated or put on heavy armor. One use comes back with a short rest.',
    scale: { 1: '+2', 9: '+3', 16: '+4' },
    gifts: [
      { gives: 'advantage', on: 'Strength checks and saves while raging' },
      {
        gives: 'strike',
        of: 'strength',
        when: 'while raging',
        dice: { 1: '2', 9: '3', 16: '4' },
      },
    ],
    uses: {
      key: 'rage',
      name: 'Rages',
      back: 'long-rest',
      shortRest: 1,
      most: { byLevel: { 1: 2, 3: 3, 6: 4, 12: 5, 17: 6 } },
    },
  },
  {
    key: 'barbarian/unarmored-defense',
    name: 'Unarmored Defense',
    level: 1,
    words: 'Without armor your AC is 10 + Dexterity + Constitution modifiers; a shield adds to it.',
    gifts: [{ gives: 'armor-class', base: 10, abilities: ['dex', 'con'], shield: true }],
  },
  {
    key: 'barbarian/weapon-mastery',
    name: 'Weapon Mastery',
    level: 1,
    words:
      'You use the mastery properties of two kinds of melee weapons, simple or martial; three from level 4, four from level 10. After a long rest you may exchange one kind.',
    asks: [
      {
        key: 'weapons',
        name: 'Weapons whose mastery you use',
        count: { byLevel: { 1: 2, 4: 3, 10: 4 } },
        asks: 'mastery',
        from: 'melee',
      },
    ],
  },
  {
    key: 'barbarian/danger-sense',
    name: 'Danger Sense',
    level: 2,
    words: 'Advantage on Dexterity saves unless you are incapacitated.',
    gifts: [{ gives: 'advantage', on: 'Dexterity saves' }],
  },
  {
    key: 'barbarian/reckless-attack',
    name: 'Reckless Attack',
    level: 2,
    action: 'free',
    words:
      'With the first attack roll of your turn you may fight recklessly: until your next turn starts your attacks with Strength have advantage, and so have attacks against you.',
  },
  subclassFeature('barbarian', 'Barbarian Subclass', 3, [6, 10, 14]),
  {
    key: 'barbarian/primal-knowledge',
    name: 'Primal Knowledge',
    level: 3,
    words:
      'You are proficient in one more skill of the barbarian’s list. While raging you may use Strength for checks of Acrobatics, Intimidation, Perception, Stealth and Survival.',
    asks: [
      {
        key: 'skill',
        name: 'One more skill',
        count: 1,
        asks: 'skill',
        from: BARBARIAN_SKILLS,
      },
    ],
  },
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
    words: 'Advantage on initiative.',
    gifts: [{ gives: 'initiative', advantage: true }],
  },
  {
    key: 'barbarian/instinctive-pounce',
    name: 'Instinctive Pounce',
    level: 7,
    words: 'The bonus action that starts your rage also moves you up to half your speed.',
  },
  {
    key: 'barbarian/brutal-strike',
    name: 'Brutal Strike',
    level: 9,
    words:
      'In a turn of Reckless Attack one Strength attack without disadvantage may forgo advantage: if it hits, it does as many more dice of its damage as shown, and one of these. Forceful Blow: the target is pushed 15 feet and you may follow up to half your speed without provoking opportunity attacks. Hamstring Blow: it is 15 feet slower until your next turn starts; only the latest counts.',
    scale: { 9: '1d10', 17: '2d10' },
    gifts: [
      {
        gives: 'strike',
        of: 'strength',
        dice: { 9: '1d10', 17: '2d10' },
        when: 'once a turn, reckless and forgoing advantage',
        onceATurn: true,
      },
    ],
  },
  {
    key: 'barbarian/relentless-rage',
    name: 'Relentless Rage',
    level: 11,
    words:
      'When you drop to 0 hit points in a rage and are not killed outright, a Constitution save of DC 10 gives you twice your barbarian level in hit points instead. Each further try is 5 harder, until a short or long rest makes it 10 again.',
  },
  {
    key: 'barbarian/improved-brutal-strike-13',
    name: 'Improved Brutal Strike',
    level: 13,
    words:
      'Two more ways for Brutal Strike. Staggering Blow: the target has disadvantage on its next save and makes no opportunity attacks until your next turn starts. Sundering Blow: the next attack of somebody else against it before then has +5; such bonuses do not add up.',
  },
  {
    key: 'barbarian/persistent-rage',
    name: 'Persistent Rage',
    level: 15,
    words:
      'When you roll initiative you may regain all rages, once between long rests. Your rage lasts 10 minutes by itself and ends early only when you fall unconscious or put on heavy armor.',
    uses: { key: 'persistent-rage', name: 'Persistent Rage', most: 1, back: 'long-rest' },
  },
  {
    key: 'barbarian/improved-brutal-strike-17',
    name: 'Improved Brutal Strike',
    level: 17,
    words: 'Brutal Strike does 2d10 more damage, and two different effects at once.',
  },
  {
    key: 'barbarian/indomitable-might',
    name: 'Indomitable Might',
    level: 18,
    words:
      'A Strength check or save that comes to less than your Strength score counts as that score.',
  },
  epicBoon('barbarian', 'The Boon of Irresistible Offense'),
  {
    key: 'barbarian/primal-champion',
    name: 'Primal Champion',
    level: 20,
    words: 'Your Strength and Constitution rise by 4 each, to at most 25.',
    gifts: [
      { gives: 'ability', ability: 'str', plus: 4, most: 25 },
      { gives: 'ability', ability: 'con', plus: 4, most: 25 },
    ],
  },
  ...improvements('barbarian', [4, 8, 12, 16]),
];
