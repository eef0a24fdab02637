import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { blogPosts } from './scripts/blog-plugin.mjs';
import { ownFonts } from './scripts/fonts-plugin.mjs';
import { patientScripts } from './scripts/patient-scripts.mjs';
import { plainModules } from './scripts/plain-module.mjs';
import { styleLayers } from './scripts/style-layers.mjs';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

const fonts = new URL('./.cache/fonts/', import.meta.url);

const alias = {
  '~fonts': fileURLToPath(fonts),
  '~': fileURLToPath(new URL('./app', import.meta.url)),
};

/** React and the router change seldom: they stay in a browser's cache from release to release. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@remix-run\/(react|router))\//;

/** Pieces that pages share, each with one script and one style sheet instead of a dozen small ones. */
const SHARED = [
  // What every page is made of, and the slim frame of the tools.
  {
    name: 'frame',
    files:
      /\/app\/(paths|root|site\/frame\/(?!site-|top-)|site\/offline\/(release|watch)|account\/(checking|device|leaving|unsent|watch)|ui\/(badge|button|classes|icon|layout|menu|notice|page-meta|plain-page|request-facts|skip|toasts|visually|watch))/,
  },
  // What only the pages of the public site have: their navigation and their footer.
  { name: 'site', files: /\/app\/site\/frame\/(site-|top-)/ },
  // What all pages of the lookup have.
  {
    name: 'lookup',
    files:
      /\/app\/(compendium\/statblock\/packed-segments|ui\/use-(device|hydrated)|tools\/monster-lookup\/(compare-tray|count-words|device-lists|search-address)|ui\/foot)/,
  },
  // A creature's statblock with all that rolls in it; the dice themselves come with the first roll.
  {
    name: 'statblock',
    files:
      /\/app\/(compendium\/statblock\/(abilities-table|d20-segment|packed-statblock|segments|statblock(-card)?\.|use-(rules|word)|word-link)|dice-tray\/(critical|roll-(facts|number|result|table|tray)|use-dice)|tools\/monster-lookup\/record)/,
  },
  // The look of forms and tables, of Mapwright, and of the lookup's list: a sheet each.
  { name: 'controls', files: /\/app\/ui\/(choice-group|dialog|field|table)\.module\.css/ },
  { name: 'mapwright', files: /\/app\/tools\/mapwright\/(screen|kept)\/[\w-]+\.module\.css/ },
  {
    name: 'results',
    files:
      /\/app\/(tools\/monster-lookup\/(lookup|results-table|search-form)|ui\/(chip|empty-state|pagination))\.module\.css/,
  },
  // What fetches the parts that come later: else it lands in whichever shared script is named first.
  { name: 'late', files: /vite\/preload-helper|\/app\/ui\/use-late-part/ },
  { name: 'rules', files: /\/app\/rules\/(ability|challenge|conditions)/ },
];

/** This is the Vite configuration: Remix reads it through `remix vite:build --config remix.config.js`. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    plainModules(alias),
    patientScripts(),
    ownFonts(fonts),
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
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
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
              return SHARED.find(({ files }) => files.test(id))?.name;
            },
          },
    },
  },
  worker: { format: 'es' },
}));
