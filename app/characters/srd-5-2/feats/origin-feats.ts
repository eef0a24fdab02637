import type { CasterClass } from '~/rules/caster-classes';
import type { Feat } from '../../book/book';

/** Magic Initiate with one of its three spell lists; repeating the feat means taking another list. */
function magicInitiate(list: CasterClass): Feat {
  const slug = `magic-initiate-${list.toLowerCase()}`;
  return {
    slug,
    name: `Magic Initiate (${list})`,
    category: 'origin',
    words: `You know two ${list} cantrips, and one ${list} spell of level 1 is always prepared: once without a slot until a long rest, and with slots as well. Choose Intelligence, Wisdom or Charisma for them. At each new level you may exchange one of them for another of its level.`,
    asks: [
      {
        key: 'ability',
        name: 'Ability for its spells',
        count: 1,
        asks: 'words',
        from: ['int', 'wis', 'cha'],
      },
      {
        key: 'cantrips',
        name: `Two ${list} cantrips`,
        count: 2,
        asks: 'spell',
        lists: [list],
        levels: [0, 0],
        ability: 'asked',
      },
      {
        key: 'spell',
        name: `One ${list} spell of level 1`,
        count: 1,
        asks: 'spell',
        lists: [list],
        levels: [1, 1],
        ability: 'asked',
        free: { key: slug, name: `Magic Initiate (${list})`, most: 1, back: 'long-rest' },
      },
    ],
  };
}

/** The feats that backgrounds and the human's Versatile trait give (SRD 5.2, "Origin Feats"). */
export const ORIGIN_FEATS: readonly Feat[] = [
  {
    slug: 'alert',
    name: 'Alert',
    category: 'origin',
    words:
      'You add your proficiency bonus to initiative. Right after rolling it you may swap with a willing ally in the same fight, unless either of you is incapacitated.',
    gifts: [{ gives: 'initiative', plus: { proficiency: 1 } }],
  },
  magicInitiate('Cleric'),
  magicInitiate('Druid'),
  magicInitiate('Wizard'),
  {
    slug: 'savage-attacker',
    name: 'Savage Attacker',
    category: 'origin',
    words:
      "Once a turn, when you hit with a weapon, you may roll the weapon's damage dice twice and use either roll.",
  },
  {
    slug: 'skilled',
    name: 'Skilled',
    category: 'origin',
    words: 'Proficiency in three skills or tools of your choice, in any mixture.',
    asks: [
      {
        key: 'skills',
        name: 'Three skills or tools',
        count: 3,
        asks: 'skill-or-tool',
        from: 'any',
      },
    ],
    repeatable: true,
  },
];
