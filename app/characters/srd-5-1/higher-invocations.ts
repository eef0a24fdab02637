import type { Option } from '../book/feature';
import { atWill, onceWithSlot } from '../book/invocation-spells';

/** The invocations that require a warlock level (SRD 5.1, "Eldritch Invocations"). */
export const HIGHER_INVOCATIONS: readonly Option[] = [
  onceWithSlot('mire-the-mind', 'Mire the Mind', 'slow', 'Slow', 5),
  {
    slug: 'one-with-shadows',
    name: 'One with Shadows',
    needs: { level: 5 },
    words:
      'In dim light or darkness, an action makes you invisible until you move or take an action or reaction.',
  },
  onceWithSlot('sign-of-ill-omen', 'Sign of Ill Omen', 'bestow-curse', 'Bestow Curse', 5),
  {
    slug: 'thirsting-blade',
    name: 'Thirsting Blade',
    words: 'With the Attack action you attack twice with your pact weapon.',
    needs: { level: 5, options: ['pact-of-the-blade'] },
    gifts: [{ gives: 'attacks', count: 2, only: 'pact-weapon' }],
  },
  onceWithSlot('bewitching-whispers', 'Bewitching Whispers', 'compulsion', 'Compulsion', 7),
  onceWithSlot('dreadful-word', 'Dreadful Word', 'confusion', 'Confusion', 7),
  onceWithSlot('sculptor-of-flesh', 'Sculptor of Flesh', 'polymorph', 'Polymorph', 7),
  atWill('ascendant-step', 'Ascendant Step', 'levitate', {
    words: 'You cast Levitate on yourself at will, without a slot or material components.',
    level: 9,
  }),
  onceWithSlot('minions-of-chaos', 'Minions of Chaos', 'conjure-elemental', 'Conjure Elemental', 9),
  atWill('otherworldly-leap', 'Otherworldly Leap', 'jump', {
    words: 'You cast Jump on yourself at will, without a slot or material components.',
    level: 9,
  }),
  atWill('whispers-of-the-grave', 'Whispers of the Grave', 'speak-with-dead', {
    words: 'You cast Speak with Dead at will, without a slot.',
    level: 9,
  }),
  {
    slug: 'lifedrinker',
    name: 'Lifedrinker',
    words:
      'A hit with your pact weapon deals extra necrotic damage equal to your Charisma modifier, at least 1.',
    needs: { level: 12, options: ['pact-of-the-blade'] },
    gifts: [
      {
        gives: 'strike',
        of: 'weapon',
        plus: { mod: 'cha' },
        types: ['necrotic'],
        when: 'with your pact weapon',
      },
    ],
  },
  {
    slug: 'chains-of-carceri',
    name: 'Chains of Carceri',
    words:
      'You cast Hold Monster at will on a celestial, fiend or elemental, without a slot or material components; on the same creature once between long rests.',
    needs: { level: 15, options: ['pact-of-the-chain'] },
    gifts: [{ gives: 'spell', spell: 'hold-monster', ability: 'class', free: 'at-will' }],
  },
  atWill('master-of-myriad-forms', 'Master of Myriad Forms', 'alter-self', {
    words: 'You cast Alter Self at will, without a slot.',
    level: 15,
  }),
  atWill('visions-of-distant-realms', 'Visions of Distant Realms', 'arcane-eye', {
    words: 'You cast Arcane Eye at will, without a slot.',
    level: 15,
  }),
  {
    slug: 'witch-sight',
    name: 'Witch Sight',
    needs: { level: 15 },
    words:
      'Within 30 feet and in sight, you see the true form of shapechangers and of creatures hidden by illusion or transmutation magic.',
  },
];
