import type { Option } from '../book/feature';

/** The mastery properties of weapons (SRD 5.2, "Mastery Properties"). */
export const WEAPON_MASTERIES: readonly Option[] = [
  {
    slug: 'cleave',
    name: 'Cleave',
    words:
      'Once per turn a melee hit lets you attack a second creature that is within 5 feet of the first and in your reach; that hit adds no ability modifier to its damage unless it is negative.',
  },
  {
    slug: 'graze',
    name: 'Graze',
    words:
      'An attack that misses still does as much of the weapon’s damage as the ability modifier that you attacked with.',
  },
  {
    slug: 'nick',
    name: 'Nick',
    words:
      'The extra attack of a light weapon is part of the Attack action instead of a bonus action, once per turn.',
  },
  {
    slug: 'push',
    name: 'Push',
    words: 'A hit pushes a creature of size Large or smaller up to 10 feet straight away from you.',
  },
  {
    slug: 'sap',
    name: 'Sap',
    words:
      'A creature that you hit has disadvantage on its next attack roll before your next turn starts.',
  },
  {
    slug: 'slow',
    name: 'Slow',
    words:
      'A hit that does damage slows the creature by 10 feet until your next turn starts; more hits do not slow it further.',
  },
  {
    slug: 'topple',
    name: 'Topple',
    words:
      'A creature that you hit makes a Constitution save (DC 8 + the ability modifier that you attacked with + proficiency bonus) or falls prone.',
  },
  {
    slug: 'vex',
    name: 'Vex',
    words:
      'A hit that does damage gives you advantage on your next attack against that creature before your next turn ends.',
  },
];
