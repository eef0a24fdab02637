/** The Remix build that `npm run build` writes; it exists only after a build, so it is declared here. */
declare module '*/build/server/index.js' {
  const build: Record<string, unknown>;
  export = build;
}

/** A script for pages without React, bundled on its own; the import gives its asset URL. */
declare module '*?plain' {
  const address: string;
  export default address;
}

/** The same script as text, for a page that serves it itself. */
declare module '*?plain-text' {
  const script: string;
  export default script;
}
