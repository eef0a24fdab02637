import { CATALOGUE } from './catalogue';
import type { Tool } from './tool';

/** The tool that a path of this site belongs to, also that of its demonstration; undefined for other pages. */
export function toolAt(path: string): Tool | undefined {
  const plain = (path.split(/[?#]/)[0] ?? '').replace(/^\/try(?=\/)/, '');
  return CATALOGUE.find(({ route, adminRoute }) =>
    [route, adminRoute].some((root) => root && (plain === root || plain.startsWith(`${root}/`))),
  );
}
