import { describe, expect, it, test } from 'vitest';
import { ABILITIES, abilityModifier } from '~/rules/ability';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { hasLair, lairRowOf, sheetOf } from './from-record';
import { sheet } from './sheet';

const ALL = [...SRD_MONSTERS, ...SRD_52_MONSTERS];

function recordOf(slug: string, edition: '2014' | '2024') {
  const found = ALL.find((one) => one.slug === slug && one.edition === edition);
  if (found === undefined) throw new Error(`no ${slug}`);
  return found;
}

describe('every monster of both editions', () => {
  it('has a sheet that is kept as it is, in its lair and outside', () => {
    expect(ALL.length).toBe(653);
    for (const record of ALL) {
      for (const inLair of [false, true]) {
        const made = sheetOf(record, { inLair });
        expect(sheet.parse(made), record.name).toEqual(made);
      }
    }
  });

  it('has the numbers of its record', () => {
    for (const record of ALL) {
      const made = sheetOf(record);
      const name = `${record.name} ${record.edition}`;
      expect(made.ac, name).toBe(record.ac.value);
      expect(made.maximum, name).toBe(record.hp.average);
      expect(made.challenge, name).toBe(record.cr);
      expect(made.xp, name).toBe(record.xp);
      for (const ability of ABILITIES) {
        const modifier = abilityModifier(record.abilities[ability]);
        expect(made.saves[ability], name).toBe(record.saves[ability] ?? modifier);
      }
      if (record.edition === '2014') {
        expect(made.initiativeBonus, name).toBe(abilityModifier(record.abilities.dex));
      } else {
        const score = made.initiativeScore ?? 10 + made.initiativeBonus;
        expect(record.initiative, name).toEqual({ bonus: made.initiativeBonus, score });
      }
      for (const kind of ['vulnerable', 'resist', 'immune'] as const) {
        expect(made[kind].length, name).toBe(record.defences[kind].length);
      }
      expect(made.legendaryActions, name).toBe(record.legendary?.actionsPerRound ?? 0);
    }
  });

  it('counts everything that recharges or has uses, and each spell by the day', () => {
    for (const record of ALL) {
      const { uses } = sheetOf(record);
      const entries = [...record.traits, ...record.actions, ...record.bonusActions];
      for (const entry of [...entries, ...record.reactions]) {
        if (entry.tag === 'legendary-resistance') continue;
        const limited =
          entry.recharge !== null || (entry.uses !== null && entry.uses.per !== 'turn');
        if (!limited) continue;
        const found = uses.find(({ key }) => key === entry.key);
        expect(found, `${record.name}: ${entry.name}`).toBeDefined();
        if (typeof entry.recharge === 'object' && entry.recharge !== null) {
          expect(found?.recharge).toBe(entry.recharge.min);
        }
        if (entry.uses !== null) expect(found?.most).toBe(entry.uses.times);
      }
      const keys = uses.map(({ key }) => key);
      expect(new Set(keys).size, record.name).toBe(keys.length);
      const spells = record.spellcasting.flatMap(({ perDay }) =>
        perDay.flatMap(({ each, spells }) => (each || spells.length === 1 ? spells : [spells[0]])),
      );
      expect(keys.filter((key) => key.startsWith('spell')).length).toBe(spells.length);
    }
  });

  it('keeps what has a moment: regeneration, auras at a turn, what it does when it falls', () => {
    for (const record of ALL) {
      const made = sheetOf(record);
      const effects = record.traits.flatMap((trait) => trait.effects);
      expect(made.regeneration !== null).toBe(effects.some(({ kind }) => kind === 'regenerate'));
      for (const trait of record.traits) {
        const on = trait.trigger?.on;
        if (on === 'dies' || on === 'zero-hit-points') {
          const found = made.reminders.find(({ id }) => id === trait.key);
          expect(found, `${record.name}: ${trait.name}`).toMatchObject({ at: on });
        }
        for (const effect of trait.effects) {
          if (effect.kind !== 'aura') continue;
          const turns = effect.at.filter((at) => /turn-(start|end)$/.test(at));
          const found = made.auras.filter(
            ({ name, feet }) => name === trait.name && feet === effect.area.feet,
          );
          expect(found.length, `${record.name}: ${trait.name}`).toBeGreaterThanOrEqual(
            turns.length,
          );
        }
      }
      const ids = made.reminders.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

test('a zombie asks for its save with the damage added, and a troll regenerates unless burned', () => {
  const [fortitude] = sheetOf(recordOf('zombie', '2014')).reminders;
  expect(fortitude).toMatchObject({
    at: 'zero-hit-points',
    text: 'Undead Fortitude: Constitution save DC 5 + the damage, and on a success it has 1 hit point left (if the damage is not radiant and it is not a critical hit).',
  });
  expect(sheetOf(recordOf('troll', '2024')).regeneration).toEqual({
    hitPoints: 15,
    stoppedBy: ['acid', 'fire'],
    keepsAlive: true,
  });
});

test('saves with advantage are named as a save names what it is against', () => {
  expect(sheetOf(recordOf('balor', '2014')).saveAdvantages).toEqual(['spells', 'magic']);
  expect(sheetOf(recordOf('knight', '2014')).saveAdvantages).toEqual(['frightened']);
  expect(sheetOf(recordOf('goat', '2014')).saveAdvantages).toEqual(['prone']);
  // Advantages that hold only in a form or place are not general save advantages.
  expect(sheetOf(recordOf('vampire', '2014')).saveAdvantages).toEqual([]);
});

test('a ghast stinks at the start of other turns', () => {
  expect(sheetOf(recordOf('ghast', '2014')).auras[0]).toEqual({
    name: 'Stench',
    feet: 5,
    at: 'others-turn-start',
    text: 'Constitution save DC 10 or poisoned',
  });
});

test('a dragon in its lair has more of what a legend has', () => {
  const dragon = recordOf('adult-red-dragon', '2024');
  expect(hasLair(dragon)).toBe(true);
  expect(sheetOf(dragon)).toMatchObject({
    legendaryActions: 3,
    legendaryResistances: 3,
    xp: 18000,
  });
  expect(sheetOf(dragon, { inLair: true })).toMatchObject({
    legendaryActions: 4,
    legendaryResistances: 4,
    xp: 20000,
  });
});

test('lair actions come on count 20 and lose ties', () => {
  const lich = recordOf('lich', '2014');
  expect(lairRowOf(lich)).toBeNull();
  const entry = { ...lich.actions[0], key: 'lair', name: 'Lair' } as (typeof lich.actions)[number];
  const row = lairRowOf({ ...lich, lairActions: [entry] });
  expect(row).toMatchObject({ kind: 'event', initiative: 20, losesTies: true });
  expect(sheet.parse(row?.sheet)).toEqual(row?.sheet);
});

test('a lich has its slots and its defences', () => {
  expect(sheetOf(recordOf('lich', '2014'))).toMatchObject({
    slots: [4, 3, 3, 3, 3, 1, 1, 1, 1],
    legendaryResistances: 3,
    conditionImmune: ['charmed', 'exhaustion', 'frightened', 'paralyzed', 'poisoned'],
    immune: [
      { types: ['poison'], qualifier: null },
      { types: ['bludgeoning', 'piercing', 'slashing'], qualifier: 'nonmagical' },
    ],
  });
});
