/** The parts of a keyboard event that determine its name. */
export type KeyFacts = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
> & { getModifierState?: (name: string) => boolean };

const MODIFIERS = /^(Control|Meta|Alt|AltGraph|Shift|CapsLock|NumLock|ScrollLock|Fn|OS)$/;
const NO_KEY = /^(Dead|Process|Unidentified|Compose)?$/;
const NAMED = /^[A-Z][A-Za-z]*\d{0,2}$/;

/** Symbols that need a name, because key tables use plus signs and spaces as separators. */
const WORDS: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' };

/** The most key presses in a sequence; "g m" has two. */
export const LONGEST_SEQUENCE = 3;

/**
 * The canonical name of a key press: "Mod+Shift+z", "Shift+l", "?", "ArrowUp". Mod is Ctrl, or ⌘ on an Apple device.
 * Letters are those of the Latin keys whatever the layout or Caps Lock; a symbol is the character it prints, however it
 * is typed. Null for a modifier alone, for a dead key, and for a press with the operating system's own modifier.
 */
export function pressOf(event: KeyFacts, apple: boolean): string | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (MODIFIERS.test(key) || NO_KEY.test(key)) return null;
  // A character typed with AltGr is a plain symbol, although Windows reports it as Ctrl and Alt.
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

/**
 * Canonicalizes a key as written in a key table: "Shift+L" is "Shift+l", "Shift+?" is "?"; null when it is not a key.
 */
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

/** The key presses of a sequence: "g m" has two; null when one of them is not a key. */
export function pressesOf(keys: string): readonly string[] | null {
  const presses = keys.split(' ').map(normalPress);
  if (presses.length > LONGEST_SEQUENCE) return null;
  return presses.every((press) => press !== null) ? presses : null;
}

function named(key: string, { mod, alt, shift }: { mod: boolean; alt: boolean; shift: boolean }) {
  const word = WORDS[key] ?? key;
  // Which symbols need Shift differs between keyboards, so Shift is ignored for symbols.
  const isShiftSeen = shift && ([...word].length > 1 ? word !== 'Plus' : isLetter(word));
  return `${mod ? 'Mod+' : ''}${alt ? 'Alt+' : ''}${isShiftSeen ? 'Shift+' : ''}${word}`;
}

/** The Latin letter of a key: with Alt an Apple keyboard types "¬", and a Greek or Russian one has no Latin letters. */
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
