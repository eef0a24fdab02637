/** What Remix writes into every page, file by file: as its package has it, and as our pages have it. */
const REWRITTEN = [
  {
    file: /\/@remix-run\/react\/dist\/esm\/components\.js$/,
    // The router asks for its modules as urgently as for style sheets, and on a poor line the two share it. Our pages can be
    // read and used before a script has come.
    from: 'rel: "modulepreload",',
    to: 'rel: "modulepreload", fetchpriority: "low",',
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/components\.js$/,
    // Indented for people to read, with all that a page does not have; nobody reads it here.
    from: 'JSON.stringify(getPartialManifest(manifest, router), null, 2)',
    to: 'JSON.stringify(getPartialManifest(manifest, router), (name, value) => value === false ? undefined : value)',
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/,
    // Of the pages around this one the router needs to know that they are there, not yet what they import: a browser finds
    // that in their modules, if ever somebody goes there.
    from: '[id]: manifest.routes[id]',
    to: '[id]: router.state.matches.some(m => m.route.id === id) ? manifest.routes[id] : { ...manifest.routes[id], imports: [] }',
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/scroll-restoration\.js$/,
    // The script that puts a page back where it was scrolled to stands in the page as it was typed.
    from: '}).toString();',
    to: '}).toString().replace(/\\s+/g, " ");',
  },
];

/**
 * Takes what nobody needs out of the lines that Remix writes into every page, and lets a page's scripts wait for its words.
 * The build ends where a file of Remix no longer says what is replaced.
 */
export function leanPages() {
  return {
    name: 'lean-pages',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0];
      const here = REWRITTEN.filter(({ file }) => file.test(path));
      if (here.length === 0) return null;
      let text = code;
      for (const { from, to } of here) {
        if (!text.includes(from)) throw new Error(`${id} no longer says: ${from}`);
        text = text.replaceAll(from, () => to);
      }
      return { code: text, map: null };
    },
  };
}
