import { bundleEngine } from './bundle-engine.mjs';

const ENGINE = `
  export { readHomebrew } from './app/tools/homebrew/in/read-homebrew';
  export { HOMEBREW_FORMS, writeHomebrew } from './app/tools/homebrew/out/write-homebrew';
  export { explainChallenge } from './app/tools/homebrew/challenge/explain';
  export { scaleTo } from './app/tools/homebrew/challenge/scale';
  export { pastedStatblock } from './tests/harness/pasted-statblock';
  export { SRD_MONSTERS } from './tests/harness/srd-5-1';
  export { SRD_52_MONSTERS } from './tests/harness/srd-5-2';
`;
/** Milliseconds of a frame on a phone four times slower than this machine: the panel follows what is typed. */
const FRAME_MS = 16 / 4;
/** The largest paste is read while its person waits, far below the 30 seconds that a Worker may reckon. */
const PASTE_MS = 5000;

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

/** What homebrew takes: explaining a challenge, scaling, reading the largest paste, and every form out and in again. */
export async function run({ full }) {
  const engine = await bundleEngine(ENGINE);
  const { readHomebrew, writeHomebrew, explainChallenge, scaleTo, pastedStatblock } = engine;
  const records = [...engine.SRD_MONSTERS, ...engine.SRD_52_MONSTERS];
  const idOf = ({ edition, slug }) => `${edition}-${slug}`;
  const row = (name, value, budget) => ({
    ...{ name, value: value.toFixed(2), unit: 'ms', budget },
    ok: budget === undefined ? undefined : value <= budget,
  });
  const warm = full ? 5 : 1;
  for (let time = 0; time < warm; time += 1) for (const one of records) explainChallenge(one);
  const paste = records.slice(0, 500).map(pastedStatblock).join('\n\n');
  const pasted = p95([paste], readHomebrew);
  // A book's worth: a file has at most 500 records and 5 MB.
  const book = records.slice(0, 300);
  const rows = [
    row('explaining a challenge, p95', p95(records, explainChallenge), FRAME_MS),
    row(
      'scaling to challenge 10, p95',
      p95(records, (one) => scaleTo(one, 10)),
    ),
    row('reading 500 pasted statblocks', pasted, PASTE_MS),
  ];
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
