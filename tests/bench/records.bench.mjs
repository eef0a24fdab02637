import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/setup/project.mjs';
import { loadProductCode, srdRecords } from '../../scripts/setup/seed.mjs';

/** Of a hundred entries that deal damage, heal, inflict or force a save, so many must say all of it as effects. */
const LEAST_COMPLETE = 95;

function shareRows(name, { acting, complete, rest }) {
  const share = Math.round((complete / acting) * 1000) / 10;
  return [
    {
      name: `${name}: complete of ${acting} that act`,
      value: share,
      unit: '%',
      budget: LEAST_COMPLETE,
      ok: share >= LEAST_COMPLETE,
    },
    ...rest.map((one) => ({ name: `  ${one.slice(0, 110)}`, value: '' })),
  ];
}

const TIMES = 5;

/** What reading a record from what is stored takes: every page of one does it once. The least of several, as on a quiet machine. */
function readingRow(name, records, revive) {
  const stored = records.map((record) => JSON.stringify(record));
  const times = Array.from({ length: TIMES }, () => {
    const start = performance.now();
    for (const json of stored) revive(json);
    return performance.now() - start;
  });
  const each = Math.min(...times) / stored.length;
  return {
    name: `${name}: reading one as stored`,
    value: Math.round(each * 1000) / 1000,
    unit: 'ms',
    budget: 1,
    ok: each <= 1,
  };
}

/** What the records of both editions say as structure, what they leave to words, and what reading them costs. */
export async function run() {
  const code = await loadProductCode();
  const records = srdRecords(code);
  const rows = [];
  for (const [edition, { monsters, spells }] of Object.entries(records)) {
    rows.push(...shareRows(`monsters of ${edition}`, code.monsterCoverage(monsters)));
    rows.push(...shareRows(`spells of ${edition}`, code.spellCoverage(spells)));
    rows.push(readingRow(`monsters of ${edition}`, monsters, code.reviveMonster));
    rows.push(readingRow(`spells of ${edition}`, spells, code.reviveSpell));
  }
  const kept = ['monsters.ndjson', 'spells.ndjson', 'spell-words.ndjson'].reduce(
    (sum, file) => sum + readFileSync(inProject('content', 'srd-5-2', file)).length,
    0,
  );
  rows.push({ name: 'SRD 5.2 as kept in the project', value: Math.round(kept / 1000), unit: 'kB' });
  return rows;
}
