import type { Race } from '../../book/book';
import type { Option } from '../../book/feature';

/** All six share one supply, because a goliath has only one of them. */
const uses = {
  key: 'goliath/giant-ancestry',
  name: 'Giant Ancestry',
  most: { proficiency: 1 },
  back: 'long-rest',
} as const;

const ANCESTRIES: readonly Option[] = [
  {
    slug: 'clouds-jaunt',
    name: "Cloud's Jaunt",
    uses,
    words: 'Bonus Action: teleport up to 30 feet to a free space that you see.',
  },
  {
    slug: 'fires-burn',
    name: "Fire's Burn",
    uses,
    words: 'When your attack hits and does damage, 1d10 fire damage more.',
  },
  {
    slug: 'frosts-chill',
    name: "Frost's Chill",
    uses,
    words:
      'When your attack hits and does damage, 1d6 cold damage more and 10 feet less Speed until the start of your next turn.',
  },
  {
    slug: 'hills-tumble',
    name: "Hill's Tumble",
    uses,
    words: 'When your attack hits a Large or smaller creature and does damage, it falls prone.',
  },
  {
    slug: 'stones-endurance',
    name: "Stone's Endurance",
    uses,
    words: 'Reaction to damage: it is less by 1d12 + your Constitution modifier.',
  },
  {
    slug: 'storms-thunder',
    name: "Storm's Thunder",
    uses,
    words: 'Reaction to damage from a creature within 60 feet: it takes 1d8 thunder damage.',
  },
];

/** Goliaths (SRD 5.2, "Goliath"). */
export const GOLIATH: Race = {
  slug: 'goliath',
  name: 'Goliath',
  line: 'Of the kin of giants, and with one gift of theirs.',
  size: ['medium'],
  speed: 35,
  features: [
    {
      key: 'goliath/giant-ancestry',
      name: 'Giant Ancestry',
      level: 1,
      words:
        'Choose a gift of one kind of giant. You use it as often as your proficiency bonus until a long rest.',
      asks: [
        {
          key: 'ancestry',
          name: 'Giant Ancestry',
          count: 1,
          asks: 'option',
          from: ANCESTRIES,
        },
      ],
    },
    {
      key: 'goliath/large-form',
      name: 'Large Form',
      level: 5,
      action: 'bonus-action',
      words:
        'Where there is room you are Large for 10 minutes, or until you end it: advantage on Strength checks and 10 feet more Speed. Once until a long rest.',
      uses: { key: 'goliath/large-form', name: 'Large Form', most: 1, back: 'long-rest' },
    },
    {
      key: 'goliath/powerful-build',
      name: 'Powerful Build',
      level: 1,
      words: 'Advantage on checks to end being grappled, and you carry as if one size larger.',
      gifts: [
        { gives: 'advantage', on: 'checks to end being grappled' },
        { gives: 'carrying', times: 2 },
      ],
    },
  ],
  subraces: [],
};
