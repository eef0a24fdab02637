/** The plugin that shortens the names of a folder's custom properties: see short-properties.mjs. */
export function shortProperties(folder: string): {
  transform(code: string, id: string): { code: string; map: null } | null;
};
