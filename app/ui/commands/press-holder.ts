/**
 * Whose a press is. `page`: a command may have it anywhere outside fields. `place`: only where a board, a list or the like
 * has the focus, for elsewhere it scrolls, copies or goes back. `browser`: never ours.
 */
export type PressHolder = 'page' | 'place' | 'browser';

const PAGE = /^Mod\+(z|Shift\+z|y|Enter)$/;
const PLACE =
  /^((Mod|Alt)\+)?(Shift\+)?(Arrow(Up|Down|Left|Right)|Home|End|Delete|Backspace)$|^Mod\+[acvx]$|^(Shift\+)?(PageUp|PageDown|Space|Enter|Backspace)$/;
const PAGE_NAMED = /^(Shift\+)?(Escape|Delete|Insert|Plus)$/;

/** Says whose a press is, by its name. */
export function pressHolder(press: string): PressHolder {
  if (PAGE.test(press) || PAGE_NAMED.test(press)) return 'page';
  if (PLACE.test(press) && !/^Alt\+(Home|End|Delete|Backspace)/.test(press)) return 'place';
  if (/^(Mod|Alt)\+/.test(press)) return 'browser';
  // Letters and symbols; what else has a name (Tab, F5, the keys of a remote control) belongs to the device.
  return [...press.replace(/^Shift\+/, '')].length === 1 ? 'page' : 'browser';
}
