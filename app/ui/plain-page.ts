/** The `handle` of a page that is shown without React, with one small script of its own or none. */
export type PlainHandle = {
  hydrate: false;
  /** The URL given by `import script from './x.ts?plain'`. */
  script?: string;
};

/** Whether a route's handle is that of a page without React. */
export function isPlainHandle(handle: unknown): handle is PlainHandle {
  return (
    typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === false
  );
}

/**
 * Whether a plain module must start itself, because it is the page's only script. On a React page the component starts
 * it, and stops it when it unmounts.
 */
export function isPlainPage(): boolean {
  return typeof window !== 'undefined' && !('__remixContext' in window);
}
