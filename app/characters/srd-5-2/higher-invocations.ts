import type { Option } from '../book/feature';
import { atWill } from '../book/invocation-spells';

/** The invocations that require warlock level 5 or higher (SRD 5.2, "Eldritch Invocation Options"). */
export const HIGHER_INVOCATIONS: readonly Option[] = [
  atWill('ascendant-step', 'Ascendant Step', 'levitate', {
    words: 'You cast Levitate on yourself without a slot.',
    level: 5,
  }),
  {
    slug: 'eldritch-smite',
    name: 'Eldritch Smite',
    words:
      'Once a turn, when your pact weapon hits, spend a Pact Magic slot: it deals an extra 1d8 force damage + 1d8 for each level of the slot, and you may knock the target prone if it is huge or smaller.',
    needs: { level: 5, options: ['pact-of-the-blade'] },
  },
  {
    slug: 'gaze-of-two-minds',
    name: 'Gaze of Two Minds',
    needs: { level: 5 },
    words:
      'As a bonus action you touch a willing creature and perceive through its senses until the end of your next turn; a bonus action keeps it up while you are on one plane. Within 60 feet of each other, you can cast spells as if from its place.',
  },
  {
    slug: 'gift-of-the-depths',
    name: 'Gift of the Depths',
    needs: { level: 5 },
    words:
      'You breathe water and have a swimming speed equal to your speed. Once between long rests you cast Water Breathing without a slot.',
    gifts: [
      { gives: 'speed', way: 'swim', set: 'walk' },
      {
        gives: 'spell',
        spell: 'water-breathing',
        ability: 'class',
        free: {
          key: 'gift-of-the-depths',
          name: 'Gift of the Depths',
          most: 1,
          back: 'long-rest',
        },
      },
    ],
  },
  {
    slug: 'investment-of-the-chain-master',
    name: 'Investment of the Chain Master',
    words:
      'A familiar you cast gains a flying or swimming speed of 40 feet; attacks at your command as a bonus action; may deal necrotic or radiant damage instead of its physical one; uses your spell save DC; and, when hurt, your reaction makes it resistant to that damage.',
    needs: { level: 5, options: ['pact-of-the-chain'] },
  },
  atWill('master-of-myriad-forms', 'Master of Myriad Forms', 'alter-self', {
    words: 'You cast Alter Self without a slot.',
    level: 5,
  }),
  atWill('one-with-shadows', 'One with Shadows', 'invisibility', {
    words: 'In dim light or darkness you cast Invisibility on yourself without a slot.',
    level: 5,
  }),
  {
    slug: 'thirsting-blade',
    name: 'Thirsting Blade',
    words: 'With the Attack action you attack twice with your pact weapon.',
    needs: { level: 5, options: ['pact-of-the-blade'] },
    gifts: [{ gives: 'attacks', count: 2, only: 'pact-weapon' }],
  },
  atWill('whispers-of-the-grave', 'Whispers of the Grave', 'speak-with-dead', {
    words: 'You cast Speak with Dead without a slot.',
    level: 7,
  }),
  {
    slug: 'gift-of-the-protectors',
    name: 'Gift of the Protectors',
    words:
      'Creatures write their names in your Book of Shadows with an action, as many as your Charisma modifier, at least one. One that would drop to 0 hit points, and is not killed outright, has 1 instead; once between long rests for all. An action of yours erases a name.',
    needs: { level: 9, options: ['pact-of-the-tome'] },
    uses: {
      key: 'gift-of-the-protectors',
      name: 'Gift of the Protectors',
      most: 1,
      back: 'long-rest',
    },
  },
  {
    slug: 'lifedrinker',
    name: 'Lifedrinker',
    words:
      'Once a turn, a hit with your pact weapon deals an extra 1d6 necrotic, psychic or radiant damage, and you may spend a Hit Die to regain its roll + your Constitution modifier, at least 1.',
    needs: { level: 9, options: ['pact-of-the-blade'] },
    gifts: [
      {
        gives: 'strike',
        of: 'weapon',
        dice: { 1: '1d6' },
        types: ['necrotic', 'psychic', 'radiant'],
        when: 'once a turn, with your pact weapon',
        onceATurn: true,
      },
    ],
  },
  atWill('visions-of-distant-realms', 'Visions of Distant Realms', 'arcane-eye', {
    words: 'You cast Arcane Eye without a slot.',
    level: 9,
  }),
  {
    slug: 'devouring-blade',
    name: 'Devouring Blade',
    words: 'With the Attack action you attack three times with your pact weapon.',
    needs: { level: 12, options: ['thirsting-blade'] },
    gifts: [{ gives: 'attacks', count: 3, only: 'pact-weapon' }],
  },
  {
    slug: 'witch-sight',
    name: 'Witch Sight',
    needs: { level: 15 },
    words: 'You have truesight to 30 feet.',
    gifts: [{ gives: 'sense', sense: 'truesight', feet: 30 }],
  },
];
