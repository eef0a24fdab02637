import { bundleEngine } from './bundle-engine.mjs';

const ENGINE = `
  export { bookOf } from './app/characters/books/book-of';
  export { archetypeAt, archetypesOf } from './app/characters/make/archetypes';
  export { randomCharacter } from './app/characters/make/start';
  export { settled } from './app/characters/make/settle';
  export { sheetOf } from './app/characters/sheet/sheet-of';
`;
/** A page reckons a sheet a few times over, and shall answer well within a frame or two of a phone. */
const SHEET_MS = 5;

/** The processor's time that is met in 95 of 100 calls, in milliseconds: how busy the machine is with other things does not count. */
function p95(things, work) {
  const took = things.map((thing) => {
    const before = process.cpuUsage();
    work(thing);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)];
}

/** What characters take: a sheet, what settles a change, and a whole character at once. */
export async function run({ full }) {
  const engine = await bundleEngine(ENGINE);
  const { bookOf, archetypeAt, archetypesOf, randomCharacter, settled, sheetOf } = engine;
  const row = (name, value, budget) => ({
    ...{ name, value: value.toFixed(2), unit: 'ms', budget },
    ok: budget === undefined ? undefined : value <= budget,
  });
  return ['2014', '2024'].flatMap((edition) => {
    const book = bookOf(edition);
    const heroes = archetypesOf(edition).flatMap(({ slug }) =>
      [1, 5, 11, 17, 20].map((level) => archetypeAt(book, slug, level)),
    );
    for (let time = 0; time < (full ? 5 : 2); time += 1) {
      for (const hero of heroes) sheetOf(book, hero);
    }
    const seeds = Array.from({ length: full ? 60 : 12 }, (_, at) => `bench ${at}`);
    return [
      row(
        `a sheet of ${edition}, p95`,
        p95(heroes, (hero) => sheetOf(book, hero)),
        SHEET_MS,
      ),
      row(
        `settling a change, ${edition}, p95`,
        p95(heroes, (hero) => settled(book, hero)),
      ),
      row(
        `a whole character of level 10 at once, ${edition}, p95`,
        p95(seeds, (seed) => randomCharacter(book, seed, { level: 10 })),
      ),
    ];
  });
}
