import { ABILITY_NAMES, type Ability, SKILL_NAMES, type Skill } from '~/rules/ability';
import type { Background } from '../book/book';
import type { Choice, Feature } from '../book/feature';
import type { StartItem } from '../book/item';

const GAMES = ['dice', 'dragonchess', 'playing-cards', 'three-dragon-ante'] as const;

type Facts = {
  slug: string;
  name: string;
  line: string;
  abilities: readonly [Ability, Ability, Ability];
  feat: string;
  featName: string;
  skills: readonly [Skill, Skill];
  tool: { slug: string; name: string } | { asks: Choice; name: string };
  items: readonly StartItem[];
  label: string;
  gold: number;
};

/** Builds a background: two skills, a tool, an origin feat, increases among three abilities, and equipment or 50 GP. */
function background(facts: Facts): Background {
  const { slug, tool } = facts;
  const abilities: Feature = {
    key: `${slug}/abilities`,
    name: 'Ability Scores',
    level: 1,
    words: `${facts.abilities.map((one) => ABILITY_NAMES[one]).join(', ')}: one +2 and another +1, or all three +1; none above 20.`,
    asks: [
      {
        key: 'abilities',
        name: 'Two abilities (+2 and +1), or all three (+1 each)',
        count: 1,
        asks: 'background-abilities',
        from: facts.abilities,
      },
    ],
  };
  const proficiencies: Feature = {
    key: `${slug}/proficiencies`,
    name: 'Skills and Tool',
    level: 1,
    words: `Proficiency in ${facts.skills.map((one) => SKILL_NAMES[one]).join(' and ')}, and with ${tool.name}.`,
    gifts: [
      { gives: 'skills', of: facts.skills },
      ...('slug' in tool ? [{ gives: 'tools', of: [tool.slug] } as const] : []),
    ],
    ...('asks' in tool ? { asks: [tool.asks] } : {}),
  };
  const feat: Feature = {
    key: `${slug}/feat`,
    name: 'Origin Feat',
    level: 1,
    words: `The feat ${facts.featName}.`,
    asks: [{ key: 'feat', name: 'Its feat', count: 1, asks: 'feat', from: [facts.feat] }],
  };
  return {
    slug,
    name: facts.name,
    line: facts.line,
    features: [abilities, proficiencies, feat],
    equipment: [
      {
        key: 'start',
        ways: [
          { label: facts.label, items: facts.items, gold: facts.gold },
          { label: '50 GP', items: [], gold: 50 },
        ],
      },
    ],
  };
}

/** The four backgrounds (SRD 5.2, "Backgrounds"). */
export const BACKGROUNDS: readonly Background[] = [
  background({
    slug: 'acolyte',
    name: 'Acolyte',
    line: 'You served in a temple.',
    abilities: ['int', 'wis', 'cha'],
    feat: 'magic-initiate-cleric',
    featName: 'Magic Initiate (Cleric)',
    skills: ['insight', 'religion'],
    tool: { slug: 'calligraphers-supplies', name: "calligrapher's supplies" },
    items: [
      { item: 'calligraphers-supplies' },
      { item: 'book' },
      { any: 'holy-symbol', name: 'A holy symbol' },
      { item: 'parchment', count: 10 },
      { item: 'robe' },
    ],
    label:
      "Calligrapher's supplies, a book of prayers, a holy symbol, 10 sheets of parchment, a robe, 8 GP",
    gold: 8,
  }),
  background({
    slug: 'criminal',
    name: 'Criminal',
    line: 'You lived by stealing, quietly.',
    abilities: ['dex', 'con', 'int'],
    feat: 'alert',
    featName: 'Alert',
    skills: ['sleight-of-hand', 'stealth'],
    tool: { slug: 'thieves-tools', name: "thieves' tools" },
    items: [
      { item: 'dagger', count: 2 },
      { item: 'thieves-tools' },
      { item: 'crowbar' },
      { item: 'pouch', count: 2 },
      { item: 'travelers-clothes' },
    ],
    label: "2 daggers, thieves' tools, a crowbar, 2 pouches, traveler's clothes, 16 GP",
    gold: 16,
  }),
  background({
    slug: 'sage',
    name: 'Sage',
    line: 'You spent your years with books.',
    abilities: ['con', 'int', 'wis'],
    feat: 'magic-initiate-wizard',
    featName: 'Magic Initiate (Wizard)',
    skills: ['arcana', 'history'],
    tool: { slug: 'calligraphers-supplies', name: "calligrapher's supplies" },
    items: [
      { item: 'quarterstaff' },
      { item: 'calligraphers-supplies' },
      { item: 'book' },
      { item: 'parchment', count: 8 },
      { item: 'robe' },
    ],
    label:
      "A quarterstaff, calligrapher's supplies, a book of history, 8 sheets of parchment, a robe, 8 GP",
    gold: 8,
  }),
  background({
    slug: 'soldier',
    name: 'Soldier',
    line: 'You learned war young.',
    abilities: ['str', 'dex', 'con'],
    feat: 'savage-attacker',
    featName: 'Savage Attacker',
    skills: ['athletics', 'intimidation'],
    tool: {
      name: 'one gaming set',
      asks: { key: 'tool', name: 'One gaming set', count: 1, asks: 'tool', from: GAMES },
    },
    items: [
      { item: 'spear' },
      { item: 'shortbow' },
      { item: 'arrows', count: 20 },
      { any: 'same:tool', name: 'The gaming set that you chose' },
      { item: 'healers-kit' },
      { item: 'quiver' },
      { item: 'travelers-clothes' },
    ],
    label:
      "A spear, a shortbow, 20 arrows, a gaming set, a healer's kit, a quiver, traveler's clothes, 14 GP",
    gold: 14,
  }),
];
