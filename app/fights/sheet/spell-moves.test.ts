import { expect, it } from 'vitest';
import { SRD_MONSTERS, SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS, SRD_52_SPELLS } from '../../../tests/harness/srd-5-2';
import { castingsOf } from './known-spells';
import { limitedUses } from './limited-uses';
import { castBy, isBolts, lacking, stepOf } from './spell-move';
import { spellMove } from './spell-moves';
import { placedEntries } from './strikes';

function spell(slug: string) {
  const record = SRD_SPELLS.find((one) => one.slug === slug);
  if (!record) throw new Error(slug);
  return spellMove(slug, record);
}
const CASTER = { dc: 20, toHit: 12, modifier: 5, level: 18 };
const cast = (slug: string, level: number) => {
  const step = stepOf(spell(slug), level, CASTER.level);
  return { step, strike: castBy(step.strikes[0] ?? fail(slug), CASTER) };
};
function fail(slug: string): never {
  throw new Error(`${slug} has no strike`);
}

it('casts a fireball at the level of its slot (SRD 5.1, "Casting a Spell at a Higher Level")', () => {
  const { strike } = cast('fireball', 3);
  expect(strike.targets).toMatchObject({ count: 'each', area: '20-foot sphere' });
  expect(strike.hit.saves[0]).toMatchObject({ ability: 'dex', dc: 20, half: true });
  expect(strike.hit.saves[0]?.fail.damage[0]?.dice).toEqual({ count: 8, sides: 6 });
  expect(cast('fireball', 6).strike.hit.saves[0]?.fail.damage[0]?.dice?.count).toBe(11);
});

it('grows a cantrip with its caster (SRD 5.1, "Cantrips"), and counts bolts', () => {
  expect(cast('ray-of-frost', 0).strike).toMatchObject({
    attack: { toHit: 12 },
    hit: { damage: [{ dice: { count: 4, sides: 8 }, type: 'cold' }] },
  });
  const { step, strike } = cast('magic-missile', 3);
  expect(step.count).toBe(5);
  expect(isBolts(strike, step)).toBe(true);
  const hold = cast('hold-person', 4);
  expect([hold.step.count, isBolts(hold.strike, hold.step)]).toEqual([3, false]);
});

it('lets what it leaves end with its concentration and its time (SRD 5.1, "Duration")', () => {
  const { step, strike } = cast('hold-person', 2);
  expect(step.concentration).toBe(true);
  expect(strike.hit.saves[0]?.fail.lasting).toMatchObject([
    {
      conditions: ['paralyzed'],
      ends: { concentration: true, save: { ability: 'wis', dc: 20, when: 'turn-end' } },
    },
  ]);
  const bless = cast('bless', 1).strike.hit.lasting;
  expect(bless).toHaveLength(1);
  expect(bless[0]).toMatchObject({ name: 'Bless', ends: { concentration: true } });
});

it('adds the caster’s modifier to healing (SRD 5.1, "Cure Wounds")', () => {
  expect(cast('cure-wounds', 2).strike.hit.heals[0]).toMatchObject({
    dice: { count: 2, sides: 8 },
    bonus: 5,
  });
  const nobody = { dc: null, toHit: null, modifier: null, level: 1 };
  const strike = (slug: string) => stepOf(spell(slug), 3, 1).strikes[0] ?? fail(slug);
  expect(lacking(strike('fireball'), nobody)).toBe('dc');
  expect(lacking(strike('fire-bolt'), nobody)).toBe('attack');
  expect(lacking(strike('cure-wounds'), nobody)).toBe(null);
});

it('knows the spells of a creature with its numbers and what they cost', () => {
  const lich = SRD_MONSTERS.find(({ slug }) => slug === 'lich');
  const [casting] = lich ? castingsOf(lich) : [];
  expect(casting).toMatchObject({ dc: 20, toHit: 12, level: 18, modifier: 5 });
  expect(casting?.spells.find(({ spell: one }) => one === 'fireball')?.cost).toEqual({
    of: 'slot',
  });
  expect(casting?.spells.find(({ spell: one }) => one === 'ray-of-frost')?.cost).toBe(null);
});

it('spends uses that every sheet of the SRD has', () => {
  for (const record of [...SRD_MONSTERS, ...SRD_52_MONSTERS]) {
    const entries = placedEntries(record).map(({ entry }) => entry);
    const keys = new Set(limitedUses(record, entries, false).map(({ key }) => key));
    for (const { cost } of castingsOf(record).flatMap(({ spells }) => spells)) {
      if (cost?.of === 'use') expect(keys, record.slug).toContain(cost.key);
    }
  }
});

it('makes something of every spell of both editions, and never much', () => {
  for (const record of [...SRD_SPELLS, ...SRD_52_SPELLS]) {
    const move = spellMove(record.slug, record);
    expect(move.steps.length, record.slug).toBeGreaterThan(0);
    expect(JSON.stringify(move).length, record.slug).toBeLessThan(64_000);
    for (const { strikes } of move.steps) expect(strikes.length).toBeLessThan(10);
  }
});

it('grows what neither hurts nor heals: temporary hit points (SRD, "False Life")', () => {
  expect(cast('false-life', 1).strike.hit.heals[0]).toMatchObject({ bonus: 4 });
  expect(cast('false-life', 3).strike.hit.heals[0]).toMatchObject({ bonus: 14 });
});
