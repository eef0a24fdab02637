import { expect, test } from 'vitest';
import { SRD_MONSTERS, SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS, SRD_52_SPELLS } from '../../../tests/harness/srd-5-2';
import { createBattle } from '../create-battle';
import { USUAL_OPTIONS } from '../sheet/battle';
import type { Combatant } from '../sheet/combatant';
import { USUAL_TACTICS } from '../sheet/tactics';
import { combatantOf } from './combatant-of';

const BOOKS = { '2014': SRD_SPELLS, '2024': SRD_52_SPELLS };
const ALL = [...SRD_MONSTERS, ...SRD_52_MONSTERS].map((record) => ({
  record,
  combatant: combatantOf(record, {
    spell: (slug) => BOOKS[record.edition].find((one) => one.slug === slug) ?? null,
  }),
}));

function creature(slug: string, edition = '2014'): Combatant {
  const found = ALL.find(({ record }) => record.slug === slug && record.edition === edition);
  if (!found) throw new Error(`no ${slug}`);
  return found.combatant;
}

function deed(slug: string, key: string) {
  const found = creature(slug).deeds.find((one) => one.key === key);
  if (!found)
    throw new Error(`${slug} has no ${key}: ${creature(slug).deeds.map((one) => one.key)}`);
  return found;
}

test('an adult red dragon', () => {
  const dragon = creature('adult-red-dragon');
  expect(dragon).toMatchObject({
    ac: 19,
    saves: { dex: 6, con: 13 },
    traits: { legendaryResistance: 3, legendaryActions: 3 },
  });
  expect(deed('adult-red-dragon', 'fire-breath')).toMatchObject({
    costs: [{ resource: 'fire-breath', amount: 1 }],
    steps: [
      {
        does: 'save',
        aim: { area: { shape: 'cone', feet: 60 } },
        save: {
          dc: 21,
          success: 'half',
          fail: { damage: [{ count: 18, sides: 6, type: 'fire' }] },
        },
      },
    ],
  });
  expect(dragon.resources).toContainEqual(
    expect.objectContaining({ key: 'fire-breath', rechargeOn: 5 }),
  );
  expect(deed('adult-red-dragon', 'multiattack').steps).toEqual([
    { does: 'perform', anyOf: ['frightful-presence'], times: 1 },
    { does: 'perform', anyOf: ['bite'], times: 1 },
    { does: 'perform', anyOf: ['claw'], times: 2 },
  ]);
  expect(deed('adult-red-dragon', 'wing-attack')).toMatchObject({
    time: 'legendary',
    legendaryCost: 2,
  });
});

test('traits by their names', () => {
  expect(creature('troll').traits.regeneration).toEqual({
    hitPoints: 10,
    stoppedBy: ['acid', 'fire'],
    keepsAlive: true,
  });
  expect(creature('zombie').traits.undeadFortitude).toBe(true);
  expect(creature('kobold').traits.packTactics).toBe(true);
  expect(creature('boar').traits.relentless).toBe(7);
  expect(creature('lich').defences).toContainEqual({
    how: 'immune',
    types: ['bludgeoning', 'piercing', 'slashing'],
    unless: 'magical',
  });
  expect(creature('werewolf').defences.some(({ unless }) => unless === 'silvered')).toBe(true);
});

test('a limit that the words of a trait do not give is told, and nothing taken in its place', () => {
  const boar = SRD_MONSTERS.find(({ slug }) => slug === 'boar');
  if (!boar) throw new Error('No boar');
  const saying = (text: string) =>
    combatantOf(
      { ...boar, traits: boar.traits.map((one) => ({ ...one, text })) },
      { spell: () => null },
    );
  expect(saying('It takes 9 points of damage or less and stands.').traits.relentless).toBe(9);
  const unread = saying('A light blow leaves it standing.');
  expect(unread.traits.relentless).toBeUndefined();
  expect(unread.leftOut.join()).toContain('its text gives no limit such as “7 damage or less”');
});

test('spells of a mage are deeds that spend its slots', () => {
  const mage = creature('mage');
  const fireball = mage.deeds.find(({ key }) => key === 'spell-fireball');
  expect(fireball).toMatchObject({
    costs: [{ resource: 'slot-3', amount: 1 }],
    steps: [{ does: 'save', save: { dc: 14, success: 'half' } }],
  });
  expect(mage.deeds.find(({ key }) => key === 'spell-fireball-4')).toBeDefined();
  expect(mage.reactions).toContainEqual(expect.objectContaining({ name: 'Shield', on: 'hit' }));
});

test('all creatures of both editions fit together', () => {
  expect(ALL.length).toBe(653);
  for (const { record, combatant } of ALL) {
    const keys = combatant.deeds.map(({ key }) => key);
    expect([record.slug, new Set(keys).size]).toEqual([record.slug, keys.length]);
    const resources = new Set(combatant.resources.map(({ key }) => key));
    for (const one of [...combatant.deeds, ...combatant.reactions]) {
      for (const { resource } of one.costs)
        expect([record.slug, resource, resources.has(resource)]).toEqual([
          record.slug,
          resource,
          true,
        ]);
    }
    for (const { steps } of combatant.deeds) {
      for (const step of steps) {
        if (step.does === 'perform') for (const key of step.anyOf) expect(keys).toContain(key);
      }
    }
    const printed = record.actions.flatMap(({ effects }) =>
      effects.filter(({ kind }) => kind === 'attack'),
    );
    const played = combatant.deeds.flatMap(({ steps }) =>
      steps.filter(({ does }) => does === 'attack'),
    );
    expect([record.slug, played.length >= printed.length]).toEqual([record.slug, true]);
    expect(JSON.parse(JSON.stringify(combatant))).toEqual(combatant);
  }
});

test('any creature against any other is played to an end', () => {
  let brokenOff = 0;
  for (let pair = 0; pair < 650; pair += 1) {
    const a = ALL[(pair * 37) % ALL.length]?.combatant;
    const b = ALL[(pair * 101 + 13) % ALL.length]?.combatant;
    if (!a || !b) continue;
    const battle = createBattle(
      {
        edition: pair % 2 === 0 ? '2014' : '2024',
        sides: [
          [{ combatant: a, count: 1 + (pair % 3) }],
          [{ combatant: b, count: 1 + (pair % 2) }],
        ],
        tactics: [USUAL_TACTICS, USUAL_TACTICS],
        options: { ...USUAL_OPTIONS, fixedHitPoints: pair % 5 !== 0, lair: pair % 7 === 0 },
      },
      `pair ${pair}`,
    );
    battle.play(3);
    const tally = battle.tally();
    brokenOff += tally.brokenOff;
    const sum = (of: 'dealt' | 'taken') => tally.creatures.reduce((all, one) => all + one[of], 0);
    if (tally.deeds.length > 0) expect(sum('taken')).toBeGreaterThanOrEqual(0);
    for (const { left, maximum } of tally.creatures) {
      expect(left.least).toBeGreaterThanOrEqual(0);
      expect(maximum).toBeGreaterThan(0);
    }
    for (const { left, of } of tally.resources) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(of);
    }
  }
  // Some creatures cannot hurt each other: their fights are reported as broken off instead of running forever.
  expect(brokenOff).toBeLessThan(200);
});
