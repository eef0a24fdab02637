/*
 * The check of shapes must not try whether it may compile code: the site's policy forbids that, and browsers report each
 * try. It is read when the library is, so this module comes before every other.
 */
const around = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
around.__zod_globalConfig = { ...around.__zod_globalConfig, jitless: true };

export {};
