import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leanPages } from '../../scripts/bundling/lean-pages.mjs';
import { shortProperties } from '../../scripts/bundling/short-properties.mjs';

describe('the custom properties of the style sheets', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'short-properties-'));
    mkdirSync(join(folder, 'room'));
    writeFileSync(
      join(folder, 'tokens.css'),
      ':root { --space-1: 1px; --space: 2px; --ember: red; --rare: 0 }',
    );
    writeFileSync(
      join(folder, 'room', 'a.module.css'),
      '.a--b { margin: var(--space) var(--space-1); gap: var(--space); color: var(--ember) }',
    );
    writeFileSync(join(folder, 'room', 'flame.tsx'), '<circle fill="var(--ember)" />');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const sent = (path: string) => {
    const file = join(folder, path);
    return shortProperties(folder).transform(readFileSync(file, 'utf8'), `${file}?inline`)?.code;
  };

  it('get short names, the same in every stylesheet, the shortest for the most used', () => {
    expect(sent('room/a.module.css')).toBe(
      '.a--b { margin: var(--a) var(--b); gap: var(--a); color: var(--ember) }',
    );
    expect(sent('tokens.css')).toBe(':root { --b: 1px; --a: 2px; --ember: red; --c: 0 }');
  });

  it('are unchanged in files that are not our stylesheets', () => {
    expect(sent('room/flame.tsx')).toBeUndefined();
    const { transform } = shortProperties(folder);
    expect(transform('a { b: var(--space) }', '/node_modules/x.css')).toBeNull();
  });
});

describe('the scripts that Remix writes into every page', () => {
  const remix = dirname(createRequire(import.meta.url).resolve('@remix-run/react/package.json'));
  const lean = (name: string) => {
    const file = join(remix, 'dist', 'esm', `${name}.js`);
    return leanPages().transform(readFileSync(file, 'utf8'), file)?.code ?? '';
  };

  it('load modules after the first paint, and at once in a hidden tab', async () => {
    const found = /let routeModulesScript = [^`]*(`[\s\S]*?`);\n/.exec(lean('components'));
    const manifest = {
      entry: { module: '/entry.js', imports: ['/libraries.js'] },
      routes: {
        root: { module: '/root.js', imports: ['/libraries.js', '/frame.js'] },
        page: { module: '/page.js', imports: ['/frame.js'] },
      },
    };
    const script = new Function(
      'manifest',
      'matches',
      'enableFogOfWar',
      'isStatic',
      '_manifest$hmr',
      'dedupe',
      `return ${found?.[1]}`,
    )(
      manifest,
      [{ route: { id: 'root' } }, { route: { id: 'page' } }],
      false,
      true,
      null,
      (all: string[]) => [...new Set(all)],
    ) as string;
    const waking = script.slice(script.indexOf('(wake')).replaceAll('import(', 'load(');
    const wake = async (hidden: boolean) => {
      const asked: string[] = [];
      const frames: (() => void)[] = [];
      const page = {} as { __remixRouteModules?: Record<string, string> };
      const load = async (path: string) => {
        asked.push(path);
        return path;
      };
      new Function('document', 'window', 'load', 'requestAnimationFrame', 'setTimeout', waking)(
        { hidden },
        page,
        load,
        (frame: () => void) => frames.push(frame),
        (work: () => void) => work(),
      );
      const ahead = [...asked];
      for (const frame of frames) frame();
      await new Promise((done) => setImmediate(done));
      return { ahead, asked, modules: page.__remixRouteModules };
    };
    const all = ['/root.js', '/page.js', '/libraries.js', '/frame.js'];
    const modules = { root: '/root.js', page: '/page.js' };
    expect(await wake(false)).toEqual({ ahead: [], asked: [...all, '/entry.js'], modules });
    expect((await wake(true)).ahead).toEqual(all);
  });

  it('omit flags that are false', () => {
    const found = /let contextScript = staticContext \? (`[^`]*`)/.exec(lean('components'));
    const facts = { future: { fast: true, slow: false }, isSpaMode: false };
    const written = new Function('serverHandoffString', 'streamScript', `return ${found?.[1]}`)(
      JSON.stringify(facts),
      '',
    );
    expect(written).toBe('window.__remixContext = {"future":{"fast":true}};');
  });

  it('do not preload modules, and contain the route list without unnecessary spaces', () => {
    expect(lean('components')).not.toContain('href: manifest.entry.module');
    expect(lean('components')).toContain('let preloads = [];');
    expect(lean('components')).not.toContain('router), null, 2)');
    expect(lean('components')).toContain('value === false ? undefined : value');
  });

  it('list a route’s imports if the route is shown, but not for prefetched routes', () => {
    const found = /function getPartialManifest[\s\S]*?\n\}\n/.exec(lean('fog-of-war'));
    const body = found?.[0] ?? '';
    const partialManifest = new Function('matchRoutes', `${body}; return getPartialManifest;`)(
      () => [{ route: { id: 'home' } }],
    );
    const routes = {
      home: { module: 'home.js', imports: ['map.js'] },
      page: { module: 'page.js', imports: ['dice.js'] },
      far: { module: 'far.js', imports: [] },
    };
    const router = {
      state: { matches: [{ route: { id: 'page' } }], location: { pathname: '/page' } },
    };
    expect(partialManifest({ routes }, router).routes).toEqual({
      page: routes.page,
      home: { module: 'home.js', imports: [] },
    });
  });

  it('are changed in Remix’s files only, and the build fails when those files have changed', () => {
    expect(leanPages().transform('anything', '/app/root.tsx')).toBeNull();
    expect(() => leanPages().transform('', '/@remix-run/react/dist/esm/fog-of-war.js')).toThrow(
      'no longer says',
    );
  });
});
