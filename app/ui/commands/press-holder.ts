/**
 * Who may use a key press. `page`: a command, anywhere outside fields. `place`: a command only while a board, a list or
 * the like has the focus, because elsewhere it scrolls, copies or goes back. `browser`: never a command.
 */
export type PressHolder = 'page' | 'place' | 'browser';

const PAGE = /^Mod\+(z|Shift\+z|y|k|Enter)$/;
const PLACE =
  /^((Mod|Alt)\+)?(Shift\+)?(Arrow(Up|Down|Left|Right)|Home|End|Delete|Backspace)$|^Mod\+[acvx]$|^(Shift\+)?(PageUp|PageDown|Space|Enter|Backspace)$/;
const PAGE_NAMED = /^(Shift\+)?(Escape|Delete|Insert|Plus)$/;

/** Who may use a key press, by its name. */
export function pressHolder(press: string): PressHolder {
  if (PAGE.test(press) || PAGE_NAMED.test(press)) return 'page';
  if (PLACE.test(press) && !/^Alt\+(Home|End|Delete|Backspace)/.test(press)) return 'place';
  if (/^(Mod|Alt)\+/.test(press)) return 'browser';
  // Letters and symbols are free; other named keys (Tab, F5, the keys of a remote control) belong to the device.
  return [...press.replace(/^Shift\+/, '')].length === 1 ? 'page' : 'browser';
}
