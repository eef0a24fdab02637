import type { Subclass } from '../../book/book';

/** The rogue subclass of SRD 5.2, "Thief". */
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
        'As a bonus action you make a Dexterity (Sleight of Hand) check to pick a lock or disarm a trap with thieves’ tools or to pick a pocket, or you take the Utilize action, or the Magic action for a magic item that needs it.',
    },
    {
      key: 'thief/second-story-work',
      name: 'Second-Story Work',
      level: 3,
      words:
        'You climb as fast as you walk, and jump by Dexterity instead of Strength if you like.',
      gifts: [{ gives: 'speed', way: 'climb', set: 'walk' }],
    },
    {
      key: 'thief/supreme-sneak',
      name: 'Supreme Sneak',
      level: 9,
      words:
        'One more effect of Cunning Strike. Stealth Attack (1d6): this attack does not end your invisibility from the Hide action if your turn ends behind three-quarters or total cover.',
    },
    {
      key: 'thief/use-magic-device',
      name: 'Use Magic Device',
      level: 13,
      words:
        'You attune to four magic items. Whenever you use charges of one, a 6 on 1d6 means that they are not spent. You use any spell scroll with Intelligence: cantrips and level 1 surely, higher ones after an Intelligence (Arcana) check of DC 10 + spell level; failing destroys the scroll.',
      gifts: [{ gives: 'attunement', most: 4 }],
    },
    {
      key: 'thief/thiefs-reflexes',
      name: "Thief's Reflexes",
      level: 17,
      words:
        'In the first round of a fight you have two turns, the second at your initiative minus 10.',
    },
  ],
};
