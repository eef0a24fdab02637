/**
 * Tells the check of shapes not to try whether it may compile code: the site's policy forbids that, and browsers report
 * each try. It is read when the library is, so this is called before any page with shapes is loaded.
 */
export function spareEval(): void {
  const around = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  around.__zod_globalConfig = { ...around.__zod_globalConfig, jitless: true };
}
