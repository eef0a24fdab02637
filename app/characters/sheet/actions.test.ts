import { expect, test } from 'vitest';
import { sheetOfWorked, type Worked } from '../../../tests/harness/worked-character';
import { saveWords } from './save-words';

type Edition = '2014' | '2024';
const SCORES = [16, 14, 14, 10, 14, 16] as const;

/** What a character can do, as "Second Wind (bonus-action): healing 1d10+5". */
function actions(edition: Edition, worked: Partial<Worked>): Record<string, string> {
  const sheet = sheetOfWorked(edition, {
    race: edition === '2014' ? 'half-orc' : 'orc',
    classes: 'fighter 5',
    scores: SCORES,
    ...worked,
  });
  return Object.fromEntries(
    (sheet.actions ?? []).map(({ name, kind, rolls, save, cost, strikes, effect }) => [
      name,
      [
        kind,
        ...rolls.map(({ does, dice, types }) => [does, dice, ...types].join(' ')),
        ...(save ? [saveWords(save)] : []),
        ...(strikes > 0 ? [`${strikes} unarmed`] : []),
        ...(cost ? [`${cost.uses ?? 'any'} ${cost.key}`] : []),
        ...(effect ? [`begins ${effect.key}`] : []),
      ].join(', '),
    ]),
  );
}

test.each(['2014', '2024'] as const)(
  'Second Wind of a fighter of level 5 heals 1d10 + 5 in %s',
  (edition) => {
    expect(actions(edition, {})['Second Wind']).toBe('bonus-action, healing 1d10+5, 1 second-wind');
  },
);

test('a monk of 2014 pays 1 ki point for two unarmed strikes, and stuns by DC 8 + 3 + Wisdom', () => {
  // Half-orc: Str + 2, Con + 1; Wisdom 14.
  const told = actions('2014', { classes: 'monk 5' });
  expect(told['Flurry of Blows']).toBe('bonus-action, 2 unarmed, 1 ki');
  expect(told['Stunning Strike']).toBe('other, DC 13 Constitution save, 1 ki');
  expect(told['Martial Arts: unarmed strike']).toBe('bonus-action, 1 unarmed');
  expect(told['Deflect Missiles']).toBe('reaction, less 1d10+7');
});

test('a monk of 2024 has the three ways of its focus, and regains a Martial Arts die + its level', () => {
  const told = actions('2024', { classes: 'monk 5' });
  expect(told['Flurry of Blows']).toBe('bonus-action, 2 unarmed, 1 focus-points');
  expect(told['Patient Defense']).toBe('bonus-action, 1 focus-points');
  expect(told['Uncanny Metabolism']).toBe('other, healing 1d8+5, 1 uncanny-metabolism');
  expect(told['Deflect Attacks: redirect']).toBe(
    'reaction, damage 2d8+2, DC 13 Dexterity save, 1 focus-points',
  );
});

test('a dragonborn of 2014 breathes by its ancestry: poison against Constitution, 2d6 until level 6', () => {
  const worked = {
    race: 'dragonborn',
    choices: { 'dragonborn/draconic-ancestry#ancestry': ['green'] },
  };
  expect(actions('2014', worked)['Breath Weapon']).toBe(
    'action, damage 2d6 poison, DC 13 Constitution save, half on a success, 1 dragonborn/breath-weapon',
  );
  const older = actions('2014', { ...worked, classes: 'fighter 6' });
  expect(older['Breath Weapon']).toContain('damage 3d6 poison');
});

test('a dragonborn of 2024 breathes 2d10 from level 5, against Dexterity', () => {
  const told = actions('2024', {
    race: 'dragonborn',
    choices: { 'dragonborn/draconic-ancestry#ancestry': ['gold'] },
  });
  expect(told['Breath Weapon']).toBe(
    'action, damage 2d10 fire, DC 13 Dexterity save, half on a success, 1 dragonborn/breath-weapon',
  );
});

test('a rage begins an effect that resists three kinds of damage and adds to attacks with Strength', () => {
  const sheet = sheetOfWorked('2014', {
    race: 'half-orc',
    classes: 'barbarian 9',
    scores: SCORES,
    wears: ['greataxe'],
  });
  const rage = sheet.actions?.find(({ name }) => name === 'Rage');
  expect(rage?.effect?.resists).toEqual(['bludgeoning', 'piercing', 'slashing']);
  expect(sheet.attacks[0]?.more).toMatchObject([{ name: 'Rage', dice: '3', during: 'rage' }]);
});

