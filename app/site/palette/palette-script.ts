import { openPalette } from './open-palette';

/** The script of the palette, loaded when it is first opened: on pages with React and on those without. */
export function open(): void {
  openPalette(document);
}
