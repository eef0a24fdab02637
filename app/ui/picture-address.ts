/**
 * The URL of a picture in `public/`, such as "/pictures/story/door-960.webp", under which a browser may cache it for
 * ever: the build adds a hash of all pictures, so that a changed one gets a new URL.
 */
export function pictureAt(path: string): string {
  return `${path}?v=${__PICTURES__}`;
}
