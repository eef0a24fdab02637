import { describe, expect, it } from 'vitest';
import { publicId } from '~/compendium/records/public-id';
import { BANDS_2014, BANDS_2024 } from '~/rules/budgets/budget-tables';
import { difficulty } from '~/rules/budgets/difficulty';
import { HABITATS } from '~/rules/habitats';
import { createRandom } from '~/rules/random';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { ANY_CREATURE, type Candidate } from './candidate';
import { candidateOf } from './candidate-of';
import { COMPANIES, companiesOf } from './companies';
import { drawAgain, type FillOrder, type Fixed, fill } from './fill';
import { TEMPLATES, type Template, templateOf } from './templates';

function poolOf(records: typeof SRD_MONSTERS): readonly Candidate[] {
  return records.map((record) => {
    const read = publicId(record.source, record.slug);
    if (!read.ok) throw new Error(read.problem);
    return candidateOf(read.id, record);
  });
}

const POOLS = { '2014': poolOf(SRD_MONSTERS), '2024': poolOf(SRD_52_MONSTERS) } as const;
const BANDS = { '2014': BANDS_2014, '2024': BANDS_2024 } as const;

/** A random order: a party, a band, a template, and sometimes a filter or a locked row. */
function orderOf(seed: number): FillOrder {
  const random = createRandom(`order ${seed}`);
  const edition = random.pick(['2014', '2024'] as const);
  const level = random.die(20);
  const levels = Array.from({ length: random.die(8) }, () =>
    Math.min(20, Math.max(1, level + random.below(3) - 1)),
  );
  const pool = POOLS[edition];
  const locked = random.pick(pool);
  const fixed: Fixed[] =
    random.below(4) === 0 ? [{ record: locked.id, xp: locked.xp, count: random.die(3) }] : [];
  const wanted =
    random.below(3) === 0 ? { ...ANY_CREATURE, types: [random.pick(pool).type] } : ANY_CREATURE;
  return {
    seed: String(seed),
    edition,
    levels,
    pool,
    wanted,
    fixed,
    band: random.pick(BANDS[edition]),
    template: random.pick(TEMPLATES),
  };
}

function verdictOf(
  { edition, levels, fixed }: FillOrder,
  drawn: readonly { creature: Candidate; count: number }[],
) {
  const monsters = [
    ...fixed.map(({ xp, count }) => ({ xp, count })),
    ...drawn.map(({ creature, count }) => ({ xp: creature.xp, count })),
  ];
  return difficulty({ edition, levels, monsters }).verdict;
}

it('is within the band for four hundred seeds, or says why not', () => {
  let filled = 0;
  for (let seed = 0; seed < 400; seed += 1) {
    const order = orderOf(seed);
    const answer = fill(order);
    if (!answer.ok) {
      expect(answer.why).toMatch(/^[A-Z].+\.$/);
      continue;
    }
    filled += 1;
    expect(verdictOf(order, answer.drawn), `seed ${seed}`).toBe(order.band);
    for (const { creature } of answer.drawn) {
      const { types } = order.wanted;
      expect(types.length === 0 || types.includes(creature.type)).toBe(true);
    }
  }
  // Most combinations of party and band can be filled; the others are small parties or need one rare kind.
  expect(filled).toBeGreaterThan(280);
});

it('draws the same fight for the same seed, and others for others', () => {
  const order = {
    ...orderOf(1),
    fixed: [],
    wanted: ANY_CREATURE,
    edition: '2014',
    band: 'hard',
  } as const;
  const drawn = (seed: string) => JSON.stringify(fill({ ...order, pool: POOLS['2014'], seed }));
  expect(drawn('a')).toBe(drawn('a'));
  expect(new Set(Array.from({ length: 20 }, (_, at) => drawn(String(at)))).size).toBeGreaterThan(
    15,
  );
});

describe.each(TEMPLATES)('a fight of the shape $id', (template) => {
  it.each(['2014', '2024'] as const)('has the numbers that it says, by %s', (edition) => {
    const answer = fill({
      seed: 'shape',
      edition,
      levels: [8, 8, 8, 8, 8],
      pool: POOLS[edition],
      band: edition === '2014' ? 'hard' : 'moderate',
      template,
      wanted: ANY_CREATURE,
      fixed: [],
    });
    if (!answer.ok) throw new Error(answer.why);
    expect(answer.drawn.length).toBe(template.slots.length);
    for (const [at, { count, round }] of answer.drawn.entries()) {
      const [least, most] = template.slots[at]?.count ?? [0, 0];
      expect(count).toBeGreaterThanOrEqual(least);
      expect(count).toBeLessThanOrEqual(most);
      expect(round).toBe(template.slots[at]?.round);
    }
    expect(new Set(answer.drawn.map(({ creature }) => creature.id)).size).toBe(answer.drawn.length);
  });
});

