import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { apiDocument } from './scripts/bundling/api-plugin.mjs';
import { blogPosts } from './scripts/bundling/blog-plugin.mjs';
import { shortClassNames } from './scripts/bundling/class-names.mjs';
import { ownFonts } from './scripts/bundling/fonts-plugin.mjs';
import { filesOfPart, lateFiles } from './scripts/bundling/late-files.mjs';
import { lazyStyles } from './scripts/bundling/lazy-styles.mjs';
import { leanPages } from './scripts/bundling/lean-pages.mjs';
import { picturesVersion } from './scripts/bundling/pictures-version.mjs';
import { plainModules } from './scripts/bundling/plain-module.mjs';
import { releaseName } from './scripts/bundling/release-name.mjs';
import { settledChoices } from './scripts/bundling/settled-choices.mjs';
import { sharedBundles } from './scripts/bundling/shared-bundles.mjs';
import { shortProperties } from './scripts/bundling/short-properties.mjs';
import { styleLayers } from './scripts/bundling/style-layers.mjs';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

const fonts = new URL('./.cache/fonts/', import.meta.url);

/** What goes into the Worker beside the bundled server. */
const BESIDE_THE_SERVER = ['app', 'package-lock.json', 'wrangler.toml'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

const alias = {
  '~fonts': fileURLToPath(fonts),
  '~': fileURLToPath(new URL('./app', import.meta.url)),
};

/** React and the router change seldom: they stay in a browser's cache from release to release. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@remix-run\/(react|router))\//;

/** What fetches the parts that come later; every page has some. */
const LATE_FILES = `${alias['~']}/platform/late-files.ts`;

const LOOKUP = 'tools/monster-lookup';

/** What pages share, each with one script and one style sheet. The order counts: a module goes to the first that it fits. */
const bundleOf = sharedBundles(alias['~'], [
  // The look of forms and tables, of Mapwright, and of the lookup's list: a sheet each.
  {
    name: 'controls',
    modules: ['choice-group', 'field', 'table'].map((name) => `ui/${name}.module.css`),
  },
  { name: 'mapwright', modules: ['tools/mapwright/', 'maps/screen/'], only: /\.module\.css$/ },
  {
    name: 'character-look',
    modules: ['tools/character-lab/table/', 'tools/character-lab/screen/'],
    only: /\/table\/[\w-]+\.module\.css$|\/(portrait-form|share-panel)\.module\.css$/,
  },
  { name: 'results', modules: ['ui/'], only: /\/(chip|empty-state|pagination)\.tsx$/ },
  {
    name: 'results',
    modules: [
      ...['lookup', 'results-table', 'search-form'].map((name) => `${LOOKUP}/${name}.module.css`),
      'compendium/search/edition-switch.module.css',
      ...['chip', 'empty-state', 'pagination'].map((name) => `ui/${name}.module.css`),
    ],
  },
  // What every page is made of, with the slim frame of the tools and what fetches the parts that come later.
  {
    name: 'frame',
    modules: [
      'root.tsx',
      'platform/late-files.ts',
      'site/frame/tool-layout-page.tsx',
      'ui/use-late-part.ts',
      'ui/foot.tsx',
      'ui/step-hearers.ts',
      'ui/page-meta.ts',
      // Too little for a sheet of its own.
      'dice-tray/roll-number.module.css',
      'ui/names.ts',
    ],
  },
  // What many pages say beside their words.
  { name: 'marks', modules: ['ui/badge.tsx', 'ui/notice.tsx'] },
  // The game's plain numbers, and what a page asks of its browser.
  {
    name: 'basics',
    modules: ['ui/', 'rules/'],
    only: /ui\/use-(device-list|hydrated|opened|screen|signed-in)\.ts|rules\/(ability|coins|conditions|edition|random)\.ts$/,
  },
  // What a fight, its seats and the parties reckon with.
  {
    name: 'fight-basics',
    modules: ['fights/', 'rules/'],
    only: /rules\/(hit-points|battle-grid|condition-effects|damage-types)\.ts$|\/(initiative-modes|most-reminders|fight-limits|strike-words)\.ts$/,
  },
  // What fights, encounters and parties know of challenge.
  {
    name: 'challenges',
    modules: ['rules/'],
    only: /rules\/(challenge-points|read-challenge)\.ts$/,
  },
  {
    name: 'sides',
    modules: ['fights/sheet/', 'rules/'],
    only: /sheet\/(sides|strike)\.ts$|rules\/advancement\.ts$/,
  },
  // What the forms of a fight share with those of its seats.
  {
    name: 'fight-forms',
    modules: ['tools/initiative-tracker/'],
    only: /\/(page-new-id|strike-words|typed-before)\.tsx?$/,
  },
  {
    name: 'public-id',
    modules: ['compendium/records/'],
    only: /records\/(public-id|text-fold)\.ts$/,
  },
  // The things that a character has at hand.
  {
    name: 'at-hand',
    modules: ['characters/record/'],
    only: /record\/(at-hand|without-loops)\.ts$/,
  },
  // The dice of whatever rolls; the tray comes with the first roll.
  {
    name: 'dice',
    modules: ['dice-tray/'],
    only: /\/(critical|remembered-rolls|roll-facts|roll-number|roll-table|use-dice)\.tsx?$/,
  },
  {
    name: 'page-keep-character',
    modules: ['tools/character-lab/table/'],
    only: /\/(character-copy|page-keep-character)\.ts$/,
  },
  // What a device sends later; other pages have only the mark that something waits.
  {
    name: 'outbox',
    modules: ['platform/outbox/'],
    only: /\/(back-off|held-events|open-outbox|outbox-event|outbox-store|outbox-tabs|post-events|send-waiting|take-held)\.ts$/,
  },
  // How a page asks, and the mark that something waits to be sent.
  {
    name: 'asked',
    modules: ['platform/'],
    only: /platform\/(ask-json|outbox\/outbox-mark)\.ts$/,
  },
  {
    name: 'own-copies',
    modules: ['platform/own-copies/'],
    only: /\/(copy-store|keep-copies|note-here)\.ts$/,
  },
  // Links and words that guarded tools share.
  {
    name: 'tool-words',
    modules: ['account/gate/', 'tools/character-lab/', 'character-paths.ts', 'party-paths.ts'],
    only: /gate\/(page-heading|needs-pro)\.tsx?$|\/(table-parts|page-below-list|use-lab-ways)\.ts$|^(character|party)-paths\.ts$/,
  },
  {
    name: 'ways',
    modules: ['catalogue/', 'spell-paths.ts'],
    only: /catalogue\/(tool-link|use-reach|ways)\.tsx?$|^spell-paths\.ts$/,
  },
  { name: 'field', modules: ['ui/'], only: /ui\/field(-frame)?\.tsx$/ },
  // What only the pages of the public site have: their navigation and their footer.
  { name: 'site', modules: ['site/frame/site-layout-page.tsx'] },
  // What the list of the lookup shares with its other pages.
  {
    name: 'lookup',
    sharedBy: `${LOOKUP}/page.tsx`,
    with: [`${LOOKUP}/monster-page.tsx`, `${LOOKUP}/spell-page.tsx`],
  },
  // Parts that come together are one file each: what a monster's statblock needs around it on a page and in the pane, its tools
  // when a page is awake, the comparison that a list collects for, the window of lists and note, and the pages of all lists.
  { name: 'compare-tray', modules: [`${LOOKUP}/`], only: /\/compare-(marks|tray)\.tsx$/ },
  {
    name: 'record',
    modules: [`${LOOKUP}/`, 'ui/'],
    only: /\/(use-remembered|use-kept-records|copy-button|mine-link|use-signed-in|remember-layout|keep-offline)\.tsx?$/,
  },
  {
    name: 'monster-tools',
    modules: [`${LOOKUP}/`],
    only: /\/(export-menu|monster-bar)\.(tsx|module\.css)$|\/page-exports\.ts$/,
  },
  {
    name: 'mine',
    modules: [`${LOOKUP}/lists/`],
    only: /\/((account|device)-mine|mine-(window|forms|facts)|placing|use-note-draft|page-keeping)\.tsx?$/,
  },
  {
    name: 'lists',
    modules: [`${LOOKUP}/lists/`],
    only: /\/(account-lists|device-lists-screen|list-card|new-list-form|noted-monsters|only-on-device|page-(answers|focus)|take-along(-offer)?|lists)\.(tsx?|module\.css)$/,
  },
  {
    name: 'list',
    modules: [`${LOOKUP}/lists/`],
    only: /\/(device-list|list-(screen|table|text)|take-out-choice|listed-name)\.(tsx?|module\.css)$/,
  },
  {
    name: 'device-lists',
    modules: [`${LOOKUP}/lists/`],
    only: /\/(device-named-lists|device-words|list-limits)\.ts$/,
  },
  { name: 'roll-tray', modules: ['dice-tray/'], only: /\/(roll-tray|roll-result|rolls-apart)\./ },
  // Late pages roll what stands in no line, too.
  { name: 'statblock', modules: ['compendium/statblock/apart-rolls.ts'], only: /apart-rolls/ },
  // A creature's statblock with all that rolls in it; the dice themselves come with the first roll.
  {
    name: 'statblock',
    sharedBy: `${LOOKUP}/monster-page.tsx`,
    with: [`${LOOKUP}/spell-page.tsx`, `${LOOKUP}/compare-page.tsx`],
  },
]);

/** This is the Vite configuration: Remix reads it through `remix vite:build --config remix.config.js`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    plainModules(alias),
    leanPages(),
    lateFiles(LATE_FILES),
    ...(command === 'build' ? [shortProperties(alias['~'])] : []),
    ...(command === 'build' && !isSsrBuild ? [settledChoices(alias['~'])] : []),
    ownFonts(fonts),
    lazyStyles(),
    styleLayers(new URL('./app/ui/tokens.css', import.meta.url)),
    blogPosts(new URL('./', import.meta.url)),
    apiDocument(version, { isForBrowsers: command === 'build' && !isSsrBuild }),
    releaseName(BESIDE_THE_SERVER),
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
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __PICTURES__: JSON.stringify(
      picturesVersion(fileURLToPath(new URL('./public/pictures', import.meta.url))),
    ),
  },
  resolve: { alias },
  css: {
    modules: {
      // While somebody works on them they keep their own names.
      generateScopedName: command === 'build' ? shortClassNames(alias['~']) : '[name]_[local]',
    },
  },
  ssr: {
    target: 'webworker',
    noExternal: true,
    // The Worker has it by itself, for hashes of what is never whole in memory.
    external: ['node:crypto'],
    resolve: {
      conditions: ['workerd', 'worker', 'browser'],
      externalConditions: ['workerd', 'worker'],
    },
  },
  build: {
    // Slower than the bundler's own, and a twentieth smaller. What is read and not used has no other effect in our pages.
    ...(!isSsrBuild && {
      minify: 'terser',
      terserOptions: {
        // Vite spares a browser of 2016, which cannot run these scripts anyway.
        safari10: false,
        compress: { passes: 3, ecma: 2020, pure_getters: true },
      },
    }),
    // Remix empties build/ by itself, and a running `wrangler dev` dies when its assets vanish.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies: filesOfPart },
    target: 'es2022',
    rollupOptions: {
      output: isSsrBuild
        ? {}
        : {
            manualChunks(id, graph) {
              if (LIBRARIES.test(id)) return 'libraries';
              return bundleOf(id, graph);
            },
          },
    },
  },
  worker: { format: 'es' },
}));
