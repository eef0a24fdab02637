/**
 * Loads the OpenID Connect library. It greets every Node below 22 with a warning that says nothing
 * about this run; that one line is dropped, all others stay.
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