function horde(): Template {
  const found = templateOf('horde');
  if (!found) throw new Error('There is no horde.');
  return found;
}

describe('what cannot be', () => {
  const order: FillOrder = {
    seed: 'x',
    edition: '2014',
    levels: [1, 1],
    band: 'easy',
    pool: POOLS['2014'],
    template: horde(),
    wanted: ANY_CREATURE,
    fixed: [],
  };

  it.each([
    [{ levels: [] }, 'Choose the party first'],
    [{ wanted: { ...ANY_CREATURE, types: ['furniture'] } }, 'No monster matches.'],
    [
      { fixed: [{ record: null, xp: 5000, count: 1 }] },
      'The locked monsters are already more than easy.',
    ],
    [{ wanted: { ...ANY_CREATURE, crMin: 10 } }, 'too much for easy'],
    [
      { levels: [20, 20, 20, 20], band: 'deadly', wanted: { ...ANY_CREATURE, crMax: 0 } },
      'stay below deadly',
    ],
  ] as const)('%j is said', (more, why) => {
    const answer = fill({ ...order, ...more } as FillOrder);
    expect(answer.ok ? 'filled' : answer.why).toContain(why);
  });
});

it('draws one row anew: another creature, as many, and still in the band', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const order = { ...orderOf(seed), wanted: ANY_CREATURE, fixed: [] };
    const first = fill(order);
    if (!first.ok || first.drawn.length < 2) continue;
    const [row, ...rest] = first.drawn;
    if (!row) continue;
    const fixed = rest.map(({ creature, count }) => ({
      record: creature.id,
      xp: creature.xp,
      count,
    }));
    const again = drawAgain(
      { ...order, seed: 'again', fixed },
      { record: row.creature.id, count: row.count, round: row.round },
    );
    if (!again.ok) continue;
    expect(again.drawn[0]?.creature.id).not.toBe(row.creature.id);
    expect(verdictOf({ ...order, fixed }, again.drawn)).toBe(order.band);
  }
});

/** A fight for four characters in one of the habitats. */
function inHabitat(seed: number): FillOrder {
  const random = createRandom(`habitat ${seed}`);
  const edition = random.pick(['2014', '2024'] as const);
  const level = random.die(12);
  return {
    ...orderOf(seed),
    edition,
    levels: [level, level, level, level],
    pool: POOLS[edition],
    band: random.pick(BANDS[edition]),
    template: random.pick(TEMPLATES),
    wanted: { ...ANY_CREATURE, places: [(HABITATS[seed % HABITATS.length] ?? '').toLowerCase()] },
    fixed: [],
  };
}

it('draws creatures that one would meet together in that place, in nine of ten fights', () => {
  let drawn = 0;
  let together = 0;
  for (let seed = 0; seed < 220; seed += 1) {
    const order = inHabitat(seed);
    const answer = fill(order);
    if (!answer.ok) continue;
    drawn += 1;
    const names = answer.drawn.map(({ creature }) => creature.name);
    const [place = ''] = order.wanted.places;
    const isCompany = COMPANIES.some(
      (one) => one.places.includes(place) && names.every((name) => one.has(name)),
    );
    if (isCompany) together += 1;
  }
  expect(drawn).toBeGreaterThan(180);
  expect(together / drawn).toBeGreaterThan(0.9);
});

it('keeps to the company of what is locked', () => {
  const goblin = POOLS['2014'].find(({ name }) => name === 'Goblin');
  if (!goblin) throw new Error('There is no goblin.');
  const fixed = [{ record: goblin.id, xp: goblin.xp, count: 4 }];
  for (let seed = 0; seed < 30; seed += 1) {
    const answer = fill({
      ...orderOf(seed),
      edition: '2014',
      levels: [4, 4, 4, 4],
      band: 'hard',
      pool: POOLS['2014'],
      wanted: ANY_CREATURE,
      template: templateOf('pair') ?? horde(),
      fixed,
    });
    if (!answer.ok) continue;
    for (const { creature } of answer.drawn) {
      const shared = companiesOf(creature.name).filter((one) => one.has('Goblin'));
      expect(shared.length, creature.name).toBeGreaterThan(0);
    }
  }
});
