import { bundleEngine } from './bundle-engine.mjs';
import { heavyCharacter } from './heavy-character.mjs';

const ENGINE = `
  export { readAsked } from './app/characters/asked-character';
  export { bookOf } from './app/characters/books/book-of';
  export { archetypeAt, archetypesOf } from './app/characters/make/archetypes';
  export { randomCharacter } from './app/characters/make/start';
  export { checkAnswer } from './app/characters/make/check-answer';
  export { settled } from './app/characters/make/settle';
  export { character } from './app/characters/record/character';
  export { sheetOf } from './app/characters/sheet/sheet-of';
  export { createRandom } from './app/rules/random';
  export { faultsOfMade } from './tests/harness/whole-character';
`;
/** A page computes a sheet several times, and should respond within a frame or two on a phone. */
const SHEET_MS = 5;
/** The limit for a character filled to the maximum, which must not delay other users. */
const HEAVY_MS = 60;

/** The 95th percentile of the processor time of a call in milliseconds, independent of other load on the machine. */
function p95(things, work) {
  const took = things.map((thing) => {
    const before = process.cpuUsage();
    work(thing);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)];
}

/**
 * How many characters made at random have a fault: each class at each level, from as many seeds. The first faults are
 * printed.
 */
function faultyOf({ bookOf, createRandom, faultsOfMade, randomCharacter }, edition, { full }) {
  const book = bookOf(edition);
  const levels = full ? Array.from({ length: 20 }, (_, at) => at + 1) : [1, 4, 9, 14, 20];
  const seeds = Array.from({ length: full ? 50 : 5 }, (_, at) => at + 1);
  let made = 0;
  let faulty = 0;
  for (const { slug } of book.classes)
    for (const level of levels)
      for (const seed of seeds) {
        const who = `${slug} ${level}, seed ${seed}`;
        const one = randomCharacter(book, who, { level, class: slug });
        const faults = faultsOfMade(book, one, createRandom(who));
        made += 1;
        if (faults.length === 0) continue;
        faulty += 1;
        if (faulty <= 5) console.log(`${edition} ${who}: ${faults.join(' ')}`);
      }
  return {
    name: `faulty of ${made} characters made at random, ${edition}`,
    value: faulty,
    budget: 0,
    ok: faulty === 0,
  };
}

/** The cost of characters: a sheet, applying a change, and generating a whole character. */
export async function run({ full }) {
  const engine = await bundleEngine(ENGINE);
  const { bookOf, archetypeAt, archetypesOf, randomCharacter, settled, sheetOf } = engine;
  const { checkAnswer, readAsked } = engine;
  const row = (name, value, budget) => ({
    name,
    value: value.toFixed(2),
    unit: 'ms',
    budget,
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
    const heavy = heavyCharacter(engine, edition);
    const sent = JSON.stringify(heavy);
    const times = Array.from({ length: full ? 40 : 10 }, () => heavy);
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
        `settling the heaviest character, ${edition}, p95`,
        p95(times, (one) => settled(book, one)),
        HEAVY_MS,
      ),
      row(
        `checking the heaviest character, ${edition}, p95`,
        p95(times, () => checkAnswer(sheetOf(book, readAsked(sent).character))),
        HEAVY_MS,
      ),
      row(
        `a whole character of level 10 at once, ${edition}, p95`,
        p95(seeds, (seed) => randomCharacter(book, seed, { level: 10 })),
      ),
      faultyOf(engine, edition, { full }),
    ];
  });
}
