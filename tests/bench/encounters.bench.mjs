import { bundleEngine } from './bundle-engine.mjs';

const ENGINE = `
  export { fill } from './app/encounters/fill/fill';
  export { candidateOf } from './app/encounters/fill/candidate-of';
  export { ANY_CREATURE } from './app/encounters/fill/candidate';
  export { TEMPLATES } from './app/encounters/fill/templates';
  export { judge } from './app/encounters/budget/judge';
  export { publicId } from './app/compendium/records/public-id';
  export { trustedMonster } from './app/compendium/records/read-records';
  export { SRD_MONSTERS } from './tests/harness/srd-5-1';
  export { SRD_52_MONSTERS } from './tests/harness/srd-5-2';
`;
/** The time limit in milliseconds for generating an encounter, on a phone four times slower than this machine. */
const BUDGET_MS = 50;
const SLOWER = 4;

/** The 95th percentile and the maximum of the time of a call, in milliseconds. */
function timed(times, work) {
  const took = [];
  for (let time = 0; time < times; time += 1) {
    const before = performance.now();
    work(time);
    took.push(performance.now() - before);
  }
  took.sort((a, b) => a - b);
  return { p95: took[Math.floor(times * 0.95)], longest: took.at(-1) };
}

/**
 * The cost of the encounter builder: generating from all creatures of an edition, judging an encounter, and reading the
 * creatures once.
 */
export async function run({ full }) {
  const { fill, candidateOf, ANY_CREATURE, TEMPLATES, judge, publicId, trustedMonster, ...srd } =
    await bundleEngine(ENGINE);
  const records = [...srd.SRD_MONSTERS, ...srd.SRD_52_MONSTERS];
  const pool = records.map((record) =>
    candidateOf(publicId(record.source, record.slug).id, record),
  );
  const bands = ['easy', 'medium', 'hard', 'deadly'];
  const fills = timed(full ? 50_000 : 5000, (seed) =>
    fill({
      seed: String(seed),
      edition: '2014',
      pool,
      fixed: [],
      wanted: ANY_CREATURE,
      levels: Array.from({ length: 1 + (seed % 8) }, () => 1 + (seed % 20)),
      band: bands[seed % bands.length],
      template: TEMPLATES[seed % TEMPLATES.length],
    }),
  );
  const creatures = pool
    .slice(0, 60)
    .map((one) => ({ ...one, count: 3, side: 'foes', menace: one }));
  const judged = timed(5000, () => judge({ edition: '2024', levels: [5, 5, 5, 5], creatures }));
  const stored = srd.SRD_52_MONSTERS.map((record) => JSON.stringify(record));
  const read = timed(5, () => stored.map((text) => candidateOf('x', trustedMonster(text))));
  const row = (name, value, budget) => ({
    name,
    value: value.toFixed(2),
    unit: 'ms',
    budget,
    ok: budget === undefined ? undefined : value * SLOWER <= BUDGET_MS,
  });
  return [
    row('a fill from 653 creatures, p95', fills.p95, BUDGET_MS / SLOWER),
    row('the longest fill', fills.longest, BUDGET_MS / SLOWER),
    row('judging 60 kinds, p95', judged.p95),
    row('reading the creatures of an edition', read.p95),
  ];
}
