/** The plugin that leaves out of React and the router what our pages never run: see settled-choices.mjs. */
export function settledChoices(app: string): {
  transform(code: string, id: string): { code: string; map: null } | null;
};
