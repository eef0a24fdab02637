import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { blogPosts } from './scripts/blog-plugin.mjs';
import { plainModules } from './scripts/plain-module.mjs';
import { styleLayers } from './scripts/style-layers.mjs';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };

/** React and the router change seldom: they stay in a browser's cache from release to release. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@remix-run\/(react|router))\//;

/** What nearly every page is made of: one script and one style sheet of it, instead of a dozen small ones. */
const EVERYWHERE =
  /\/app\/(site\/frame|site\/offline\/(release|watch)|account\/checking|ui\/(badge|button|card|icon|layout|menu|notice|skip|toasts|visually|watch))/;

/** This is the Vite configuration: Remix reads it through `remix vite:build --config remix.config.js`. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    plainModules(alias),
    styleLayers(new URL('./app/ui/tokens.css', import.meta.url)),
    blogPosts(new URL('./', import.meta.url)),
    remix({
      appDirectory: 'app',
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  define: { __APP_VERSION__: JSON.stringify(version) },
  resolve: { alias },
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: {
      conditions: ['workerd', 'worker', 'browser'],
      externalConditions: ['workerd', 'worker'],
    },
  },
  build: {
    // Remix empties build/ by itself, and a running `wrangler dev` dies when its assets vanish.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    sourcemap: false,
    target: 'es2022',
    rollupOptions: {
      output: isSsrBuild
        ? {}
        : {
            manualChunks(id) {
              if (LIBRARIES.test(id)) return 'libraries';
              return EVERYWHERE.test(id) ? 'frame' : undefined;
            },
          },
    },
  },
  worker: { format: 'es' },
}));
