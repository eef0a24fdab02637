import { bundleEngine } from './bundle-engine.mjs';

const ENGINE = `
  export { readHomebrew } from './app/compendium/foreign/read-homebrew';
  export { HOMEBREW_FORMS, writeHomebrew } from './app/tools/homebrew/out/write-homebrew';
  export { explainChallenge } from './app/tools/homebrew/challenge/explain';
  export { scaleTo } from './app/tools/homebrew/challenge/scale';
  export { pastedStatblock } from './tests/harness/pasted-statblock';
  export { SRD_MONSTERS } from './tests/harness/srd-5-1';
  export { SRD_52_MONSTERS } from './tests/harness/srd-5-2';
`;
/** The milliseconds of a frame on a phone four times slower than this machine: the preview follows the typing. */
const FRAME_MS = 16 / 4;
/** The time limit for reading the largest pasted text, far below the 30 seconds that a Worker may use. */
const PASTE_MS = 5000;

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

/** One sentence over as many lines as a text may have: the start of each line is read as the middle of the sentence. */
const SENTENCES = {
  'an aura': [
    'Aura. Each creature within 10 feet,',
    'of the ogre that starts its turn there takes 5 fire damage, ',
  ],
  'a cure': ['Heal. It', 'regains 10 hit points, if it has at least 1 hit point, '],
  conditions: ['Bite. The target is', 'prone and stunned until the end of its next turn, '],
  damage: ['Breath. The target is hit,', 'taking 5 (1d6 + 2) fire damage on a failed save, '],
};
const MEGABYTES = [0.1, 0.6, 1.2, 2.4, 4.9];
/** The time limit for the largest text in one sentence; a reader that starts again at each line would take minutes. */
const SENTENCE_MS = 1000;

/** Times long sentences by their length: the time must grow linearly with the lines. */
function longSentences(readHomebrew, row) {
  return Object.entries(SENTENCES).flatMap(([name, [first, line]]) => {
    const took = MEGABYTES.map((size) => {
      const text = `${first}\n${`${line}\n`.repeat(Math.ceil((size * 1e6) / (line.length + 1)))}`;
      return p95([text, text, text], readHomebrew);
    });
    return took.map((value, at) =>
      row(
        `a sentence of ${MEGABYTES[at]} MB over many lines, ${name}`,
        value,
        MEGABYTES[at] === 4.9 ? SENTENCE_MS : undefined,
      ),
    );
  });
}

/**
 * The cost of homebrew: explaining a challenge rating, scaling, reading the largest pasted text, and exporting and
 * importing every format.
 */
export async function run({ full }) {
  const engine = await bundleEngine(ENGINE);
  const { readHomebrew, writeHomebrew, explainChallenge, scaleTo, pastedStatblock } = engine;
  const records = [...engine.SRD_MONSTERS, ...engine.SRD_52_MONSTERS];
  const idOf = ({ edition, slug }) => `${edition}-${slug}`;
  const row = (name, value, budget) => ({
    name,
    value: value.toFixed(2),
    unit: 'ms',
    budget,
    ok: budget === undefined ? undefined : value <= budget,
  });
  const warm = full ? 5 : 1;
  for (let time = 0; time < warm; time += 1) for (const one of records) explainChallenge(one);
  const paste = records.slice(0, 500).map(pastedStatblock).join('\n\n');
  const pasted = p95([paste], readHomebrew);
  // As much as a book: a file has at most 500 records and 5 MB.
  const book = records.slice(0, 300);
  const rows = [
    row('explaining a challenge, p95', p95(records, explainChallenge), FRAME_MS),
    row(
      'scaling to challenge 10, p95',
      p95(records, (one) => scaleTo(one, 10)),
    ),
    row('reading 500 pasted statblocks', pasted, PASTE_MS),
  ];
  rows.push(...longSentences(readHomebrew, row));
  for (const form of Object.keys(engine.HOMEBREW_FORMS)) {
    let text = '';
    const out = p95([book], (all) => {
      text = writeHomebrew(all, form, idOf);
    });
    rows.push(row(`300 creatures out as ${form}`, out));
    rows.push(row(`300 creatures in from ${form}`, p95([text], readHomebrew)));
  }
  return rows;
}
