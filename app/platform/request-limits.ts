/** What each address accepts, looked up by the first pattern that fits. Sizes in bytes. */
const BODY_LIMITS: readonly { path: RegExp; maxBytes: number }[] = [
  { path: /^\/admin\/(seed|import-monsters|import-spells)(\/|$)/, maxBytes: 90 * 1024 * 1024 },
  // A map of 500 squares a side has 0.7 MB of JSON, and up to thrice that in a form.
  { path: /^\/mapwright(\/|\.data|$)/, maxBytes: 3 * 1024 * 1024 },
];

/** A form's body: 256 KB is thirty times our largest one. */
const ORDINARY_BODY = 256 * 1024;

/** Addresses whose writes cost money, mail or a password guess: they share the tighter rate limit. */
const COSTLY = /^\/(login|auth|contact|billing|settings|admin\/(seed|import|create-user))/;

/** How many bytes a request to this path may carry. */
export function bodyLimitFor(path: string): number {
  return BODY_LIMITS.find((limit) => limit.path.test(path))?.maxBytes ?? ORDINARY_BODY;
}

/** Whether writes to this path count against the tighter rate limit. */
export function isCostly(path: string): boolean {
  return COSTLY.test(path);
}

/** Whether even reading this path counts: a return from the hosted sign-in or from billing makes us call the provider. */
export function isCostlyRead(path: string): boolean {
  return /^\/(auth\/callback|billing\/return)(\.data)?$/.test(path);
}
