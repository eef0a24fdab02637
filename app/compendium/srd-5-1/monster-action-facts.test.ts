import { expect, test } from 'vitest';
import {
  WORDED_MONSTERS,
  wordedEntry,
  wordedMonster,
} from '../../../tests/harness/worded-monsters';

test.each([
  ['gynosphinx', 'Claw', 8],
  ['kraken', 'Bite', 17],
  ['kraken', 'Tentacle', 17],
  ['tarrasque', 'Bite', 19],
  ['goblin', 'Scimitar', 4],
  ['ancient-black-dragon', 'Bite', 15],
])('%s hits with its %s at +%i', (slug, name, toHit) => {
  expect(wordedEntry(slug, name).attacks[0]?.toHit).toBe(toHit);
});

test.each([
  ['satyr', 'Shortsword', '6 1d6+3 piercing'],
  ['pit-fiend', 'Tail', '24 3d10+8 bludgeoning'],
  ['giant-rat-diseased', 'Bite', '4 1d4+2 piercing'],
  ['ettercap', 'Bite', '6 1d8+2 piercing, 4 1d8+0 poison'],
  ['giant-toad', 'Bite', '7 1d10+2 piercing, 5 1d10+0 poison'],
  ['imp', 'Sting (Bite in Beast Form)', '5 1d4+3 piercing'],
  ['adult-red-dragon', 'Bite', '19 2d10+8 piercing, 7 2d6+0 fire'],
  ['cat', 'Claws', '1 +1 slashing'],
])('%s deals with its %s %s', (slug, name, damage) => {
  const parts = wordedEntry(slug, name).attacks[0]?.damage ?? [];
  const text = parts.map(
    ({ average, dice, bonus, type }) =>
      `${average} ${dice ? `${dice.count}d${dice.sides}` : ''}+${bonus} ${type}`,
  );
  expect(text.join(', ')).toBe(damage);
});

test('two hands, shillelagh, and a swarm at half strength are alternatives to the damage', () => {
  expect(wordedEntry('veteran', 'Longsword').attacks[0]?.alternatives).toMatchObject([
    {
      when: 'if used with two hands',
      damage: [{ average: 8, dice: { count: 1, sides: 10 }, bonus: 3 }],
    },
  ]);
  expect(wordedEntry('dryad', 'Club').attacks[0]?.alternatives).toMatchObject([
    { when: 'with shillelagh', toHit: 6, damage: [{ average: 8 }] },
  ]);
  expect(wordedEntry('druid', 'Quarterstaff').attacks[0]?.alternatives).toMatchObject([
    { when: 'if wielded with two hands', toHit: null, damage: [{ average: 4 }] },
    { when: 'with shillelagh', toHit: 4, damage: [{ average: 6 }] },
  ]);
  expect(wordedEntry('swarm-of-rats', 'Bites').attacks[0]?.alternatives[0]?.when).toBe(
    'if the swarm has half of its hit points or fewer',
  );
  expect(wordedEntry('salamander', 'Spear').attacks[0]?.alternatives[0]?.damage).toHaveLength(2);
});

test('the djinni chooses between lightning and thunder', () => {
  expect(wordedEntry('djinni', 'Scimitar').attacks[0]?.damage[1]).toMatchObject({
    type: 'lightning',
    orTypes: ['thunder'],
  });
});

test('a red dragon breathes fire in a 60-foot cone, again on a 5 or 6', () => {
  const breath = wordedEntry('adult-red-dragon', 'Fire Breath');
  expect(breath.recharge).toEqual({ min: 5 });
  expect(breath.saves).toMatchObject([
    {
      dc: 21,
      ability: 'dex',
      onSuccess: 'half',
      area: { shape: 'cone', feet: 60 },
      damage: [{ average: 63 }],
    },
  ]);
});

test('a silver dragon has two breaths, each with a name', () => {
  expect(wordedEntry('adult-silver-dragon', 'Breath Weapons').saves).toMatchObject([
    { name: 'Cold Breath', ability: 'con', onSuccess: 'half', inflicts: [] },
    {
      name: 'Paralyzing Breath',
      inflicts: [{ condition: 'paralyzed', rounds: 10, saveEnds: true }],
    },
  ]);
  expect(wordedEntry('adult-silver-dragon', 'Wing Attack').saves[0]?.dc).toBe(21);
});

test('a web of the ettercap burns, but neither clubs nor poison nor psychic damage harm it', () => {
  expect(wordedEntry('ettercap', 'Web').text).toMatch(
    /vulnerability to fire damage, and immunity to bludgeoning, poison, and psychic damage\.$/,
  );
});

test('a ghoul paralyzes for a minute, with a save each turn', () => {
  expect(wordedEntry('ghoul', 'Claws').saves).toMatchObject([
    { dc: 10, ability: 'con', inflicts: [{ condition: 'paralyzed', rounds: 10, saveEnds: true }] },
  ]);
});

test('the drow knocks out those who fail by 5 or more', () => {
  expect(wordedEntry('drow', 'Hand Crossbow').saves[0]?.inflicts).toMatchObject([
    { condition: 'poisoned', rounds: 600, failBy: 0 },
    { condition: 'unconscious', failBy: 5 },
  ]);
});

