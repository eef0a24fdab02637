const ROUTER = /\/@remix-run\/router\/dist\/router\.js$/;
const DOM_ROUTER = /\/react-router-dom\/dist\/index\.js$/;

/** Functions of the router that only `useFetcher`, `useFetchers` and `useBlocker` call. */
const FETCHERS_AND_BLOCKERS = [
  'fetch',
  'handleFetcherAction',
  'handleFetcherLoader',
  'updateFetcherState',
  'setFetcherError',
  'getFetcher',
  'deleteFetcher',
  'deleteFetcherAndUpdateState',
  'abortFetcher',
  'markFetchersDone',
  'markFetchRedirectsDone',
  'abortStaleFetchLoads',
  'getUpdatedRevalidatingFetchers',
  'getBlocker',
  'deleteBlocker',
  'updateBlocker',
  'shouldBlockNavigation',
];

/** Empties a function that is indented by `indent` in the router; `answers` is its remaining body. */
function emptied(name, indent, answers = '') {
  return {
    file: ROUTER,
    from: new RegExp(
      `(\\n${indent}(?:async )?function ${name}\\([^)]*\\) \\{)[\\s\\S]*?\\n${indent}\\}`,
    ),
    to: `$1${answers}}`,
  };
}

/** What our configuration fixes about Remix and its router, and what our pages don't use of them. */
export const SETTLED_ROUTER = [
  // The flags of remix.config.js, all on; no page renders only in the browser.
  {
    file: /\/@remix-run\/react\/dist\/esm\/(routes|links|browser|components)\.js$/,
    from: /(?:window\.__remixContext\.)?future\.v3_singleFetch(?: === true)?/g,
    to: 'true',
  },
  {
    file: /\/react\/dist\/esm\/routes\.js$/,
    from: 'typeof singleFetch === "function"',
    to: 'true',
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/(routes|browser|components)\.js$/,
    from: /(if \(!?|=> |&& !?|\(!?)(?:window\.__remixContext\.)?isSpaMode( &&|\)| \?| \|\|)/g,
    to: '$1false$2',
  },
  {
    file: /\/react\/dist\/esm\/fog-of-war\.js$/,
    from: 'future.v3_lazyRouteDiscovery === true && !isSpaMode',
    to: 'true',
  },
  {
    file: ROUTER,
    from: /future\.v7_(?:fetcherPersist|normalizeFormMethod|partialHydration|prependBasename|relativeSplatPath|skipActionErrorRevalidation)(?!:)/g,
    to: 'true',
  },
  // Single fetch streams promises in its own way; `defer()` is the other one.
  { file: ROUTER, from: 'return result.type === ResultType.deferred;', to: 'return false;' },
  emptied('isDeferredData', '', 'return false;'),
  emptied('cancelActiveDeferreds', '  ', 'return [];'),
  emptied('resolveNavigationDeferredResults', ''),
  emptied('resolveFetcherDeferredResults', ''),
  ...FETCHERS_AND_BLOCKERS.map((name) => emptied(name, '  ')),
  {
    file: ROUTER,
    from: /fetchLoadMatches\.forEach\(\(f, key\) => \{[\s\S]*?\n {2}\}\);/,
    to: '',
  },
  // What only the server writes into the page.
  {
    file: /\/react\/dist\/esm\/components\.js$/,
    from: /static: isStatic,\s*staticContext\s*\} = useDataRouterContext\(\);/,
    to: '} = useDataRouterContext(); const isStatic = false, staticContext = undefined;',
  },
  {
    file: /\/react\/dist\/esm\/components\.js$/,
    from: 'typeof document === "undefined"',
    to: 'false',
  },
  // No page uses view transitions.
  {
    file: DOM_ROUTER,
    from: 'if (!viewTransitionOpts || isViewTransitionUnavailable) {',
    to: 'if (true) {',
  },
  {
    file: DOM_ROUTER,
    from: /React\.useEffect\(\(\) => \{\s*if \((?:vtContext\.isTransitioning && !vtContext\.flushSync|renderDfd && pendingState|!vtContext\.isTransitioning && interruption)[\s\S]*?\n {2}\}, \[[^\]]*\]\);/g,
    to: '',
  },
  { file: DOM_ROUTER, from: /(let isTransitioning = )[\s\S]*?;/, to: '$1false;' },
  // Nothing is prefetched before a click.
  {
    file: /\/react\/dist\/esm\/components\.js$/,
    from: 'let [shouldPrefetch, ref, prefetchHandlers] = usePrefetchBehavior(prefetch, props);',
    to: 'let shouldPrefetch = false, prefetchHandlers = {};',
  },
  {
    file: /\/react\/dist\/esm\/components\.js$/,
    from: 'mergeRefs(forwardedRef, ref)',
    to: 'forwardedRef',
  },
  {
    file: /\/react\/dist\/esm\/components\.js$/,
    from: 'isPageLinkDescriptor(link) ?',
    to: 'false ?',
  },
  // Warnings for developers.
  {
    file: DOM_ROUTER,
    from: /React\.useEffect\(\(\) => UNSAFE_logV6DeprecationWarnings\([^)]*\), \[[^\]]*\]\);/,
    to: '',
  },
  {
    file: /\/react\/dist\/esm\/errorBoundaries\.js$/,
    from: /let heyDeveloper = [\s\S]*?\n {2}\}\);/,
    to: 'let heyDeveloper = null;',
  },
  // Our root has its own error screen, and no clientLoader.
  {
    file: /\/react\/dist\/esm\/routes\.js$/,
    from: 'RemixRootDefaultHydrateFallback : undefined',
    to: 'undefined : undefined',
  },
  // The messages of assertions that never fail in deployed code; the assertions themselves stay.
  {
    file: /\/@remix-run\/(?:react\/dist\/esm\/(?:components|browser|single-fetch|routes)|router\/dist\/router)\.js$/,
    from: /(\binvariant\((?:[^"`;]|"[A-Z]+")+?), (?:"[^"]*"(?: \+ (?:"[^"]*"|\w+))*|`[^`]*`)\)/g,
    to: '$1)',
  },
];

/** What our pages may not import because of these removals. */
export const LEFT_OUT_OF_ROUTER = [
  'useFetcher',
  'useFetchers',
  'useBlocker',
  'unstable_usePrompt',
  'defer',
  'createBrowserRouter',
];