test.each(['2014', '2024'] as const)('in heavy armor a rage of %s gives nothing', (edition) => {
  const { actions: all, attacks } = sheetOfWorked(edition, {
    race: edition === '2014' ? 'half-orc' : 'orc',
    classes: 'barbarian 9',
    scores: SCORES,
    wears: ['greataxe', 'plate-armor'],
  });
  const effect = all?.find(({ name }) => name === 'Rage')?.effect;
  expect(effect).toMatchObject({ key: 'rage', does: 'no benefits in heavy armor; no spells' });
  expect([effect?.resists, effect?.strikes, effect?.favors]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(attacks.flatMap(({ more = [] }) => more).filter(({ name }) => name === 'Rage')).toEqual(
    [],
  );
});

test('a rage of 2024 ends when incapacitated, from level 15 only when unconscious', () => {
  const ends = (level: number) =>
    sheetOfWorked('2024', {
      race: 'orc',
      classes: `barbarian ${level}`,
      scores: SCORES,
    }).actions?.find(({ name }) => name === 'Rage')?.effect?.ends;
  expect([ends(14), ends(15)]).toEqual(['incapacitated', 'unconscious']);
});

test('a monk of 2024 strikes three times in a flurry from level 10, one of 2014 twice', () => {
  const flurry = (edition: Edition, level: number) =>
    actions(edition, { classes: `monk ${level}` })['Flurry of Blows'];
  expect([flurry('2024', 9), flurry('2024', 10), flurry('2014', 10)]).toEqual([
    'bonus-action, 2 unarmed, 1 focus-points',
    'bonus-action, 3 unarmed, 1 focus-points',
    'bonus-action, 2 unarmed, 1 ki',
  ]);
});

test('the other hand of a monk has the Martial Arts die too', () => {
  const { attacks } = sheetOfWorked('2024', {
    race: 'orc',
    classes: 'monk 11',
    scores: SCORES,
    wears: ['dagger', 'shortsword'],
  });
  expect(attacks.map(({ name, offHand = null }) => [name, offHand])).toEqual([
    ['Dagger', '1d10'],
    ['Shortsword', '1d10'],
    ['Unarmed strike', null],
  ]);
});

test('a paladin spends as many points of Lay on Hands as it likes, 25 at level 5', () => {
  expect(actions('2014', { classes: 'paladin 5' })['Lay on Hands']).toBe(
    'action, any lay-on-hands',
  );
  expect(actions('2024', { classes: 'paladin 5' })['Lay On Hands']).toBe(
    'bonus-action, any lay-on-hands',
  );
});

test('a druid takes the form of beasts by its level, in 2024 with its level in temporary hit points', () => {
  const [early, late] = [2, 8].map((level) =>
    sheetOfWorked('2014', { race: 'half-orc', classes: `druid ${level}`, scores: SCORES }),
  );
  const forms = (sheet: typeof early) =>
    sheet?.actions?.find(({ name }) => name === 'Wild Shape')?.forms;
  expect(forms(early)).toEqual({ challenge: '1/4', without: ['fly', 'swim'] });
  expect(forms(late)).toEqual({ challenge: '1', without: [] });
  expect(actions('2024', { classes: 'druid 5' })['Wild Shape']).toBe(
    'bonus-action, temporary 5, 1 wild-shape',
  );
});

test('a cleric of 2024 heals or hurts with Divine Spark: 1d8 + Wisdom, against its spell save DC', () => {
  expect(actions('2024', { classes: 'cleric 5' })['Channel Divinity: Divine Spark']).toBe(
    'action, healing 1d8+2, damage 1d8+2 necrotic radiant, DC 13 Constitution save, half on a success, 1 cleric-channel-divinity',
  );
});

test('a bard hands out its own inspiration die', () => {
  expect(actions('2014', { classes: 'bard 5' })['Bardic Inspiration']).toBe(
    'bonus-action, add 1d8, 1 bardic-inspiration',
  );
});

test('two light weapons in hand give an attack with the other hand, without the modifier', () => {
  const of = (edition: Edition, wears: string[], choices = {}) =>
    sheetOfWorked(edition, {
      race: edition === '2014' ? 'half-orc' : 'orc',
      classes: 'fighter 5',
      scores: SCORES,
      wears,
      choices,
    }).attacks.map(({ name, offHand }) => `${name} ${offHand ?? 'none'}`);
  const style = { 'fighter/fighting-style#style': ['two-weapon-fighting'] };
  expect(of('2014', ['shortsword', 'scimitar'])).toEqual([
    'Shortsword 1d6',
    'Scimitar 1d6',
    'Unarmed strike none',
  ]);
  expect(of('2014', ['shortsword', 'scimitar'], style)[0]).toBe('Shortsword 1d6+4');
  expect(of('2014', ['shortsword', 'longsword'])[0]).toBe('Shortsword none');
  expect(of('2014', ['shortsword', 'hand-crossbow'])[0]).toBe('Shortsword none');
  expect(of('2024', ['shortsword', 'hand-crossbow'])[0]).toBe('Shortsword 1d6');
});
