import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const rules = fileURLToPath(new URL('../../app/rules', import.meta.url));

const ROLLING = `
  export { parseDice } from './dice/text/parse';
  export { rollDice } from './dice/throw/roll';
  export { formatDice } from './dice/text/format';
  export { createRandom } from './random';
`;
const RECKONING = `
  export { distributionOf } from './dice/chances/distribution';
  export { meanOf, minimumOf, maximumOf } from './dice/chances/summary';
  export { SERVER_BUDGET } from '../tools/dice-roller/odds/odds-limits';
`;

/** The texts that are most expensive to parse. */
const HOSTILE = [
  '('.repeat(500),
  '-'.repeat(500),
  `${'('.repeat(50)}1d6${')'.repeat(50)}`,
  '999999999d999999999',
  '1+'.repeat(249),
  '1d6*'.repeat(124),
  '1d2!+'.repeat(99),
  `(${'1d6,'.repeat(120)}1)kh1`,
  `1d1000000${'r<9'.repeat(160)}`,
  `1000d6${'p1'.repeat(240)}`,
  `2d6${'sa'.repeat(248)}`,
  'max('.repeat(125),
  ' '.repeat(499),
  '[a]'.repeat(166),
  `1${'[a]'.repeat(166)}`,
  '1/2'.repeat(166),
];

async function bundle(contents) {
  const result = await build({
    stdin: { contents, resolveDir: rules, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return result.outputFiles[0].text;
}

/** The median time of one call in milliseconds. */
function time(work, times) {
  work();
  const taken = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)];
}

/** Times the dice engine and measures the size of its modules. */
export async function run({ full }) {
  const times = full ? 51 : 11;
  const rolling = await bundle(ROLLING);
  const code = await bundle(ROLLING + RECKONING);
  const dice = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const { parseDice, rollDice, createRandom, distributionOf } = dice;
  const read = (text) => {
    const parsed = parseDice(text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
    return parsed.roll;
  };
  const random = createRandom('bench');
  const rows = [];
  const report = (name, value, unit, budget) => {
    rows.push({ name, value: Number(value.toFixed(3)), unit, budget, ok: value <= budget });
  };

  const draws = 2_000_000;
  const drawing = time(() => {
    for (let draw = 0; draw < draws; draw += 1) random.below(20);
  }, 5);
  report('dice: one draw of a d20', (drawing * 1e6) / draws, 'ns', 50);

  const attack = '2d6+3 [slashing] + 1d8 [fire]';
  report(
    'dice: read an attack',
    time(() => parseDice(attack), times * 20),
    'ms',
    1,
  );
  const worst = Math.max(...HOSTILE.map((text) => time(() => parseDice(text), times)));
  report('dice: read the worst hostile text', worst, 'ms', 10);
  report(
    'dice: roll 8d6',
    time(() => rollDice(read('8d6'), random), times * 20),
    'ms',
    1,
  );
  const pools = [
    '1000d1000000',
    '500d6!',
    '250d2!!',
    '1000d1000u',
    '500d20r<20',
    '1000d6ro<6kh500',
  ].map(read);
  const heaviest = Math.max(
    ...pools.map((roll) => time(() => rollDice(roll, random, { critical: true }), times)),
  );
  report('dice: roll the heaviest pool, critical', heaviest, 'ms', 10);
  report(
    'dice: distribution of 4d6kh3',
    time(() => distributionOf(read('4d6kh3')), times),
    'ms',
    5,
  );
  report(
    'dice: distribution of 8d6!',
    time(() => distributionOf(read('8d6!')), times),
    'ms',
    20,
  );
  report(
    'dice: distribution of 100d6',
    time(() => distributionOf(read('100d6')), times),
    'ms',
    20,
  );
  const large = [
    '1000d6',
    '100d2!',
    '100d100kh50',
    '20d10!pkh5',
    '1d1000*1d1000*1d1000',
    '(1d100,1d100,1d100,1d100,1d100)kh2',
    `${'1d20000+'.repeat(50)}1`,
  ];
  const { SERVER_BUDGET } = dice;
  const open = [
    ...large,
    '1000d20',
    '100d200',
    '1d20000',
    '500d6!',
    '30d6!kh5',
    '10d100u',
    '40d20kh20',
  ];
  const dearest = Math.max(
    ...open.map((text) => time(() => distributionOf(read(text), {}, SERVER_BUDGET), 3)),
  );
  report('dice: the dearest odds that the server reckons', dearest, 'ms', 100);
  const slowest = Math.max(...large.map((text) => time(() => distributionOf(read(text)), 3)));
  report('dice: the slowest distribution, given or refused', slowest, 'ms', 300);

  report('dice: read and roll, gzip', gzipSync(rolling, { level: 9 }).length / 1000, 'kB', 9.5);
  report('dice: with distributions, gzip', gzipSync(code, { level: 9 }).length / 1000, 'kB', 13);
  return rows;
}
