import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/setup/project.mjs';
import { loadProductCode, srdRecords } from '../../scripts/setup/seed.mjs';

/**
 * The minimum percentage of entries (that deal damage, heal, inflict or force a save) whose effects are structured
 * completely.
 */
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

/**
 * The cost of reading a stored record, which every page of a record does once: the minimum of several rounds, so that
 * other load does not matter.
 */
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

/** How much of the records of both editions is structured, how much is only text, and the cost of reading them. */
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
