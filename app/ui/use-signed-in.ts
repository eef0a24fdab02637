import { useRouteLoaderData } from '@remix-run/react';

/** Returns whether a user is signed in, by the root loader: for display only, never for authorisation. */
export function useSignedIn(): boolean {
  return Boolean(useRouteLoaderData<{ viewer: unknown }>('root')?.viewer);
}
