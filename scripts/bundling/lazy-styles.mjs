/** A lazily loaded screen, recognized by its file name, and the parts of a fight that the server renders, too. */
const LAZY = /\/(lazy-[\w-]+|late-statblock|late-mat)\.tsx$/;

/**
 * Adds the style sheets of a lazily loaded screen to its page: without scripts the screen is part of the page from the
 * start, and the router removes only style sheets that came with the page.
 */
export function lazyStyles() {
  return {
    name: 'lazy-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.entries(bundle).filter(([, { type }]) => type === 'chunk');
      for (const [, chunk] of chunks) {
        const screens = chunk.moduleIds
          .filter((id) => LAZY.test(id))
          .flatMap((id) => this.getModuleInfo(id).dynamicallyImportedIds);
        const files = chunks.filter(([, { moduleIds }]) =>
          moduleIds.some((id) => screens.includes(id)),
        );
        const names = files.map(([name]) => name);
        for (const sheet of sheetsFrom(names, bundle)) chunk.viteMetadata.importedCss.add(sheet);
      }
    },
  };
}

/** The style sheets of these chunks and of all that they import. */
export function sheetsFrom(files, bundle) {
  const seen = new Set();
  const waiting = [...files];
  const sheets = new Set();
  while (waiting.length > 0) {
    const chunk = bundle[waiting.pop()];
    if (chunk?.type !== 'chunk' || seen.has(chunk)) continue;
    seen.add(chunk);
    waiting.push(...chunk.imports);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  }
  return [...sheets];
}
