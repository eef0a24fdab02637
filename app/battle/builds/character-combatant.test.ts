import { expect, test } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { EDITIONS, type Edition } from '~/rules/edition';
import { SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { SRD_52_SPELLS } from '../../../tests/harness/srd-5-2';
import { createBattle } from '../create-battle';
import { USUAL_OPTIONS } from '../sheet/battle';
import { USUAL_TACTICS } from '../sheet/tactics';
import { characterCombatant } from './character-combatant';
import { NO_LIMIT, NOT_PLAYED } from './race-traits';
import type { Look } from './spell-kit';

const BOOKS = { '2014': SRD_SPELLS, '2024': SRD_52_SPELLS };
const lookIn = (edition: Edition): Look => ({
  spell: (slug) => BOOKS[edition].find((one) => one.slug === slug) ?? null,
});

const carried = (item: string, more = {}) => ({ id: item, item, equipped: true, ...more });

function fighting(edition: Edition, classes: readonly string[], more: object = {}) {
  const whole = character.parse({
    edition,
    name: 'Vex',
    levels: classes.map((one) => ({ class: one })),
    abilities: { base: { str: 18, dex: 14, con: 14, int: 10, wis: 10, cha: 8 } },
    ...more,
  });
  return characterCombatant(sheetOf(bookOf(edition), whole), lookIn(edition));
}

test('a character fights with the numbers of its sheet and its own weapons', () => {
  const vex = fighting('2014', Array(5).fill('fighter'), {
    items: [carried('longsword', { plus: 1 }), carried('longbow'), carried('chain-mail')],
    overrides: { initiative: 7 },
  });
  expect(vex).toMatchObject({
    name: 'Vex',
    edition: '2014',
    level: 5,
    ac: 16,
    initiative: { bonus: 7 },
    // 10 + 4 × 6 + 5 × 2.
    hitPoints: { average: 44, bonus: 44 },
    saves: { str: 7, con: 5, dex: 2 },
  });
  // Two attacks: Strength 4, proficiency 3, magic 1.
  expect(vex.deeds[0]?.steps).toMatchObject([
    {
      name: 'Longsword',
      times: 2,
      toHit: 8,
      reach: 'melee',
      hit: { damage: [{ count: 1, sides: 8, bonus: 5, type: 'slashing' }] },
    },
  ]);
  const bow = vex.deeds.find(({ name }) => name === 'Longbow')?.steps[0];
  expect(bow).toMatchObject({ toHit: 5, times: 2, reach: 'ranged' });
  // The other deeds of the class stay.
  expect(vex.deeds.map(({ key }) => key)).toContain('second-wind');
  expect(vex.leftOut[0]).toBe(
    "Vex fights with the numbers, weapons and spells of its sheet, and otherwise as this level's champion fighter.",
  );
});

test('of several classes it fights as the one that it has most of, with the slots that they share', () => {
  const mixed = fighting('2014', ['cleric', 'cleric', 'cleric', 'wizard', 'wizard']);
  const slots = mixed.resources.flatMap(({ key, most }) => (/^slot/.test(key) ? [most] : []));
  expect(slots.slice(0, 2)).toEqual([4, 3]);
  expect(mixed.level).toBe(5);
});

test('whoever has chosen no class, and carries nothing, fights all the same', () => {
  const bare = fighting('2024', []);
  expect(bare).toMatchObject({ level: 1, deeds: [{ steps: [{ name: 'Unarmed strike' }] }, {}] });
  expect(bare.hitPoints.average).toBeGreaterThan(0);
});

test.each(EDITIONS)(
  'characters of each class of %s fight, and cast what they can pay',
  (edition) => {
    for (const { slug } of bookOf(edition).classes) {
      const levels = [...Array(4).fill(slug), 'fighter'];
      const one = fighting(edition, levels, { items: [carried('shortsword')] });
      expect(JSON.parse(JSON.stringify(one))).toEqual(one);
      expect(one.deeds.map(({ name }) => name)).toContain('Shortsword');
      expect(new Set(one.deeds.map(({ key }) => key)).size).toBe(one.deeds.length);
      const known = one.resources.map(({ key }) => key);
      for (const { costs } of [...one.deeds, ...one.reactions]) {
        for (const { resource } of costs) expect(known).toContain(resource);
      }
      const placed = [{ combatant: one, count: 1 }];
      const battle = createBattle(
        {
          edition,
          sides: [placed, placed],
          tactics: [USUAL_TACTICS, USUAL_TACTICS],
          options: USUAL_OPTIONS,
        },
        'seed',
      );
      expect(battle.tell(1).length).toBeGreaterThan(2);
    }
  },
);

test('a caster casts the spells of its sheet', () => {
  const slugs = { cantrips: [], known: [], prepared: ['inflict-wounds'] };
  const odo = fighting('2014', ['cleric'], { spells: { cleric: slugs } });
  const names = odo.deeds.map(({ name }) => name);
  expect(names).toContain('Inflict Wounds');
  expect(names).not.toContain('Guiding Bolt');
});

test('a race is that of the sheet: a half-orc holds on, a human does not; without a class the sheet asks for one', () => {
  const traitsOf = (race: string) => fighting('2014', ['fighter'], { race }).traits;
  expect(traitsOf('half-orc')).toMatchObject({ relentless: NO_LIMIT, criticalDice: 1 });
  expect(traitsOf('human').relentless).toBeUndefined();
  expect(fighting('2024', ['cleric'], { race: 'halfling' }).traits.lucky).toBe(true);
  expect(fighting('2014', ['fighter']).assumed).toBeUndefined();
  expect(fighting('2014', []).assumed).toContain('Vex has no class');
});

test.each(EDITIONS)(
  'elves and dwarves of %s hold out against charms and poison, as others do not',
  (edition) => {
    const of = (race: string) => fighting(edition, ['wizard'], { race });
    expect(of('elf').traits.saveAdvantageAgainst).toEqual(['charmed']);
    expect(of('dwarf').traits.saveAdvantageAgainst).toEqual(['poisoned']);
    expect(of('dwarf').defences).toEqual([{ how: 'resist', types: ['poison'] }]);
    expect(of('human').traits.saveAdvantageAgainst).toBeUndefined();
    expect(of('human').defences).toEqual([]);
  },
);

test('half-elves are of the fey too, and gnomes are hard to sway: in 2014 by magic alone', () => {
  const half = fighting('2014', Array(7).fill('ranger'), {
    race: 'half-elf',
    choices: { 'ranger/archetype#subclass': ['hunter'] },
  });
  // In addition to the class feature Steel Will.
  expect(half.traits.saveAdvantageAgainst).toEqual(['frightened', 'charmed']);
  const gnome = fighting('2024', Array(2).fill('barbarian'), { race: 'gnome' });
  expect(gnome.traits.saveAdvantage).toEqual(['dex', 'int', 'wis', 'cha']);
  const elder = fighting('2014', ['fighter'], { race: 'gnome' }).traits;
  expect(elder.saveAdvantageAgainstMagic).toEqual(['int', 'wis', 'cha']);
  expect(elder.saveAdvantage).toBeUndefined();
});

test('what of a race is not played stands among what is left out', () => {
  const said = (edition: Edition, race: string, subrace?: string) =>
    fighting(edition, ['fighter'], { race, ...(subrace ? { subrace } : {}) }).leftOut;
  expect(said('2014', 'dragonborn')).toContain('The breath weapon is not used.');
  expect(said('2014', 'dwarf').at(-1)).toContain('Dwarven Resilience');
  expect(said('2024', 'dwarf').join(' ')).not.toContain('Dwarven Resilience');
  expect(said('2014', 'elf').at(-1)).toContain('Fey Ancestry');
  expect(said('2024', 'elf').at(-1)).toContain('Trance');
  expect(said('2014', 'gnome').join(' ')).not.toContain('Gnome Cunning');
  expect(said('2024', 'tiefling', 'infernal')).toContain(
    'Infernal Legacy: its spells are not cast.',
  );
  expect(said('2024', 'goliath')).toContain('Giant Ancestry is not used.');
});

test('every feature of a race that is not played is one of the books', () => {
  const known = EDITIONS.flatMap((edition) =>
    bookOf(edition).races.flatMap(({ features, subraces }) =>
      [...features, ...subraces.flatMap((one) => one.features)].map(({ key }) => key),
    ),
  );
  for (const key of Object.keys(NOT_PLAYED)) expect(known).toContain(key);
});
