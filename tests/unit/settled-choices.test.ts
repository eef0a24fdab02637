import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settledChoices } from '../../scripts/bundling/settled-choices.mjs';

const { resolve } = createRequire(import.meta.url);
const { transform } = settledChoices('/site/app');

/** A package's file as transformed for the client bundle. */
function settled(name: string, path: string): string {
  const file = join(resolve(`${name}/package.json`), '..', path);
  return transform(readFileSync(file, 'utf8'), file)?.code ?? '';
}

it('keeps the hydration code, and removes the code for rendering from scratch', () => {
  const dom = settled('react-dom', 'cjs/react-dom.production.min.js');
  expect(dom).toContain('exports.hydrateRoot=');
  expect(dom).toContain('exports.flushSync=');
  expect(dom).not.toMatch(/exports\.(createRoot|render|findDOMNode)=/);
  expect(dom).not.toContain('"documentMode"in document');
  const react = settled('react', 'cjs/react.production.min.js');
  expect(react).toContain('exports.useSyncExternalStore=');
  expect(react).not.toMatch(/exports\.(Children|cloneElement|useTransition)=/);
});

it('removes the checks of fixed configuration flags', () => {
  const file = '@remix-run/router';
  expect(settled(file, 'dist/router.js')).not.toMatch(
    /future\.v7_(fetcherPersist|partialHydration|prependBasename)/,
  );
  for (const name of ['routes', 'browser', 'components', 'links']) {
    expect(settled('@remix-run/react', `dist/esm/${name}.js`)).not.toContain(
      'future.v3_singleFetch',
    );
  }
});

it('does not change other files, or URLs with a bundler query', () => {
  expect(transform('anything', '/node_modules/idb/build/index.js')).toBeNull();
  expect(
    transform('', '/node_modules/react/cjs/react.production.min.js?commonjs-exports'),
  ).toBeNull();
});

it('the build fails when a package has changed', () => {
  expect(() => transform('', '/node_modules/react-router-dom/dist/index.js')).toThrow(
    'no longer says',
  );
});

it.each([
  ["import { useState, useTransition } from 'react';", 'imports useTransition'],
  ["import { createRoot } from 'react-dom/client';", 'imports createRoot'],
  ["import { Link, useFetcher as ask } from '@remix-run/react';", 'imports useFetcher'],
  ['<Link prefetch="intent" to="/" />', 'prefetch="intent"'],
  ['<input onCompositionStart={hear} />', 'onCompositionStart'],
])('the build fails when a page uses something that was removed: %s', (code, says) => {
  expect(() => transform(code, '/site/app/page.tsx')).toThrow(says);
});

it('a page may import everything else', () => {
  const code =
    "import { useState, type ReactNode } from 'react';\nimport { Link } from '@remix-run/react';";
  expect(transform(code, '/site/app/page.tsx')).toBeNull();
});
