import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE } from './project.mjs';

const RECORD = join(CACHE, 'releases.json');

/** A release and the one before: whoever opened a page before a deploy still finds its scripts after it. */
const REMEMBERED = 2;

/** The assets of the last deployed releases, newest first: a list of names for each. */
export function deployedReleases(record = RECORD) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return [];
  }
}

/** Notes that these assets were deployed; the same ones once more push nothing out. */
export function recordRelease(assets, record = RECORD) {
  const names = [...assets].sort();
  const before = deployedReleases(record).filter((one) => one.join() !== names.join());
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify([names, ...before].slice(0, REMEMBERED)));
}

/**
 * The assets of the build just made: those that it wrote, and those that its server names. What the server alone asks for is
 * not written again where a build before has left it.
 */
export function assetsOfBuild({ onDisk, written, server }) {
  const anew = new Set(written);
  return onDisk.filter((name) => anew.has(name) || server.includes(`/assets/${name}`));
}

/** Which of the assets on the disk stay: those of the build just made, of the one before it here, and of what is deployed. */
export function assetsToKeep({ onDisk, built, before, releases }) {
  const kept = new Set([...built, ...before, ...releases.flat()]);
  return onDisk.filter((name) => kept.has(name));
}
