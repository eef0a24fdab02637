import type { Option } from '../book/feature';
import { atWill } from '../book/invocation-spells';
import { pactForm } from '../book/pact-form';
import { ATTACK_CANTRIPS, DAMAGING_CANTRIPS, FAR_CANTRIPS } from './damaging-cantrips';
import { HIGHER_INVOCATIONS } from './higher-invocations';
import { WEAPONS } from './weapons';

function slugs(cantrips: readonly Option[]): readonly string[] {
  return cantrips.map(({ slug }) => slug);
}

/** The invocations of warlocks, those of levels 1 and 2 first (SRD 5.2, "Eldritch Invocation Options"). */
export const INVOCATIONS: readonly Option[] = [
  atWill('armor-of-shadows', 'Armor of Shadows', 'mage-armor', {
    words: 'You cast Mage Armor on yourself without a slot.',
  }),
  {
    slug: 'eldritch-mind',
    name: 'Eldritch Mind',
    words: 'You have advantage on Constitution saves to keep concentration.',
    gifts: [{ gives: 'advantage', on: 'saves to keep concentration' }],
  },
  {
    slug: 'pact-of-the-blade',
    name: 'Pact of the Blade',
    words:
      'As a bonus action you create a simple or martial melee weapon in your hand, or bind a magic weapon you touch that is nobody else’s. You are proficient with it, it is a focus, may attack with Charisma, and may deal necrotic, psychic or radiant damage. The bond ends when you use this again, die, or are more than 5 feet from it for 1 minute; a created weapon is then gone.',
    gifts: [{ gives: 'pact-weapon', ability: 'cha' }],
    asks: [pactForm(WEAPONS)],
  },
  {
    slug: 'pact-of-the-chain',
    name: 'Pact of the Chain',
    words:
      'You know Find Familiar and cast it as an action without a slot. It may be an imp, pseudodragon, quasit, skeleton, sphinx of wonder, sprite or venomous snake. When you take the Attack action, you may forgo one attack to let it attack once with its reaction.',
    gifts: [{ gives: 'spell', spell: 'find-familiar', ability: 'class', free: 'at-will' }],
  },
  {
    slug: 'pact-of-the-tome',
    name: 'Pact of the Tome',
    words:
      'At the end of a short or long rest you conjure a Book of Shadows. With it on you, three cantrips and two level 1 rituals, of any classes’ lists and chosen as it appears, are prepared as warlock spells; it is a focus too. It is gone when you conjure another or die.',
    asks: [
      {
        key: 'cantrips',
        name: 'Three cantrips of any class',
        count: 3,
        asks: 'spell',
        lists: 'any',
        levels: [0, 0],
        ability: 'class',
      },
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
    slug: 'agonizing-blast',
    name: 'Agonizing Blast',
    repeatable: true,
    words:
      'Choose a warlock cantrip of yours that deals damage: it adds your Charisma modifier to its damage rolls. May be taken again for another cantrip.',
    needs: { level: 2, anySpell: slugs(DAMAGING_CANTRIPS) },
    asks: [
      {
        key: 'cantrip',
        name: 'A cantrip',
        count: 1,
        asks: 'option',
        from: DAMAGING_CANTRIPS.map((one) => ({
          ...one,
          gifts: [
            { gives: 'spell-bonus', does: 'damage', of: [one.slug], plus: { mod: 'cha' } } as const,
          ],
        })),
      },
    ],
  },
  {
    slug: 'devils-sight',
    name: "Devil's Sight",
    needs: { level: 2 },
    words: 'You see normally in dim light and darkness to 120 feet, even where it is magical.',
  },
  {
    slug: 'eldritch-spear',
    name: 'Eldritch Spear',
    repeatable: true,
    words:
      'Choose a warlock cantrip of yours that deals damage and has a range of 10 feet or more: it reaches 30 feet further for each warlock level. May be taken again for another cantrip.',
    needs: { level: 2, anySpell: slugs(FAR_CANTRIPS) },
    asks: [{ key: 'cantrip', name: 'A cantrip', count: 1, asks: 'option', from: FAR_CANTRIPS }],
  },
  atWill('fiendish-vigor', 'Fiendish Vigor', 'false-life', {
    words: 'You cast False Life on yourself without a slot; its die shows its highest number.',
    level: 2,
  }),
  {
    slug: 'lessons-of-the-first-ones',
    name: 'Lessons of the First Ones',
    repeatable: true,
    words: 'You gain an Origin feat. May be taken again for another feat.',
    needs: { level: 2 },
    asks: [{ key: 'feat', name: 'Origin feat', count: 1, asks: 'feat', from: 'origin' }],
  },
  atWill('mask-of-many-faces', 'Mask of Many Faces', 'disguise-self', {
    words: 'You cast Disguise Self without a slot.',
    level: 2,
  }),
  atWill('misty-visions', 'Misty Visions', 'silent-image', {
    words: 'You cast Silent Image without a slot.',
    level: 2,
  }),
  atWill('otherworldly-leap', 'Otherworldly Leap', 'jump', {
    words: 'You cast Jump on yourself without a slot.',
    level: 2,
  }),
  {
    slug: 'repelling-blast',
    name: 'Repelling Blast',
    repeatable: true,
    words:
      'Choose a warlock cantrip of yours that deals damage with an attack roll: a large or smaller creature it hits can be pushed 10 feet straight away from you. May be taken again for another cantrip.',
    needs: { level: 2, anySpell: slugs(ATTACK_CANTRIPS) },
    asks: [{ key: 'cantrip', name: 'A cantrip', count: 1, asks: 'option', from: ATTACK_CANTRIPS }],
  },
  ...HIGHER_INVOCATIONS,
];
