const ROUTER = /\/@remix-run\/react\/dist\/esm\/components\.js$/;
const PRELOAD = /rel: "modulepreload",/g;

/**
 * Lets a page's scripts wait for its words: the router asks for its modules as urgently as for style sheets, and on a poor
 * line the two share it. Our pages can be read and used before a script has come.
 */
export function patientScripts() {
  return {
    name: 'patient-scripts',
    enforce: 'pre',
    transform(code, id) {
      if (!ROUTER.test(id.split('?')[0])) return null;
      if (!PRELOAD.test(code)) throw new Error(`${id} no longer preloads modules as it did.`);
      return {
        code: code.replace(PRELOAD, 'rel: "modulepreload", fetchpriority: "low",'),
        map: null,
      };
    },
  };
}
