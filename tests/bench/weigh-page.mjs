import { gzipSync } from 'node:zlib';

/** Kilobytes as the budgets of the design count them: 1,000 bytes, gzip. */
const KB = 1000;

async function textOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

function gzipKb(text) {
  return gzipSync(text, { level: 9 }).length / KB;
}

/**
 * Every script that a first visit loads: those that the page preloads or runs, and their imports; with the lazy modules
 * of these names, and their imports.
 */
async function scriptsOf(origin, html, parts = []) {
  const waiting = [
    ...html.matchAll(/(?:href|src)="(\/assets\/[\w.-]+\.js)"/g),
    ...html.matchAll(/import[^"']*["'](\/assets\/[\w.-]+\.js)["']/g),
  ].map((found) => found[1]);
  // What wakes the page imports each of a list.
  const woken = /Promise\.all\((\["[^\]]+\])\.map\(path=>/.exec(html)?.[1] ?? '[]';
  waiting.push(...JSON.parse(woken));
  const loaded = new Map();
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (loaded.has(path)) continue;
    const text = await textOf(origin + path);
    loaded.set(path, text);
    for (const part of parts) {
      const late = new RegExp(`["'](?:\\./|/?assets/)(${part}-[\\w-]{8}\\.js)["']`).exec(text)?.[1];
      if (late) waiting.push(`/assets/${late}`);
    }
    for (const found of text.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)) {
      waiting.push(new URL(found[1], origin + path).pathname);
    }
  }
  return loaded;
}

/**
 * What a first visit to a page loads, in kB after gzip: scripts, including lazy modules of these names, and HTML with
 * its stylesheets; and how many files these are.
 */
export async function weighPage(origin, path, parts = []) {
  return weighHtml(origin, await textOf(origin + path), parts);
}

/** The same for the HTML of a page that is already loaded, such as one behind a gate. */
export async function weighHtml(origin, html, parts = []) {
  const sheets = [...html.matchAll(/href="(\/assets\/[\w.-]+\.css)"/g)].map((found) => found[1]);
  const styles = await Promise.all([...new Set(sheets)].map((sheet) => textOf(origin + sheet)));
  const sum = (texts) => texts.reduce((kb, text) => kb + gzipKb(text), 0);
  const scripts = await scriptsOf(origin, html, parts);
  return {
    script: sum([...scripts.values()]),
    page: sum([html, ...styles]),
    sheets: styles.length,
    files: scripts.size + styles.length,
  };
}

/**
 * What a user loads who goes from page to page, in kB of script after gzip: scripts of an earlier page are not loaded
 * again. Each stop is a path with the names of the lazy modules that are used there.
 */
export async function weighVisit(origin, stops) {
  const loaded = new Map();
  for (const { path, parts } of stops) {
    const html = await textOf(origin + path);
    for (const [script, text] of await scriptsOf(origin, html, parts)) loaded.set(script, text);
  }
  return [...loaded.values()].reduce((kb, text) => kb + gzipKb(text), 0);
}
