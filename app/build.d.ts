/** The Remix build that `npm run build` writes; it exists only after a build, so it is declared here. */
declare module '*/build/server/index.js' {
  const build: Record<string, unknown>;
  export = build;
}
