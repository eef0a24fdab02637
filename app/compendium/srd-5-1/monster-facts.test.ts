import { expect, test } from 'vitest';
import { wordedMonster } from '../../../tests/harness/worded-monsters';

test.each([
  ['adult-red-dragon', 19, 'natural armor', 256, '19d12+133', 17, 18000],
  ['ancient-gold-dragon', 22, 'natural armor', 546, '28d20+252', 24, 62000],
  ['goblin', 15, 'leather armor, shield', 7, '2d6+0', 0.25, 50],
  ['kobold', 12, null, 5, '2d6-2', 0.125, 25],
  ['tarrasque', 25, 'natural armor', 676, '33d20+330', 30, 155000],
  ['lich', 17, 'natural armor', 135, '18d8+54', 21, 33000],
  ['vampire', 16, 'natural armor', 144, '17d8+68', 13, 10000],
  ['archmage', 12, null, 99, '18d8+18', 12, 8400],
  ['troll', 15, 'natural armor', 84, '8d10+40', 5, 1800],
  ['hydra', 15, 'natural armor', 172, '15d12+75', 8, 3900],
  ['kraken', 18, 'natural armor', 472, '27d20+189', 23, 50000],
  ['solar', 21, 'natural armor', 243, '18d10+144', 21, 33000],
  ['knight', 18, 'plate', 52, '8d8+16', 3, 700],
  ['veteran', 17, 'splint', 58, '9d8+18', 3, 700],
  ['hobgoblin', 18, 'chain mail, shield', 11, '2d8+2', 0.5, 100],
  ['skeleton', 13, 'armor scraps', 13, '2d8+4', 0.25, 50],
  ['zombie', 8, null, 22, '3d8+9', 0.25, 50],
  ['werewolf', 11, null, 58, '9d8+18', 3, 700],
  ['commoner', 10, null, 4, '1d8+0', 0, 10],
  ['frog', 11, null, 1, '1d4-1', 0, 0],
  ['shrieker', 5, null, 13, '3d8+0', 0, 10],
  // The SRD's values where the package is wrong:
  ['basilisk', 15, 'natural armor', 52, '8d8+16', 3, 700],
  ['bone-devil', 19, 'natural armor', 142, '15d10+60', 9, 5000],
  ['cult-fanatic', 13, 'leather armor', 33, '6d8+6', 2, 450],
  ['giant-elk', 14, 'natural armor', 42, '5d12+10', 2, 450],
  ['horned-devil', 18, 'natural armor', 178, '17d10+85', 11, 7200],
])(
  '%s has AC %i (%s), %i hit points (%s), challenge %d, %i XP',
  (slug, ac, kind, average, dice, cr, xp) => {
    const { hp, ...rest } = wordedMonster(slug);
    expect(rest).toMatchObject({ ac: { value: ac, kind }, cr, xp });
    const constant = hp.constant < 0 ? `${hp.constant}` : `+${hp.constant}`;
    expect([hp.average, `${hp.dice.count}d${hp.dice.sides}${constant}`]).toEqual([average, dice]);
  },
);

test.each([
  ['adult-brass-dragon', { walk: 40, burrow: 30, fly: 80, hover: false }],
  ['crocodile', { walk: 20, swim: 30, hover: false }],
  ['giant-wasp', { walk: 10, fly: 50, hover: false }],
  ['young-blue-dragon', { walk: 40, burrow: 20, fly: 80, hover: false }],
  ['air-elemental', { walk: 0, fly: 90, hover: true }],
  ['giant-shark', { walk: 0, swim: 50, hover: false }],
])('%s moves %j', (slug, speeds) => {
  expect(wordedMonster(slug).speeds).toEqual(speeds);
});

test.each([
  ['black-bear', { perception: 3 }],
  ['half-red-dragon-veteran', { athletics: 5, perception: 2 }],
  ['swarm-of-ravens', { perception: 5 }],
  ['werewolf', { perception: 4, stealth: 3 }],
])('%s has the skills %j', (slug, skills) => {
  expect(wordedMonster(slug).skills).toEqual(skills);
});

test('the spy has light fingers', () => {
  expect(wordedMonster('spy').skills['sleight-of-hand']).toBe(4);
});

test.each([
  ['blink-dog', { passivePerception: 13 }],
  ['bone-devil', { darkvision: 120, passivePerception: 12 }],
  ['hunter-shark', { blindsight: 30, passivePerception: 12 }],
  ['spider', { darkvision: 30, passivePerception: 10 }],
  ['grimlock', { blindsight: 30, blindBeyond: true, note: 'blindsight 10 ft. while deafened' }],
  ['wererat', { darkvision: 60, note: 'darkvision rat form only' }],
])('%s senses %j', (slug, senses) => {
  expect(wordedMonster(slug).senses).toMatchObject(senses);
});

