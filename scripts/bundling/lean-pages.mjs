const COMPONENTS = /\/@remix-run\/react\/dist\/esm\/components\.js$/;

/** What Remix writes into every page, file by file: as its package has it, and as our pages have it. */
const REWRITTEN = [
  {
    file: COMPONENTS,
    // The router asks for its modules as urgently as for style sheets, and on a poor line the two share it. Our pages can be
    // read and used before a script has come: they ask when their words are on the screen, for all modules at once. A page
    // that nobody looks at is never painted.
    from: `\${matches.map((match, index) => \`import * as route\${index} from \${JSON.stringify(manifest.routes[match.route.id].module)};\`).join("\\n")}`,
    to: '',
  },
  {
    file: COMPONENTS,
    from: `window.__remixRouteModules = {\${matches.map((match, index) => \`\${JSON.stringify(match.route.id)}:route\${index}\`).join(",")}};

import(\${JSON.stringify(manifest.entry.module)});`,
    to: `(wake=>document.hidden?wake():requestAnimationFrame(()=>setTimeout(wake)))(async()=>{let r=await Promise.all([\${dedupe([...matches.map(match => manifest.routes[match.route.id].module), ...manifest.entry.imports, ...matches.flatMap(match => manifest.routes[match.route.id].imports || [])]).map(path => \`import(\${JSON.stringify(path)})\`).join(",")}]);window.__remixRouteModules={\${matches.map((match, index) => \`\${JSON.stringify(match.route.id)}:r[\${index}]\`).join(",")}};import(\${JSON.stringify(manifest.entry.module)})})`,
  },
  {
    file: COMPONENTS,
    from: 'let preloads = isHydrated ? [] : manifest.entry.imports.concat(routePreloads);',
    to: 'let preloads = [];',
  },
  {
    file: COMPONENTS,
    from: `/*#__PURE__*/React.createElement("link", {
    rel: "modulepreload",
    href: manifest.entry.module,
    crossOrigin: props.crossOrigin
  })`,
    to: 'null',
  },
  {
    file: COMPONENTS,
    // Indented for people to read, with all that a page does not have; nobody reads it here.
    from: 'JSON.stringify(getPartialManifest(manifest, router), null, 2)',
    to: 'JSON.stringify(getPartialManifest(manifest, router), (name, value) => value === false ? undefined : value)',
  },
  {
    file: COMPONENTS,
    // What is false is what a page does not say.
    from: `window.__remixContext = \${serverHandoffString};`,
    to: `window.__remixContext = \${serverHandoffString.replace(/,"\\w+":false/g, "")};`,
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
