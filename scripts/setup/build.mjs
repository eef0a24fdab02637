import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CACHE, fingerprint, inProject } from './project.mjs';
import { assetsOfBuild, assetsToKeep, deployedReleases } from './releases.mjs';
import { refuse } from './say.mjs';

/** Every file and folder that goes into a build. */
export const BUILD_SOURCES = [
  'app',
  'public',
  'content',
  'scripts/bundling',
  'scripts/setup/app-modules.mjs',
  'scripts/setup/project.mjs',
  'remix.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'wrangler.toml',
];
const STAMP = join(CACHE, 'build.json');
const SERVER = inProject('build', 'server', 'index.js');
const ASSETS = inProject('build', 'client', 'assets');

function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'));
  } catch {
    return { sources: '', assets: [] };
  }
}

/** The assets written since a time. */
function assetsSince(moment) {
  if (!existsSync(ASSETS)) return [];
  return readdirSync(ASSETS).filter((name) => statSync(join(ASSETS, name)).mtimeMs >= moment);
}

/** Whether the build was made from the present sources. */
export function isBuildCurrent() {
  return (
    existsSync(SERVER) &&
    readStamp().sources === fingerprint(BUILD_SOURCES.map((path) => inProject(path)))
  );
}

/** The assets of the present build, without those kept from earlier ones. */
export function builtAssets() {
  return readStamp().assets;
}

/**
 * Builds the site. The assets of the deployed releases are kept, so that an open page still finds the scripts that it
 * was built with, however often the site is built here in between; older ones are deleted.
 */
export async function buildSite() {
  const before = readStamp();
  const started = Math.floor(Date.now() / 1000) * 1000;
  const sources = fingerprint(BUILD_SOURCES.map((path) => inProject(path)));
  const remix = inProject('node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
  const words = [remix, 'vite:build', '--config', 'remix.config.js', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = spawn(process.execPath, words, { cwd: inProject(), env });
  const said = [];
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => said.push(text));
  const [code] = await once(build, 'close');
  if (code !== 0) refuse(`The build failed:\n${Buffer.concat(said)}`);
  for (const folder of ['client', 'server']) {
    rmSync(inProject('build', folder, '.vite'), { recursive: true, force: true });
  }
  const onDisk = assetsSince(0);
  const server = readFileSync(SERVER, 'utf8');
  const assets = assetsOfBuild({ onDisk, written: assetsSince(started), server });
  const releases = deployedReleases();
  const kept = new Set(assetsToKeep({ onDisk, built: assets, before: before.assets, releases }));
  for (const name of onDisk) {
    if (!kept.has(name)) rmSync(join(ASSETS, name));
  }
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ sources, assets }));
}
