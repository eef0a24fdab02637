import type { Option } from '../book/feature';
import { atWill, onceWithSlot } from '../book/invocation-spells';
import { HIGHER_INVOCATIONS } from './higher-invocations';

const ELDRITCH_BLAST = { needs: { spell: 'eldritch-blast' } } as const;

/** The invocations of warlocks (SRD 5.1, "Eldritch Invocations"). */
export const INVOCATIONS: readonly Option[] = [
  {
    slug: 'agonizing-blast',
    name: 'Agonizing Blast',
    ...ELDRITCH_BLAST,
    words: 'Each hit of your Eldritch Blast adds your Charisma modifier to its damage.',
    gifts: [{ gives: 'spell-bonus', does: 'damage', of: ['eldritch-blast'], plus: { mod: 'cha' } }],
  },
  atWill('armor-of-shadows', 'Armor of Shadows', 'mage-armor', {
    words: 'You cast Mage Armor on yourself at will, without a slot or material components.',
  }),
  atWill('beast-speech', 'Beast Speech', 'speak-with-animals', {
    words: 'You cast Speak with Animals at will, without a slot.',
  }),
  {
    slug: 'beguiling-influence',
    name: 'Beguiling Influence',
    words: 'You are proficient in Deception and Persuasion.',
    gifts: [{ gives: 'skills', of: ['deception', 'persuasion'] }],
  },
  {
    slug: 'book-of-ancient-secrets',
    name: 'Book of Ancient Secrets',
    words:
      'Your Book of Shadows holds two level 1 rituals of any classes’ lists, cast from it as rituals alone; they do not count among your spells. A ritual that you find, of at most half your warlock level rounded up, can be copied into it for 2 hours and 50 GP a spell level. You may cast warlock spells that you know as rituals.',
    needs: { options: ['pact-of-the-tome'] },
    gifts: [{ gives: 'rituals' }],
    asks: [
      {
        key: 'rituals',
        name: 'Two level 1 rituals of any class',
        count: 2,
        asks: 'spell',
        lists: 'any',
        levels: [1, 1],
        ability: 'class',
        ritual: true,
      },
    ],
  },
  {
    slug: 'devils-sight',
    name: "Devil's Sight",
    words: 'You see normally in darkness to 120 feet, even where it is magical.',
  },
  atWill('eldritch-sight', 'Eldritch Sight', 'detect-magic', {
    words: 'You cast Detect Magic at will, without a slot.',
  }),
  {
    slug: 'eldritch-spear',
    name: 'Eldritch Spear',
    ...ELDRITCH_BLAST,
    words: 'Your Eldritch Blast has a range of 300 feet.',
  },
  {
    slug: 'eyes-of-the-rune-keeper',
    name: 'Eyes of the Rune Keeper',
    words: 'You can read all writing.',
  },
  atWill('fiendish-vigor', 'Fiendish Vigor', 'false-life', {
    words:
      'You cast False Life on yourself at will as a level 1 spell, without a slot or material components.',
  }),
  {
    slug: 'gaze-of-two-minds',
    name: 'Gaze of Two Minds',
    words:
      'As an action you touch a willing humanoid and perceive through its senses until the end of your next turn; an action on each later turn keeps it up while you are on one plane. You are blind and deaf to what is around you.',
  },
  atWill('mask-of-many-faces', 'Mask of Many Faces', 'disguise-self', {
    words: 'You cast Disguise Self at will, without a slot.',
  }),
  atWill('misty-visions', 'Misty Visions', 'silent-image', {
    words: 'You cast Silent Image at will, without a slot or material components.',
  }),
  {
    slug: 'repelling-blast',
    name: 'Repelling Blast',
    ...ELDRITCH_BLAST,
    words: 'A creature that your Eldritch Blast hits can be pushed 10 feet straight away from you.',
  },
  onceWithSlot('thief-of-five-fates', 'Thief of Five Fates', 'bane', 'Bane'),
  {
    slug: 'voice-of-the-chain-master',
    name: 'Voice of the Chain Master',
    words:
      'On one plane you speak with your familiar in thought and can perceive through its senses; then you can also speak through it, in your own voice.',
    needs: { options: ['pact-of-the-chain'] },
  },
  ...HIGHER_INVOCATIONS,
];
