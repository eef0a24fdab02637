import { useRouteLoaderData } from '@remix-run/react';

/** Whether somebody is signed in, as the page's frame greets them: enough to choose what is shown, never for a right. */
export function useSignedIn(): boolean {
  return Boolean(useRouteLoaderData<{ viewer: unknown }>('root')?.viewer);
}
