import type { Subclass } from '../../book/book';

/** The rogue subclass of SRD 5.1, "Thief". */
export const THIEF: Subclass = {
  slug: 'thief',
  name: 'Thief',
  line: 'A burglar and treasure hunter: nimble fingers, climbing, and a way with magic things.',
  features: [
    {
      key: 'thief/fast-hands',
      name: 'Fast Hands',
      level: 3,
      action: 'bonus-action',
      words:
        'Cunning Action may also be a Dexterity (Sleight of Hand) check, using an object, or opening a lock or disarming a trap with thieves’ tools.',
    },
    {
      key: 'thief/second-story-work',
      name: 'Second-Story Work',
      level: 3,
      words:
        'Climbing costs you no more movement than walking, and a running jump carries you as many feet farther as your Dexterity modifier says.',
    },
    {
      key: 'thief/supreme-sneak',
      name: 'Supreme Sneak',
      level: 9,
      words:
        'Advantage on a Dexterity (Stealth) check in a turn in which you move no more than half your speed.',
      gifts: [{ gives: 'advantage', on: 'Stealth checks when moving at half speed' }],
    },
    {
      key: 'thief/use-magic-device',
      name: 'Use Magic Device',
      level: 13,
      words: 'No requirement of class, race or level keeps you from using a magic item.',
    },
    {
      key: 'thief/thiefs-reflexes',
      name: "Thief's Reflexes",
      level: 17,
      words:
        'In the first round of a fight you have two turns, the second at your initiative minus 10, unless you are surprised.',
    },
  ],
};
