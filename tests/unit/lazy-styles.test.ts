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

test('a page links the stylesheets of the screen that it loads lazily, and of that screen’s imports', () => {
  const bundle = {
    'page.js': chunk(['frame.css'], {
      moduleIds: ['/app/tools/lab/page.tsx', '/app/tools/lab/screen/lazy-shelf.tsx'],
      dynamicImports: ['shelf.js'],
    }),
    'shelf.js': chunk(['shelf.css'], { imports: ['controls.js', 'page.js'] }),
    'controls.js': chunk(['controls.css']),
    'other.js': chunk([], { dynamicImports: ['shelf.js'] }),
    'controls.css': { type: 'asset' },
  };
  lazyStyles().generateBundle({}, bundle);
  expect([...bundle['page.js'].viteMetadata.importedCss].toSorted()).toEqual([
    'controls.css',
    'frame.css',
    'shelf.css',
  ]);
  // A module that is only loaded on demand brings its own stylesheets.
  expect([...bundle['other.js'].viteMetadata.importedCss]).toEqual([]);
});