test.each([
  ['giant-eagle', "Giant Eagle, understands Common and Auran but can't speak them"],
  ['giant-elk', "Giant Elk, understands Common, Elvish, and Sylvan but can't speak them"],
  ['giant-owl', "Giant Owl, understands Common, Elvish, and Sylvan but can't speak them"],
])('%s speaks %s', (slug, words) => {
  expect(wordedMonster(slug).languages.text).toBe(words);
});

test('a stirge stands among the monsters, a bat among the beasts', () => {
  expect(wordedMonster('stirge').section).toBe('Monsters');
  expect(wordedMonster('bat').section).toBe('Appendix MM-A: Miscellaneous Creatures');
});

test('a shadow hides better where it is dark', () => {
  expect(wordedMonster('shadow').skills).toEqual({ stealth: 4 });
  expect(wordedMonster('shadow').notes).toBe('Stealth +6 in dim light or darkness.');
});

test('the doppelganger is neutral and the manticore speaks Common', () => {
  expect(wordedMonster('doppelganger').alignment).toBe('neutral');
  expect(wordedMonster('manticore').languages.list).toEqual(['Common']);
});

test.each([
  ['werewolf', 'immune', 'nonmagical-not-silvered'],
  ['imp', 'resist', 'nonmagical-not-silvered'],
  ['iron-golem', 'immune', 'nonmagical-not-adamantine'],
  ['gargoyle', 'resist', 'nonmagical-not-adamantine'],
  ['tarrasque', 'immune', 'nonmagical'],
  ['vampire', 'resist', 'nonmagical'],
  ['wight', 'resist', 'nonmagical-not-silvered'],
] as const)('%s is %s to weapon damage of the kind %s', (slug, kind, qualifier) => {
  const types = ['bludgeoning', 'piercing', 'slashing'];
  expect(wordedMonster(slug).defences[kind]).toContainEqual(
    expect.objectContaining({ types, qualifier }),
  );
});

test.each([
  ['barbed-devil', 'resist', "from nonmagical attacks that aren't silvered"],
  ['bearded-devil', 'resist', "from nonmagical attacks that aren't silvered"],
  ['bone-devil', 'resist', "from nonmagical attacks that aren't silvered"],
  ['chain-devil', 'resist', "from nonmagical attacks that aren't silvered"],
  ['erinyes', 'resist', "from nonmagical attacks that aren't silvered"],
  ['horned-devil', 'resist', 'from nonmagical attacks not made with silvered weapons'],
  ['werewolf', 'immune', 'from nonmagical attacks not made with silvered weapons'],
  ['clay-golem', 'immune', "from nonmagical attacks that aren't adamantine"],
  ['flesh-golem', 'immune', "from nonmagical attacks that aren't adamantine"],
] as const)('%s is %s to damage %s', (slug, kind, words) => {
  expect(wordedMonster(slug).defences[kind].map((one) => one.text)).toContain(
    `bludgeoning, piercing, and slashing ${words}`,
  );
});

test('the archmage is warded by stoneskin', () => {
  expect(wordedMonster('archmage').defences.resist).toMatchObject([
    { text: 'damage from spells', qualifier: 'spells' },
    {
      text: 'nonmagical bludgeoning, piercing, and slashing (from stoneskin)',
      qualifier: 'nonmagical',
    },
  ]);
});

test.each([
  ['skeleton', { vulnerable: 'bludgeoning', immune: 'poison' }, ['exhaustion', 'poisoned']],
  ['zombie', { immune: 'poison' }, ['poisoned']],
  ['ghoul', { immune: 'poison' }, ['charmed', 'exhaustion', 'poisoned']],
  ['ghast', { resist: 'necrotic', immune: 'poison' }, ['charmed', 'exhaustion', 'poisoned']],
  [
    'mummy-lord',
    { vulnerable: 'fire' },
    ['charmed', 'exhaustion', 'frightened', 'paralyzed', 'poisoned'],
  ],
  ['gray-ooze', {}, ['blinded', 'charmed', 'deafened', 'exhaustion', 'frightened', 'prone']],
  ['adult-red-dragon', { immune: 'fire' }, []],
  ['ice-devil', { immune: 'cold, fire, poison' }, ['poisoned']],
  ['fire-giant', { immune: 'fire' }, []],
])('%s has the defences %j and shrugs off %j', (slug, texts, conditions) => {
  const { defences, conditionImmune } = wordedMonster(slug);
  for (const [kind, text] of Object.entries(texts)) {
    expect(defences[kind as keyof typeof defences].map((one) => one.text)).toContain(text);
  }
  expect(conditionImmune).toEqual(conditions);
});
