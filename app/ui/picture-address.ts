/**
 * The address of a picture in `public/`, such as "/pictures/story/door-960.webp", by which a browser may keep it for ever:
 * the build writes what all pictures hold behind it, so that a new one has a new address.
 */
export function pictureAt(path: string): string {
  return `${path}?v=${__PICTURES__}`;
}
