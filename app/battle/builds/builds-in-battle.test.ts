import { expect, test } from 'vitest';
import { EDITIONS, type Edition } from '~/rules/edition';
import { SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { SRD_52_SPELLS } from '../../../tests/harness/srd-5-2';
import { createBattle } from '../create-battle';
import { USUAL_OPTIONS } from '../sheet/battle';
import { USUAL_TACTICS } from '../sheet/tactics';
import { buildOf } from './build-of';
import { BUILDS, NAMED_BUILDS } from './named-builds';

const BOOKS = { '2014': SRD_SPELLS, '2024': SRD_52_SPELLS };

function made(id: string, level: number, edition: Edition) {
  return buildOf(id, level, edition, {
    spell: (slug) => BOOKS[edition].find((one) => one.slug === slug) ?? null,
  });
}

const each = BUILDS.flatMap(({ id }) => EDITIONS.map((edition) => ({ id, edition })));

test('every spell that a build knows stands in its book', () => {
  const missing = NAMED_BUILDS.flatMap(({ spells }) =>
    EDITIONS.flatMap((edition) =>
      Object.values(spells?.known[edition] ?? {})
        .flat()
        .filter((slug) => !BOOKS[edition].some((one) => one.slug === slug))
        .map((slug) => `${edition} ${slug}`),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test.each(each)('$id of $edition casts only what it can pay, at all levels', ({ id, edition }) => {
  for (let level = 1; level <= 20; level += 1) {
    const { deeds, reactions, resources } = made(id, level, edition);
    const keys = deeds.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const known = resources.map(({ key }) => key);
    for (const { costs } of [...deeds, ...reactions]) {
      for (const { resource } of costs) expect(known).toContain(resource);
    }
    expect(new Set(reactions.map(({ key }) => key)).size).toBe(reactions.length);
    expect(JSON.stringify(deeds)).not.toMatch(/null,"sides"|NaN/);
  }
});

test('an evoker casts fireball from level 5: 8d6, and one die more from the next slot', () => {
  expect(made('evoker', 4, '2014').deeds.map(({ key }) => key)).not.toContain('spell-fireball');
  const of = (key: string) => {
    const step = made('evoker', 7, '2014').deeds.find((deed) => deed.key === key)?.steps[0];
    return step?.does === 'save' ? step.save : null;
  };
  const fire = (count: number) => ({ count, sides: 6, bonus: 0, type: 'fire' });
  expect(of('spell-fireball')).toMatchObject({
    dc: 15,
    success: 'half',
    fail: { damage: [fire(8)] },
  });
  expect(of('spell-fireball-4')).toMatchObject({ fail: { damage: [fire(9)] } });
});

test('a life cleric of level 5 heals 1d8 + 4 and 3 more with Cure Wounds of 2014', () => {
  const cure = made('life', 5, '2014').deeds.find(({ key }) => key === 'spell-cure-wounds');
  expect(cure?.steps[0]).toMatchObject({
    does: 'heal',
    amount: { count: 1, sides: 8, bonus: 4 + 3 },
  });
});

test.each(each)('$id of $edition fights a copy of itself to an end', ({ id, edition }) => {
  for (const level of [1, 5, 11, 17, 20]) {
    const placed = [{ combatant: made(id, level, edition), count: 2 }];
    const battle = createBattle(
      {
        edition,
        sides: [placed, placed],
        tactics: [USUAL_TACTICS, USUAL_TACTICS],
        options: USUAL_OPTIONS,
      },
      `${id} ${level}`,
    );
    battle.play(20);
    const { fights, wins } = battle.tally();
    expect(fights).toBe(20);
    // Sides that cannot harm each other would fight until the rounds run out, without a winner.
    expect(wins.a + wins.b).toBeGreaterThan(15);
  }
});
