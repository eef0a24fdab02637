/** What a press is named by. */
export type KeyFacts = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
> & { getModifierState?: (name: string) => boolean };

const MODIFIERS = /^(Control|Meta|Alt|AltGraph|Shift|CapsLock|NumLock|ScrollLock|Fn|OS)$/;
const NO_KEY = /^(Dead|Process|Unidentified|Compose)?$/;
const NAMED = /^[A-Z][A-Za-z]*\d{0,2}$/;

/** Symbols that a table of keys, which is written with plus signs and spaces, has to call by a name. */
const WORDS: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' };

/** The most presses that one after the other make a key: "g m". */
export const LONGEST_SEQUENCE = 3;

/**
 * The one name of a press: "Mod+Shift+z", "Shift+l", "?", "ArrowUp". Mod is Ctrl, or ⌘ on an Apple device. Letters are those
 * of the Latin keys whatever the layout or Caps Lock; a symbol is what it prints, however it is typed. Null for a modifier
 * alone, for half of an accent, and for a press with the system's own modifier.
 */
export function pressOf(event: KeyFacts, apple: boolean): string | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (MODIFIERS.test(key) || NO_KEY.test(key)) return null;
  // What AltGr types is a plain symbol, though Windows reports it as Ctrl and Alt.
  const isTyped = [...key].length === 1 && event.getModifierState?.('AltGraph') === true;
  const held = isTyped
    ? { mod: false, alt: false, foreign: false }
    : {
        mod: apple ? metaKey : ctrlKey,
        alt: altKey,
        foreign: apple ? ctrlKey : metaKey,
      };
  if (held.foreign) return null;
  const plain = plainKey(key, code, held.mod || held.alt);
  return named(plain, { mod: held.mod, alt: held.alt, shift: shiftKey });
}

/** The same name for a key as a table writes it: "Shift+L" is "Shift+l", "Shift+?" is "?"; null when it names no key. */
export function normalPress(text: string): string | null {
  const parts = text.split('+');
  const key = parts.pop() ?? '';
  if (parts.some((part) => !['Mod', 'Alt', 'Shift'].includes(part))) return null;
  if (new Set(parts).size < parts.length) return null;
  if ([...key].length !== 1 && !NAMED.test(key)) return null;
  if (MODIFIERS.test(key) || NO_KEY.test(key) || /\s/.test(key)) return null;
  return named(isLetter(key) ? key.toLowerCase() : key, {
    mod: parts.includes('Mod'),
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
  });
}

/** The presses of a key, one after the other: "g m" has two; null when one of them is no key. */
export function pressesOf(keys: string): readonly string[] | null {
  const presses = keys.split(' ').map(normalPress);
  if (presses.length > LONGEST_SEQUENCE) return null;
  return presses.every((press) => press !== null) ? presses : null;
}

function named(key: string, { mod, alt, shift }: { mod: boolean; alt: boolean; shift: boolean }) {
  const word = WORDS[key] ?? key;
  // Which symbols ask for Shift differs from keyboard to keyboard.
  const isShiftSeen = shift && ([...word].length > 1 ? word !== 'Plus' : isLetter(word));
  return `${mod ? 'Mod+' : ''}${alt ? 'Alt+' : ''}${isShiftSeen ? 'Shift+' : ''}${word}`;
}

/** The letter of a key: with Alt an Apple keyboard types "¬", and a Greek or Russian one has no Latin letters. */
function plainKey(key: string, code: string, isHeld: boolean): string {
  if ([...key].length !== 1) return key;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  if (letter && (isHeld || isLetter(key))) return letter;
  return isLetter(key) ? key.toLowerCase() : key;
}

function isLetter(key: string): boolean {
  return [...key].length === 1 && key.toLowerCase() !== key.toUpperCase();
}
