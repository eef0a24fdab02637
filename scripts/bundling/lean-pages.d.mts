/** The plugin that takes what nobody needs out of what Remix writes into every page: see lean-pages.mjs. */
export function leanPages(): {
  transform(code: string, id: string): { code: string; map: null } | null;
};
