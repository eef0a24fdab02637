import type { RouteConfigEntry } from '@remix-run/route-config';
import type { RouteManifest } from '~/platform/address';
import routes from '../../app/routes';

function manifestOf(entries: readonly RouteConfigEntry[], parentId: string): RouteManifest {
  return Object.assign(
    {},
    ...entries.map((entry) => {
      const { path, index, file } = entry;
      return {
        [file]: { id: file, parentId, path, index },
        ...manifestOf(entry.children ?? [], file),
      };
    }),
  );
}

/** The route table as a route manifest, the form that a build contains. */
export const MANIFEST: RouteManifest = {
  root: { id: 'root', path: '' },
  ...manifestOf(await routes, 'root'),
};
