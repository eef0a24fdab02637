import type { Field } from './fields';

/** The problems of a form by field name; '' for the form as a whole. */
export type Problems = Readonly<Record<string, string>>;

type Bounds = { readonly label: string; readonly min: number; readonly max: number };

/** Reads a form: returns each field's value and collects problems. */
export class FormReading {
  readonly #values: ReadonlyMap<string, string>;
  readonly #lists: ReadonlyMap<string, readonly string[]>;
  readonly #problems: Record<string, string> = {};

  constructor(fields: readonly Field[]) {
    const lists = new Map<string, string[]>();
    for (const [name, value] of fields) lists.set(name, [...(lists.get(name) ?? []), value]);
    this.#lists = lists;
    this.#values = new Map(fields);
  }

  /** The problems so far. */
  get problems(): Problems {
    return this.#problems;
  }

  /** Adds a problem; the first one of a field is kept. */
  wrong(name: string, sentence: string): void {
    this.#problems[name] ??= sentence;
  }

  /** The trimmed value; '' when the field is missing. */
  text(name: string): string {
    return (this.#values.get(name) ?? '').trim();
  }

  /** The value as typed. */
  raw(name: string): string {
    return this.#values.get(name) ?? '';
  }

  /** All values of a field that can occur several times. */
  all(name: string): readonly string[] {
    return this.#lists.get(name) ?? [];
  }

  /** Returns whether a box is ticked. */
  ticked(name: string): boolean {
    return this.text(name) !== '';
  }

  /** A one-line text; null when empty. */
  line(name: string, label: string, most: number): string | null {
    const text = this.text(name);
    if (text.length > most) {
      this.wrong(name, `${label} can have ${most} characters; this has ${text.length}.`);
    } else if (hasControls(text, false))
      this.wrong(name, `${label} must be one line of plain text.`);
    const clean = text
      .replace(/[\p{Cc}]/gu, ' ')
      .trim()
      .slice(0, most);
    return clean === '' ? null : clean;
  }

  /** A text of several paragraphs, which may be empty. */
  prose(name: string, label: string, most: number): string {
    const text = this.text(name);
    if (text.length > most) {
      this.wrong(name, `${label} can have ${most} characters; this has ${text.length}.`);
    } else if (hasControls(text, true)) this.wrong(name, `${label} must be plain text.`);
    return text.slice(0, most).trim();
  }

  /** A whole number; null when empty or invalid. */
  number(name: string, { label, min, max }: Bounds): number | null {
    const typed = this.text(name).replace(/^[−–]/, '-');
    if (typed === '') return null;
    const value = /^[+-]?\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
    if (value >= min && value <= max) return value === 0 ? 0 : value;
    this.wrong(name, `${label} must be a whole number from ${min} to ${max}.`);
    return null;
  }

  /** One of several values; the default when empty or invalid. */
  oneOf<T extends string>(name: string, label: string, words: readonly T[], plain: T): T {
    const typed = this.text(name);
    if (typed === '') return plain;
    const word = words.find((one) => one === typed);
    if (word === undefined) this.wrong(name, `${label} must be one of: ${words.join(', ')}.`);
    return word ?? plain;
  }

  /** Like `oneOf`, but null when nothing is selected. */
  maybeOneOf<T extends string>(name: string, label: string, words: readonly T[]): T | null {
    return this.text(name) === '' ? null : this.oneOf<T | ''>(name, label, words, '') || null;
  }
}

function hasControls(text: string, ofLines: boolean): boolean {
  return (ofLines ? /[\u0000-\u0008\u000b-\u001f\u007f]/ : /[\u0000-\u001f\u007f]/).test(text);
}
