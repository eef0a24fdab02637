const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Plus: '+',
};

/** Keys as a keyboard shows them: "Ctrl+Z", "⌘Z", "G then M". */
export function keyWords(keys: string, apple: boolean): string {
  return keys
    .split(' ')
    .map((press) => pressWords(press, apple))
    .join(' then ');
}

function pressWords(press: string, apple: boolean): string {
  const parts = press.split('+');
  const key = parts.pop() ?? '';
  const held = parts.map((part) => {
    if (part === 'Mod') return apple ? '⌘' : 'Ctrl';
    if (part === 'Alt') return apple ? '⌥' : 'Alt';
    return apple ? '⇧' : 'Shift';
  });
  const shown = NAMES[key] ?? ([...key].length === 1 ? key.toUpperCase() : key);
  return [...held, shown].join(apple ? '' : '+');
}
