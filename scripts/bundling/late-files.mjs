/** What Vite calls before every `import()`; its own asks the browser for modules by links, and cannot ask twice. */
const HELPER = '\0vite/preload-helper.js';

/** Lets `module`, a file of ours, fetch the parts of pages that come later: see there for the reason. */
export function lateFiles(module) {
  return {
    name: 'late-files',
    enforce: 'pre',
    resolveId: (id) => (id === HELPER ? module : null),
  };
}

/** The files of a part that comes later: its script and those that it imports. Vite names none for a part of one file. */
export function filesOfPart(script, imported) {
  return [...new Set([script, ...imported])];
}
