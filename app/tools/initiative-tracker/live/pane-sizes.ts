/** The panes whose width can be changed, in percent of the screen; the one between them takes what is left. */
export type PaneSizes = { order: number | null; rest: number | null };

const LEAST = 15;
const MOST = 65;
/** What the pane between the two keeps. */
const BETWEEN = 20;

/** The sizes in a stored text; what is not a size there is left as the screen has it. */
export function readPaneSizes(text: string | null): PaneSizes {
  const none: PaneSizes = { order: null, rest: null };
  if (text === null) return none;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return none;
    const sizeOf = (name: string) => {
      const size: unknown = Reflect.get(stored, name);
      return typeof size === 'number' && size >= LEAST && size <= MOST ? size : null;
    };
    return { order: sizeOf('order'), rest: sizeOf('rest') };
  } catch {
    return none;
  }
}

/** The width that a pane gets when this one is wanted, beside another of this width; both in percent. */
export function paneSize(wanted: number, beside: number): number {
  const most = Math.max(LEAST, Math.min(MOST, 100 - BETWEEN - beside));
  return Math.round(Math.max(LEAST, Math.min(most, wanted)) * 10) / 10;
}
