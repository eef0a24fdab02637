/**
 * Loads the OpenID Connect library. It prints a warning on every Node below 22, which does not matter here; that line
 * is dropped, all others are printed.
 */
export async function loadOidcProvider() {
  const warn = console.warn;
  console.warn = (...parts) => {
    if (!/oidc-provider WARNING: Unsupported runtime/.test(String(parts[0]))) warn(...parts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
