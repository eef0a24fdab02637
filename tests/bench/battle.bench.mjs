import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { costOfAddresses } from './battle-cost.mjs';
import { bundleEngine } from './bundle-engine.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const CODE = `
  export { createBattle } from './app/battle/create-battle';
  export { battleOf } from './app/battle/setup/battle-of';
  export { readSetup } from './app/battle/setup/read-setup';
  export { buildOf } from './app/battle/builds/build-of';
  export { combatantOf } from './app/battle/records/combatant-of';
  export { readAsk } from './app/tools/battle-simulator/address/ask';
  export { setupValue } from './app/tools/battle-simulator/address/setup-value';
  export { whatIf } from './app/tools/battle-simulator/address/what-if';
  export { playForPage } from './app/tools/battle-simulator/play/play-ready';
  export { SRD_MONSTERS, SRD_SPELLS } from './tests/harness/srd-5-1';
  export { SRD_52_MONSTERS, SRD_52_SPELLS } from './tests/harness/srd-5-2';
  export { EXACT_CASES } from './tests/harness/exact-cases';
  export { exactWin } from './tests/harness/exact-fight';
`;

const blade = (toHit, dice, bonus, type = 'slashing') => ({
  name: 'Blow',
  toHit,
  dice,
  bonus,
  type,
});
/** Four written characters: two attacks per turn, a sneak attack, a mace, and two fireballs. */
const FOUR = [
  {
    name: 'Fighter',
    ac: 18,
    hp: 44,
    dexMod: 1,
    role: 'character',
    attacks: [blade(7, '2d6', 4), blade(7, '2d6', 4)],
  },
  {
    name: 'Rogue',
    ac: 15,
    hp: 38,
    dexMod: 4,
    role: 'character',
    attacks: [{ ...blade(7, '1d8', 4, 'piercing'), also: [{ dice: '3d6', type: 'piercing' }] }],
  },
  {
    name: 'Cleric',
    ac: 18,
    hp: 38,
    role: 'character',
    attacks: [blade(5, '1d8', 2, 'bludgeoning')],
  },
  {
    name: 'Wizard',
    ac: 12,
    hp: 27,
    dexMod: 2,
    role: 'character',
    line: 'back',
    attacks: [{ ...blade(7, '2d10', 0, 'fire'), reach: 'ranged', manner: 'magical' }],
    powers: [
      { name: 'Fireball', ability: 'dex', dc: 15, dice: '8d6', type: 'fire', targets: 17, uses: 2 },
    ],
  },
];
const FULL = { deathSaves: true, lines: true, reactions: true, sharedInitiative: true };

function rate(battle, fights) {
  battle.play(Math.ceil(fights / 5));
  const rates = Array.from({ length: 5 }, () => {
    const start = performance.now();
    battle.play(fights);
    return (fights * 1000) / (performance.now() - start);
  });
  return Math.round(rates.sort((a, b) => a - b)[2]);
}

async function weigh() {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { createBattle } from './app/battle/create-battle';",
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    alias: { '~': `${ROOT}/app` },
  });
  return Math.round(gzipSync(outputFiles[0].contents, { level: 9 }).length / 100) / 10;
}

/**
 * The battle simulator's engine: fights per second on one core, its size, constant memory, and how close it is to the
 * exact probabilities.
 */
export async function run({ full }) {
  const code = await bundleEngine(CODE);
  const spell = (slug) => code.SRD_SPELLS.find((one) => one.slug === slug) ?? null;
  const sources = {
    record: (id) => {
      const record = code.SRD_MONSTERS.find((one) => one.slug === id);
      return record ? code.combatantOf(record, { spell }) : null;
    },
    build: (id, level, edition) => code.buildOf(id, level, edition, { spell }),
  };
  const battleOf = (sides, options = FULL) => {
    const reading = code.readSetup({ edition: '2014', sides, options });
    if (!reading.ok) throw new Error(reading.problem);
    const made = code.battleOf(reading.setup, sources);
    if (!made.ok) throw new Error(made.problem);
    return code.createBattle(made.battle, 'bench');
  };
  const four5 = ['champion', 'thief', 'life', 'evoker'].map((build) => ({ build, level: 5 }));
  const ogre = battleOf([four5, [{ id: 'ogre' }, { id: 'goblin', count: 4 }]]);
  const dragons = battleOf([
    [
      'champion',
      'thief',
      'life',
      'evoker',
      'berserker',
      'lore',
      'land',
      'open-hand',
      'devotion',
      'hunter',
      'fiend',
    ].map((build) => ({ build, level: 14 })),
    [{ id: 'adult-red-dragon' }, { id: 'adult-blue-dragon' }],
  ]);
  const forty = battleOf([
    [...FOUR, { id: 'guard', count: 12 }],
    [
      { id: 'orc', count: 20 },
      { id: 'ogre', count: 4 },
    ],
  ]);
  const rows = [];
  const four = rate(ogre, 20_000);
  rows.push({
    name: 'four of level 5 against an ogre and 4 goblins',
    value: four,
    unit: 'fights/s',
    budget: 50_000,
    ok: four >= 50_000,
  });
  rows.push({ name: 'two adult dragons against 11', value: rate(dragons, 500), unit: 'fights/s' });
  rows.push({ name: '40 creatures', value: rate(forty, 500), unit: 'fights/s' });
  const weight = await weigh();
  rows.push({ name: 'the engine, gzip', value: weight, unit: 'kB', budget: 40, ok: weight <= 40 });
  const before = process.memoryUsage().heapUsed;
  ogre.play(full ? 1_000_000 : 200_000);
  globalThis.gc?.();
  const grown = Math.max(0, Math.round((process.memoryUsage().heapUsed - before) / 1e5) / 10);
  rows.push({
    name: `heap after ${full ? '1,000,000' : '200,000'} more fights`,
    value: `+${grown}`,
    unit: 'MB',
  });
  rows.push(anyAgainstAny(code, full ? 10_000 : 1000));
  rows.push(...costOfAddresses(code, sources));
  rows.push(...exact(code, battleOf, full ? 200_000 : 20_000));
  return rows;
}

/** Fights between any two records of both editions: none throws, and those that neither side can win report that. */
function anyAgainstAny(code, fights) {
  const books = { 2014: code.SRD_SPELLS, 2024: code.SRD_52_SPELLS };
  const all = [...code.SRD_MONSTERS, ...code.SRD_52_MONSTERS].map((record) =>
    code.combatantOf(record, {
      spell: (slug) => books[record.edition].find((one) => one.slug === slug) ?? null,
    }),
  );
  const tactics = {
    targets: 'weakest',
    spending: 'all',
    healAt: 0,
    fleeAt: 0,
    breakAt: 100,
    bunched: 100,
  };
  let brokenOff = 0;
  for (let pair = 0; pair < fights; pair += 1) {
    const sides = [37, 101].map((step, side) => [
      { combatant: all[(pair * step + side * 13) % all.length], count: 1 + (pair % (3 + side)) },
    ]);
    const battle = code.createBattle(
      {
        edition: pair % 2 === 0 ? '2014' : '2024',
        sides,
        tactics: [tactics, tactics],
        options: {
          ...FULL,
          fixedHitPoints: pair % 3 !== 0,
          surprised: pair % 9 === 0 ? 'a' : null,
          lair: pair % 4 === 0,
        },
      },
      `pair ${pair}`,
    );
    battle.play(1);
    brokenOff += battle.tally().brokenOff;
  }
  return {
    name: `${fights} fights of any records, broken off after 100 rounds`,
    value: brokenOff,
    unit: 'fights',
  };
}

function exact(code, battleOf, fights) {
  let worst = 0;
  for (const { a, b, exact: creatures } of code.EXACT_CASES) {
    const battle = battleOf([a, b], {});
    battle.play(fights);
    const chance = code.exactWin(creatures);
    const error = Math.sqrt(Math.max(chance * (1 - chance), 1e-6) / fights);
    worst = Math.max(worst, Math.abs(battle.tally().wins.a / fights - chance) / error);
  }
  return [
    {
      name: `farthest from the exact chance, ${code.EXACT_CASES.length} fights, ${fights} times each`,
      value: Math.round(worst * 100) / 100,
      unit: 'standard errors',
      budget: 4,
      ok: worst <= 4,
    },
  ];
}
