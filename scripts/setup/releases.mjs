import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE } from './project.mjs';

const RECORD = join(CACHE, 'releases.json');

/** This release and the previous one: a page opened before a deploy still finds its scripts after it. */
const REMEMBERED = 2;

/** The assets of the last deployed releases, newest first: a list of names for each. */
export function deployedReleases(record = RECORD) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return [];
  }
}

/** Records that these assets were deployed; recording the same ones again removes none. */
export function recordRelease(assets, record = RECORD) {
  const names = [...assets].sort();
  const before = deployedReleases(record).filter((one) => one.join() !== names.join());
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify([names, ...before].slice(0, REMEMBERED)));
}

/**
 * The assets of the build just made: those that it wrote, and those that its server refers to. Assets that only the
 * server refers to are not written again if an earlier build has left them.
 */
export function assetsOfBuild({ onDisk, written, server }) {
  const anew = new Set(written);
  return onDisk.filter((name) => anew.has(name) || server.includes(`/assets/${name}`));
}

/**
 * Which assets on the disk to keep: those of the build just made, of the local build before it, and of the deployed
 * releases.
 */
export function assetsToKeep({ onDisk, built, before, releases }) {
  const kept = new Set([...built, ...before, ...releases.flat()]);
  return onDisk.filter((name) => kept.has(name));
}
