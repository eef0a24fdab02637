/** The `handle` of a page that the browser shows without React, with one small script of its own or none. */
export type PlainHandle = {
  hydrate: false;
  /** The address that `import script from './x.ts?plain'` gives. */
  script?: string;
};

/** Whether a route's handle asks for a page without React. */
export function isPlainHandle(handle: unknown): handle is PlainHandle {
  return (
    typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === false
  );
}

/**
 * Whether a plain module must start by itself: it was loaded as the page's one script. Where React runs, the page's
 * component starts it instead, and ends it when the page goes.
 */
export function isPlainPage(): boolean {
  return typeof window !== 'undefined' && !('__remixContext' in window);
}
