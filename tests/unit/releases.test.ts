import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  assetsOfBuild,
  assetsToKeep,
  deployedReleases,
  recordRelease,
} from '../../scripts/setup/releases.mjs';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Simulates a machine that builds and deploys, by the files left on its disk. */
function machine() {
  const record = join(folder, `${Math.random()}.json`);
  let onDisk: string[] = [];
  let before: string[] = [];
  return {
    build(built: string[]) {
      const all = [...new Set([...onDisk, ...built])];
      const releases = deployedReleases(record);
      onDisk = assetsToKeep({ onDisk: all, built, before, releases });
      before = built;
      return onDisk;
    },
    deploy: () => recordRelease(before, record),
  };
}

describe('the assets of a deployed release', () => {
  it('are kept however often the site is built afterwards', () => {
    const { build, deploy } = machine();
    build(['frame-1']);
    deploy();
    for (let count = 0; count < 5; count += 1) build([`frame-try-${count}`]);
    expect(build(['frame-2'])).toEqual(['frame-1', 'frame-try-4', 'frame-2']);
    deploy();
    expect(build(['frame-3'])).toContain('frame-2');
  });

  it('are removed when two later releases are deployed', () => {
    const { build, deploy } = machine();
    for (const name of ['frame-1', 'frame-2', 'frame-3']) {
      build([name]);
      deploy();
    }
    build(['frame-4']);
    expect(build(['frame-5'])).toEqual(['frame-2', 'frame-3', 'frame-4', 'frame-5']);
  });

  it('are not removed by deploying the same release again', () => {
    const { build, deploy } = machine();
    build(['frame-1']);
    deploy();
    build(['frame-2']);
    deploy();
    deploy();
    build(['frame-2']);
    deploy();
    expect(build(['frame-2'])).toContain('frame-1');
  });
});

it('belong to a build too if only its server refers to them and an earlier build has left them', () => {
  const onDisk = ['frame-2.js', 'banner-1.css', 'frame-1.js'];
  const server = 'const bannerStyle = "/assets/banner-1.css";';
  expect(assetsOfBuild({ onDisk, written: ['frame-2.js'], server })).toEqual([
    'frame-2.js',
    'banner-1.css',
  ]);
});
