const COMPONENTS = /\/@remix-run\/react\/dist\/esm\/components\.js$/;

/** Replacements in the code with which Remix writes every page: the file, the package's text, and ours. */
const REWRITTEN = [
  {
    file: COMPONENTS,
    // Remix requests its modules with the same priority as style sheets, and on a poor connection they compete. Our
    // pages can be read and used without scripts, so they request all modules at once when the text is on screen, each in a task
    // of its own: thirty in one would keep a press on a slow phone waiting. A page in a background tab is never painted.
    from: `\${matches.map((match, index) => \`import * as route\${index} from \${JSON.stringify(manifest.routes[match.route.id].module)};\`).join("\\n")}`,
    to: '',
  },
  {
    file: COMPONENTS,
    from: `window.__remixRouteModules = {\${matches.map((match, index) => \`\${JSON.stringify(match.route.id)}:route\${index}\`).join(",")}};

import(\${JSON.stringify(manifest.entry.module)});`,
    to: `(wake=>document.hidden?wake():requestAnimationFrame(()=>setTimeout(wake)))(async()=>{let r=await Promise.all(\${JSON.stringify(dedupe([...matches.map(match => manifest.routes[match.route.id].module), ...manifest.entry.imports, ...matches.flatMap(match => manifest.routes[match.route.id].imports || [])]))}.map(path=>new Promise(done=>setTimeout(()=>done(import(path))))));window.__remixRouteModules={\${matches.map((match, index) => \`\${JSON.stringify(match.route.id)}:r[\${index}]\`).join(",")}};import(\${JSON.stringify(manifest.entry.module)})})`,
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
    // Indented and with unset values; nobody reads it here.
    from: 'JSON.stringify(getPartialManifest(manifest, router), null, 2)',
    to: 'JSON.stringify(getPartialManifest(manifest, router), (name, value) => value === false ? undefined : value)',
  },
  {
    file: COMPONENTS,
    // A missing value means false to the reader, so false values can be left out, and the flags that only the server reads.
    from: `window.__remixContext = \${serverHandoffString};`,
    to: `window.__remixContext = \${serverHandoffString.replace(/,"(\\w+":false|v3_(throwAbortReason|routeConfig)":true)/g, "")};`,
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/,
    // For the routes around the present one the router only needs to know that they exist, not what they import: the
    // browser finds that in their modules if a visitor goes there.
    from: '[id]: manifest.routes[id]',
    to: '[id]: router.state.matches.some(m => m.route.id === id) ? manifest.routes[id] : { ...manifest.routes[id], imports: [] }',
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/scroll-restoration\.js$/,
    // The inline script that restores the scroll position is written with its source formatting.
    from: '}).toString();',
    to: '}).toString().replace(/\\s+/g, " ");',
  },
];

/**
 * Removes what is not needed from the code that Remix writes into every page, and delays a page's scripts until its
 * text is shown. The build fails when a file of Remix no longer contains the text to replace.
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
