import { gzipSync } from 'node:zlib';
import { startApp } from '../harness/app.mjs';

/** Kilobytes as the budgets of the design count them: 1,000 bytes, gzip. */
const KB = 1000;
const SCRIPT_BUDGET_KB = 115;
const PAGE_BUDGET_KB = 14;
const RATE_BUDGET = 60;

async function bodyOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

function gzipKb(text) {
  return gzipSync(text, { level: 9 }).length / KB;
}

/** Every script that a first visit loads: those in the page's HTML, and their imports. */
async function scriptsOf(origin, html) {
  const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(
    (found) => found[1],
  );
  const inline = [...html.matchAll(/import[^"']*["'](\/assets\/[^"']+\.js)["']/g)].map(
    (found) => found[1],
  );
  const waiting = [...new Set([...named, ...inline])];
  const loaded = new Map();
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (loaded.has(path)) continue;
    const text = await bodyOf(origin + path);
    loaded.set(path, text);
    for (const found of text.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)) {
      waiting.push(new URL(found[1], origin + path).pathname);
    }
  }
  return loaded;
}

async function weigh(origin, path) {
  const html = await bodyOf(origin + path);
  const scripts = await scriptsOf(origin, html);
  const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map((found) => found[1]);
  const styles = await Promise.all([...new Set(sheets)].map((sheet) => bodyOf(origin + sheet)));
  const sum = (texts) => texts.reduce((kb, text) => kb + gzipKb(text), 0);
  return {
    script: sum([...scripts.values()]),
    page: gzipKb(html) + sum(styles),
    html: gzipKb(html),
  };
}

async function rate(address, seconds) {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  async function ask() {
    while (performance.now() < end) {
      await bodyOf(address);
      answered += 1;
    }
  }
  await Promise.all([ask(), ask(), ask(), ask()]);
  return answered / seconds;
}

/** How fast a page is rendered, in percent of an empty page; alternately, because other load on the machine changes. */
async function shareOf(address, emptyAddress, rounds) {
  const shares = [];
  for (let round = 0; round < rounds; round += 1) {
    const empty = await rate(emptyAddress, 1);
    shares.push((100 * (await rate(address, 1))) / empty);
  }
  return shares.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

function row(name, value, unit, budget, ok) {
  return { name, value: Number(value.toFixed(1)), unit, budget, ok };
}

/** The size of the monster lookup's pages on a first visit, and how fast the Worker renders them. */
export async function run({ full = false } = {}) {
  const app = await startApp();
  try {
    const rows = [];
    for (const path of ['/monster-lookup', '/monster-lookup/goblin', '/monster-lookup/lich']) {
      const { script, page, html } = await weigh(app.origin, path);
      rows.push(
        row(`${path}: script`, script, 'kB gzip', SCRIPT_BUDGET_KB, script <= SCRIPT_BUDGET_KB),
        row(`${path}: HTML and CSS`, page, 'kB gzip', PAGE_BUDGET_KB, page <= PAGE_BUDGET_KB),
        row(`${path}: HTML alone`, html, 'kB gzip'),
      );
    }
    // This page uses no database and has two sentences: the layout around almost nothing.
    const empty = `${app.origin}/no-access`;
    for (const path of ['/monster-lookup', '/monster-lookup/goblin']) {
      const share = await shareOf(app.origin + path, empty, full ? 15 : 5);
      rows.push(
        row(`${path}: rate of an empty page`, share, '%', RATE_BUDGET, share >= RATE_BUDGET),
      );
    }
    return rows;
  } finally {
    await app.stop();
  }
}
