import { expect, test } from 'vitest';
import { lazyStyles } from '../../scripts/bundling/lazy-styles.mjs';

const chunk = (css: string[], more: object = {}) => ({
  type: 'chunk',
  moduleIds: [],
  imports: [],
  dynamicImports: [],
  viteMetadata: { importedCss: new Set(css) },
  ...more,
});

/** What each module of the bundle loads lazily. */
const LOADS: Record<string, string[]> = {
  '/app/tools/lab/screen/lazy-shelf.tsx': ['/app/tools/lab/screen/shelf.tsx'],
  '/app/tools/lab/page.tsx': ['/app/tools/lab/late-dialog.tsx'],
  '/app/tools/fight/late-statblock.tsx': ['/app/tools/fight/statblock.tsx'],
};
const graph = { getModuleInfo: (id: string) => ({ dynamicallyImportedIds: LOADS[id] ?? [] }) };

test('a page links the stylesheets of the screen that it loads lazily, and of that screen’s imports', () => {
  const bundle = {
    'page.js': chunk(['frame.css'], {
      moduleIds: ['/app/tools/lab/page.tsx', '/app/tools/lab/screen/lazy-shelf.tsx'],
      dynamicImports: ['shelf.js', 'dialog.js'],
    }),
    'shelf.js': chunk(['shelf.css'], {
      moduleIds: ['/app/tools/lab/screen/shelf.tsx'],
      imports: ['controls.js', 'page.js'],
    }),
    'dialog.js': chunk(['dialog.css'], { moduleIds: ['/app/tools/lab/late-dialog.tsx'] }),
    'controls.js': chunk(['controls.css']),
    'other.js': chunk([], { dynamicImports: ['shelf.js'] }),
    'fight.js': chunk([], { moduleIds: ['/app/tools/fight/late-statblock.tsx'] }),
    'statblock.js': chunk(['statblock.css'], { moduleIds: ['/app/tools/fight/statblock.tsx'] }),
    'controls.css': { type: 'asset' },
  };
  lazyStyles().generateBundle.call(graph, {}, bundle);
  // Other parts of the page bring their own when they are opened.
  expect([...bundle['page.js'].viteMetadata.importedCss].toSorted()).toEqual([
    'controls.css',
    'frame.css',
    'shelf.css',
  ]);
  expect([...bundle['fight.js'].viteMetadata.importedCss]).toEqual(['statblock.css']);
  // A module that is only loaded on demand brings its own stylesheets.
  expect([...bundle['other.js'].viteMetadata.importedCss]).toEqual([]);
});
