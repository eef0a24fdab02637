import type { Subclass } from '../../book/book';

/** The ranger subclass of SRD 5.2, "Hunter". */
export const HUNTER: Subclass = {
  slug: 'hunter',
  name: 'Hunter',
  line: 'A protector who studies what preys on people and knows how to bring it down.',
  features: [
    {
      key: 'hunter/hunters-lore',
      name: "Hunter's Lore",
      level: 3,
      words:
        'You know the immunities, resistances and vulnerabilities of the creature under your Hunter’s Mark, if it has any.',
    },
    {
      key: 'hunter/hunters-prey',
      name: "Hunter's Prey",
      level: 3,
      words:
        'You know one way to bring down what you hunt, and may exchange it after a short or long rest.',
      asks: [
        {
          key: 'prey',
          name: 'Hunter’s Prey',
          count: 1,
          asks: 'option',
          from: [
            {
              slug: 'colossus-slayer',
              name: 'Colossus Slayer',
              words:
                'Once per turn a weapon hit does 1d8 more damage to a creature that has already lost hit points.',
              gifts: [
                {
                  gives: 'strike',
                  of: 'weapon',
                  dice: { 3: '1d8' },
                  when: 'once a turn, against who has lost hit points',
                  onceATurn: true,
                },
              ],
            },
            {
              slug: 'horde-breaker',
              name: 'Horde Breaker',
              words:
                'Once on each of your turns a weapon attack lets you make another with the same weapon against a creature within 5 feet of the first target, in range, and not yet attacked this turn.',
            },
          ],
        },
      ],
    },
    {
      key: 'hunter/defensive-tactics',
      name: 'Defensive Tactics',
      level: 7,
      words:
        'You know one way to stay alive among enemies, and may exchange it after a short or long rest.',
      asks: [
        {
          key: 'tactics',
          name: 'Defensive Tactics',
          count: 1,
          asks: 'option',
          from: [
            {
              slug: 'escape-the-horde',
              name: 'Escape the Horde',
              words: 'Opportunity attacks against you have disadvantage.',
            },
            {
              slug: 'multiattack-defense',
              name: 'Multiattack Defense',
              words:
                'Once a creature hits you, its other attacks against you in the same turn have disadvantage.',
            },
          ],
        },
      ],
    },
    {
      key: 'hunter/superior-hunters-prey',
      name: "Superior Hunter's Prey",
      level: 11,
      words:
        'Once per turn, when you damage the target of your Hunter’s Mark, the mark’s extra damage also strikes another creature that you see within 30 feet of it.',
    },
    {
      key: 'hunter/superior-hunters-defense',
      name: "Superior Hunter's Defense",
      level: 15,
      action: 'reaction',
      words:
        'When you take damage, you resist it and other damage of its type until the turn is over.',
    },
  ],
};