test('a giant spider paralyzes only whom its poison brings to 0 hit points', () => {
  const need = 'the poison damage reduces the target to 0 hit points';
  expect(wordedEntry('giant-spider', 'Bite').saves[0]?.inflicts.map((one) => one.when)).toEqual([
    need,
    need,
  ]);
});

test('a constrictor grapples with an escape DC and restrains', () => {
  expect(wordedEntry('constrictor-snake', 'Constrict').inflicts).toMatchObject([
    { condition: 'grappled', escapeDc: 14 },
    { condition: 'restrained' },
  ]);
});

test('the troll regenerates unless burned, the vampire unless in sunlight', () => {
  expect(wordedMonster('troll').regeneration).toEqual({
    hitPoints: 10,
    stoppedBy: ['acid', 'fire'],
    needs: null,
  });
  expect(wordedMonster('vampire').regeneration).toMatchObject({
    hitPoints: 20,
    stoppedBy: ['radiant'],
  });
});

test('the hydra bites once for each head', () => {
  expect(wordedMonster('hydra').multiattack?.options).toMatchObject([
    { steps: [{ anyOf: ['Bite'], times: 5, timesText: 'one for each head' }] },
  ]);
});

test('the medusa fights hand to hand or shoots', () => {
  expect(wordedMonster('medusa').multiattack?.options.map((option) => option.steps)).toMatchObject([
    [
      { anyOf: ['Snake Hair'], times: 1 },
      { anyOf: ['Shortsword'], times: 2 },
    ],
    [{ anyOf: ['Longbow'], times: 2 }],
  ]);
});

test('the mage has slots up to 5th level and no armor but a spell', () => {
  const [casting] = wordedMonster('mage').spellcasting;
  expect(casting).toMatchObject({
    kind: 'slots',
    ability: 'int',
    dc: 14,
    toHit: 6,
    level: 9,
    list: 'wizard',
  });
  expect(casting?.slots).toEqual({ 1: 4, 2: 3, 3: 3, 4: 3, 5: 1 });
  expect(wordedMonster('ankheg').forms).toEqual([
    { name: 'while prone', ac: { value: 11, kind: null }, speeds: null },
  ]);
  expect(wordedMonster('mage').forms).toEqual([
    { name: 'with mage armor', ac: { value: 15, kind: null }, speeds: null },
  ]);
});

test('the unicorn casts innately, heals three times a day and has three legendary actions', () => {
  const [casting] = wordedMonster('unicorn').spellcasting;
  expect(casting?.atWill.map((spell) => spell.id)).toEqual([
    'detect-evil-and-good',
    'druidcraft',
    'pass-without-trace',
  ]);
  expect(casting?.perDay).toMatchObject([{ times: 1, each: true }]);
  expect(wordedEntry('unicorn', 'Healing Touch').uses).toEqual({ times: 3, per: 'day' });
  expect(wordedMonster('unicorn').legendary).toMatchObject({
    actionsPerRound: 3,
    resistancesPerDay: null,
  });
  expect(wordedMonster('unicorn').legendary?.actions.map((action) => action.cost)).toEqual([
    1, 2, 3,
  ]);
});

test('the lich may succeed three times a day, and its arrow of acid is nobody’s', () => {
  expect(wordedMonster('lich').legendary?.resistancesPerDay).toBe(3);
  expect(JSON.stringify(wordedMonster('lich'))).not.toContain('Melf');
});

test('a werewolf’s entries say which form they need', () => {
  expect(wordedEntry('werewolf', 'Bite').only).toBe('Wolf or Hybrid Form Only');
  expect(wordedMonster('werewolf')).toMatchObject({
    subtype: 'human, shapechanger',
    forms: [{ name: 'wolf form' }, {}],
  });
});

test('well-known traits carry their key', () => {
  expect(wordedEntry('wolf', 'Pack Tactics').tag).toBe('pack-tactics');
  expect(wordedEntry('wolf', 'Keen Hearing and Smell').tag).toBe('keen-senses');
  expect(wordedEntry('zombie', 'Undead Fortitude').tag).toBe('undead-fortitude');
  expect(wordedEntry('aboleth', 'Mucous Cloud').tag).toBeNull();
});

test('a swarm of bats is a Medium swarm of Tiny beasts', () => {
  expect(wordedMonster('swarm-of-bats')).toMatchObject({
    size: 'Medium',
    type: 'beast',
    swarmOf: 'Tiny',
  });
});

test('a Multiattack stands before the attacks it consists of', () => {
  for (const { name, actions } of WORDED_MONSTERS.values()) {
    expect(
      actions.slice(1).map((one) => one.name),
      name,
    ).not.toContain('Multiattack');
  }
});

test('the shriek is a reaction, and the assassin’s sneak attack an extra 4d6', () => {
  expect(wordedMonster('shrieker').reactions.map((one) => one.name)).toEqual(['Shriek']);
  expect(wordedEntry('assassin', 'Sneak Attack').damage).toMatchObject([
    { average: 14, type: null },
  ]);
});

test('a golem understands its creator, a kraken reaches minds', () => {
  expect(wordedMonster('stone-golem').languages).toMatchObject({ list: [], understands: ['any'] });
  expect(wordedMonster('kraken').languages).toMatchObject({ list: [], telepathyFeet: 120 });
  expect(wordedMonster('kraken').languages.understands).toHaveLength(4);
});
