import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseName } from '../../scripts/bundling/release-name.mjs';
import { sharedBundles } from '../../scripts/bundling/shared-bundles.mjs';
import { BUILD_SOURCES } from '../../scripts/setup/build.mjs';
import { inProject } from '../../scripts/setup/project.mjs';

/** The project files that a file imports, directly or indirectly, including itself, relative to the project. */
function filesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const { importedFiles } = ts.preProcessFile(readFileSync(inProject(path), 'utf8'), true, true);
  for (const { fileName } of importedFiles) {
    if (/^\.{1,2}\/.*\.(mjs|js|ts)$/.test(fileName)) filesOf(join(dirname(path), fileName), found);
  }
  return found;
}

describe('a build', () => {
  it('is outdated when any file changes that defines how to build', () => {
    const files = [...filesOf('remix.config.js')].map((path) => normalize(path));
    expect(files).toContain('scripts/bundling/shared-bundles.mjs');
    const seen = (path: string) =>
      BUILD_SOURCES.some((source) => path === source || path.startsWith(`${source}/`));
    expect(files.filter((path) => !seen(path))).toEqual([]);
  });
});

describe('a release', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'delvewright-release-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The release name of a build with this text as its page, as another file, and as the entry guard's source. */
  function nameOf(page: string, part = 'of the page', door = 'the door'): string {
    writeFileSync(join(folder, 'door.ts'), door);
    const entry = { fileName: 'index.js', isEntry: true, code: `const version = "one";\n${page}` };
    const bundle = { 'index.js': entry, 'part.txt': { fileName: 'part.txt', source: part } };
    releaseName([folder]).generateBundle({}, bundle);
    expect(entry.code).toContain(page);
    return /export const release = "(\w{16})"/.exec(entry.code)?.[1] ?? '';
  }

  it('gets another name whenever anything that the server runs changes', () => {
    const name = nameOf('greets');
    expect(name).toMatch(/^[0-9a-f]{16}$/);
    expect(nameOf('greets')).toBe(name);
    const others = [nameOf('greet'), nameOf('greets', 'another'), nameOf('greets', undefined, '')];
    expect(new Set([name, ...others]).size).toBe(4);
  });

  it('is named by the server build only: the client build is unchanged', () => {
    const { apply } = releaseName([]);
    expect(apply({}, { isSsrBuild: true })).toBe(true);
    expect(apply({}, {})).toBe(false);
  });
});

describe('shared bundles', () => {
  const IMPORTS: Record<string, string[]> = {
    '/app/root.tsx': ['/app/ui/button.tsx'],
    '/app/ui/button.tsx': ['/app/ui/button.css', '/node_modules/react.js'],
    '/app/ui/button.css': [],
    '/app/list-page.tsx': ['/app/ui/button.tsx', '/app/count.ts', '/app/alone.ts'],
    '/app/one-page.tsx': ['/app/count.ts', '/app/card.ts'],
    '/app/two-page.tsx': ['/app/card.ts'],
    '/app/count.ts': [],
    '/app/card.ts': [],
    '/app/alone.ts': [],
    '/app/map/one.css': [],
    '/app/map/one.ts': [],
    '/node_modules/react.js': [],
  };
  const graph = {
    getModuleIds: () => Object.keys(IMPORTS).values(),
    getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }),
  };
  const bundleOf = sharedBundles('/app', [
    { name: 'map', modules: ['map/'], only: /\.css$/ },
    { name: 'frame', modules: ['root.tsx'] },
    { name: 'list', sharedBy: 'list-page.tsx', with: ['one-page.tsx'] },
    { name: 'card', sharedBy: 'one-page.tsx', with: ['two-page.tsx'] },
  ]);

  it.each([
    ['/app/ui/button.tsx', 'frame'],
    ['/app/ui/button.css', 'frame'],
    ['/app/count.ts', 'list'],
    ['/app/card.ts', 'card'],
    ['/app/map/one.css', 'map'],
    ['/app/map/one.ts', undefined],
    ['/app/alone.ts', undefined],
    ['/node_modules/react.js', undefined],
  ])('%s is put into %s', (id, bundle) => {
    expect(bundleOf(id, graph)).toBe(bundle);
  });

  it('an entry for a file that no longer exists fails', () => {
    const lost = sharedBundles('/app', [{ name: 'frame', modules: ['frame.tsx'] }]);
    expect(() => lost('/app/root.tsx', graph)).toThrow('for app/frame.tsx, which no page loads');
  });
});
