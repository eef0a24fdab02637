import type { Subclass } from '../../book/book';
import type { Choice, Option } from '../../book/feature';

/** A permanent choice of one of these options. */
function oneOf(key: string, name: string, from: readonly Option[]): readonly Choice[] {
  return [{ key, name, count: 1, asks: 'option', from }];
}

/** The ranger subclass of SRD 5.1, "Hunter". */
export const HUNTER: Subclass = {
  slug: 'hunter',
  name: 'Hunter',
  line: 'A bulwark against the wild: ways to fight giants, hordes and whatever else preys on people.',
  features: [
    {
      key: 'hunter/hunters-prey',
      name: "Hunter's Prey",
      level: 3,
      words: 'You know one way to bring down what you hunt.',
      asks: oneOf('prey', 'A hunter’s prey', [
        {
          slug: 'colossus-slayer',
          name: 'Colossus Slayer',
          words:
            'Once per turn a weapon attack of yours does 1d8 more damage to a creature that has already lost hit points.',
          gifts: [
            {
              gives: 'strike',
              of: 'any',
              dice: { 3: '1d8' },
              when: 'once a turn, against who has lost hit points',
              onceATurn: true,
            },
          ],
        },
        {
          slug: 'giant-killer',
          name: 'Giant Killer',
          words:
            'When a creature of size Large or larger within 5 feet, which you see, hits or misses you, your reaction is an attack against it right after its own.',
        },
        {
          slug: 'horde-breaker',
          name: 'Horde Breaker',
          words:
            'Once on each of your turns a weapon attack lets you make another with the same weapon against somebody else who is within 5 feet of the first target and in the weapon’s range.',
        },
      ]),
    },
    {
      key: 'hunter/defensive-tactics',
      name: 'Defensive Tactics',
      level: 7,
      words: 'You know one way to stay alive among enemies.',
      asks: oneOf('tactics', 'A defensive tactic', [
        {
          slug: 'escape-the-horde',
          name: 'Escape the Horde',
          words: 'Opportunity attacks against you have disadvantage.',
        },
        {
          slug: 'multiattack-defense',
          name: 'Multiattack Defense',
          words:
            'Once a creature hits you, you have +4 AC against its other attacks of the same turn.',
        },
        {
          slug: 'steel-will',
          name: 'Steel Will',
          words: 'Advantage on saves against being frightened.',
          gifts: [{ gives: 'advantage', on: 'saves against being frightened' }],
        },
      ]),
    },
    {
      key: 'hunter/multiattack',
      name: 'Multiattack',
      level: 11,
      words: 'You know one way to attack many at once.',
      asks: oneOf('multiattack', 'A multiattack', [
        {
          slug: 'volley',
          name: 'Volley',
          words:
            'Action: one ranged attack against each of as many creatures as you like within 10 feet of a point that you see in your weapon’s range, with ammunition for each.',
        },
        {
          slug: 'whirlwind-attack',
          name: 'Whirlwind Attack',
          words:
            'Action: one melee attack against each of as many creatures as you like within 5 feet.',
        },
      ]),
    },
    {
      key: 'hunter/superior-hunters-defense',
      name: "Superior Hunter's Defense",
      level: 15,
      words: 'You know one more way to come away unharmed.',
      asks: oneOf('defense', 'A superior defense', [
        {
          slug: 'evasion',
          name: 'Evasion',
          words:
            'Where a Dexterity save would halve damage, you take none if you succeed and half if you fail.',
        },
        {
          slug: 'stand-against-the-tide',
          name: 'Stand Against the Tide',
          words:
            'When an enemy’s melee attack misses you, your reaction makes it repeat that attack against another creature of your choice, though not against itself.',
        },
        {
          slug: 'uncanny-dodge',
          name: 'Uncanny Dodge',
          words: 'Your reaction halves the damage of an attack by somebody whom you see.',
        },
      ]),
    },
  ],
};
