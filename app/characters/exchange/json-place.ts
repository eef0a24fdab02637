const TOKEN =
  /[ \t\r\n]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/y;

/** What may come next: a value, an object key, its colon, or what follows a value. */
type Next = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'more';

/** The line and column (from 1) where a text stops being valid JSON; null when it is valid. */
export function brokenPlace(text: string): { line: number; letter: number } | null {
  const open: ('{' | '[')[] = [];
  let next: Next = 'value';
  let at = 0;
  for (;;) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    const isDone = open.length === 0 && next === 'more';
    if (found === null) {
      const rest = text.slice(at);
      const blank = rest.length - rest.trimStart().length;
      return isDone && blank === rest.length ? null : placeAt(text, at + blank);
    }
    const [whole, string, plain, sign] = found;
    const place = at + whole.length - whole.trimStart().length;
    const after = step(next, open, string !== undefined, plain !== undefined, sign);
    if (isDone || after === null) return placeAt(text, place);
    next = after;
    at += whole.length;
  }
}

function step(
  next: Next,
  open: ('{' | '[')[],
  isString: boolean,
  isPlain: boolean,
  sign: string | undefined,
): Next | null {
  const takesValue = next === 'value' || next === 'value-or-end';
  if (next === 'key' || next === 'key-or-end') {
    if (isString) return 'colon';
    return next === 'key-or-end' && sign === '}' ? closed(open) : null;
  }
  if (next === 'colon') return sign === ':' ? 'value' : null;
  if (takesValue && (isString || isPlain)) return 'more';
  if (takesValue && (sign === '{' || sign === '[')) {
    open.push(sign);
    return sign === '{' ? 'key-or-end' : 'value-or-end';
  }
  const inside = open.at(-1);
  const ends = inside === '[' ? ']' : '}';
  if (inside !== undefined && sign === ends && next !== 'value') return closed(open);
  if (next !== 'more' || sign !== ',') return null;
  return inside === '{' ? 'key' : inside === '[' ? 'value' : null;
}

function closed(open: ('{' | '[')[]): Next {
  open.pop();
  return 'more';
}

function placeAt(text: string, at: number): { line: number; letter: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, letter: (before.at(-1) ?? '').length + 1 };
}
