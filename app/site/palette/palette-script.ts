import { openPalette } from './open-palette';

/**
 * The script of the palette, loaded when it is first opened: on pages with React and on those without. `typed` is what
 * was typed while it loaded.
 */
export function open(typed: string): void {
  openPalette(document, typed);
}
