import { DICE_LIMITS } from './limits';

/** A cursor that walks a dice text once, skips white space and reads look-alike characters as the plain ones. */
export type Cursor = {
  readonly text: string;
  /** The index in the text of the next character that is not white space. */
  place(): number;
  /** That character, in lower case; "" at the end. */
  peek(): string;
  /** The character after that one, "" at the end. */
  peekSecond(): string;
  /** Moves past the word if it comes next; white space inside it is allowed. */
  take(word: string): boolean;
  /** Moves past the first of the words that comes next. */
  takeAny<Word extends string>(words: readonly Word[]): Word | null;
  /** Whether the word comes next, without moving. */
  sees(word: string): boolean;
  /** Reads a number with decimals, null when there is none; refuses a number over the limit. */
  number(): number | null;
  /** Reads the text up to the closing mark, null when the mark is missing. */
  upTo(mark: string): string | null;
  /** Reads the rest of the text. */
  rest(): string;
  /** Records the first problem; returns null, so that a parser can return it directly. */
  refuse(problem: string, position?: number): null;
  readonly refusal: { problem: string; position: number } | null;
  /** How many characters have been read so far, a measure of the work done. */
  readonly reads: number;
};

const LOOK_ALIKE: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∗': '*',
  '✕': '*',
  '✖': '*',
  '−': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '﹣': '-',
  '-': '-',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  '+': '+',
  '{': '(',
  '}': ')',
  '（': '(',
  '）': ')',
};

/** Creates a cursor at the beginning of a dice text. */
export function createCursor(text: string): Cursor {
  let at = 0;
  let reads = 0;
  let refusal: Cursor['refusal'] = null;

  function charAt(index: number): string {
    reads += 1;
    const char = text.charAt(index);
    if (char >= 'A' && char <= 'Z') return char.toLowerCase();
    return LOOK_ALIKE[char] ?? char;
  }

  function skip(from: number): number {
    let index = from;
    while (index < text.length && charAt(index).trim() === '') index += 1;
    return index;
  }

  function match(word: string): number | null {
    let index = at;
    for (const letter of word) {
      index = skip(index);
      if (charAt(index) !== letter) return null;
      index += 1;
    }
    return index;
  }

  function digits(): string {
    const start = at;
    for (let char = charAt(at); char >= '0' && char <= '9'; char = charAt(at)) at += 1;
    return text.slice(start, at);
  }

  const cursor: Cursor = {
    text,
    place() {
      at = skip(at);
      return at;
    },
    peek: () => charAt(cursor.place()),
    peekSecond: () => charAt(skip(cursor.place() + 1)),
    take(word) {
      const after = match(word);
      if (after !== null) at = after;
      return after !== null;
    },
    takeAny: (words) => words.find((word) => cursor.take(word)) ?? null,
    sees: (word) => match(word) !== null,
    number() {
      const start = cursor.place();
      let written = digits();
      if (charAt(at) === '.') {
        at += 1;
        const decimals = digits();
        if (decimals === '' || decimals.length > DICE_LIMITS.decimals) {
          return cursor.refuse(
            `Write one to ${DICE_LIMITS.decimals} digits after the point.`,
            start,
          );
        }
        written = `${written}.${decimals}`;
      }
      if (written === '') return null;
      const value = Number(written);
      if (value > DICE_LIMITS.number)
        return cursor.refuse('Numbers go up to 1,000,000,000.', start);
      return value;
    },
    upTo(mark) {
      const end = text.indexOf(mark, at);
      if (end < 0) return null;
      const inside = text.slice(at, end);
      at = end + mark.length;
      return inside;
    },
    rest() {
      const rest = text.slice(at);
      at = text.length;
      return rest;
    },
    refuse(problem, position) {
      refusal ??= { problem, position: position ?? cursor.place() };
      return null;
    },
    get refusal() {
      return refusal;
    },
    get reads() {
      return reads;
    },
  };
  return cursor;
}
