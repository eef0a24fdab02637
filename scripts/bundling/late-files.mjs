/** Vite's helper that wraps every `import()`; its own version preloads modules by links, and cannot retry. */
const HELPER = '\0vite/preload-helper.js';

/** Makes `module` load the lazy parts of pages instead; see `app/platform/late-files.ts` for why. */
export function lateFiles(module) {
  return {
    name: 'late-files',
    enforce: 'pre',
    resolveId: (id) => (id === HELPER ? module : null),
  };
}

/** The files of a lazy part: its script and those that it imports. Vite lists none for a part with only one file. */
export function filesOfPart(script, imported) {
  return [...new Set([script, ...imported])];
}
