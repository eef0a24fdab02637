import { HOMEBREW_LIMITS } from './limits';

/** A parsed YAML value: text, list or object. Aliases, type tags and documents after the first are not supported. */
export type YamlValue =
  | string
  | null
  | readonly YamlValue[]
  | { readonly [key: string]: YamlValue };

export type YamlReading =
  | { readonly ok: true; readonly value: YamlValue }
  | { readonly ok: false; readonly problem: string; readonly line: number };

type Line = { readonly indent: number; readonly text: string; readonly at: number };

/** The maximum number of characters of a value that spans several lines. */
const LONGEST_VALUE = 20_000;
const TOO_LONG = 'This value is too long, or is never closed.';

class NotRead extends Error {
  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(problem);
  }
}

const KEY = /^((?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s:#[\]{},"'][^:#]{0,80}?))\s*:(?:\s+(.*)|)$/s;

/**
 * Parses the subset of YAML used in notes: nested lists and keys, quoted and plain text, `|` and `>` blocks, `[a, b]`.
 */
export function yamlTree(text: string): YamlReading {
  const raw = text.split('\n');
  const reader = new Reader(raw);
  try {
    const value = reader.block(-1, 0);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof NotRead) return { ok: false, problem: error.message, line: error.line };
    throw error;
  }
}

class Reader {
  private at = 0;

  constructor(private readonly raw: readonly string[]) {}

  /** Parses the value whose lines are indented deeper than `outside`. */
  block(outside: number, depth: number): YamlValue {
    if (depth > HOMEBREW_LIMITS.depth) throw new NotRead(this.at + 1, 'It is nested too deep.');
    const first = this.peek();
    if (first === null || first.indent <= outside) return null;
    return /^-(?:\s|$)/.test(first.text)
      ? this.list(first.indent, depth)
      : KEY.test(withoutComment(first.text))
        ? this.object(first.indent, depth)
        : this.scalar(this.joined(first.indent));
  }

  private list(indent: number, depth: number): YamlValue[] {
    const values: YamlValue[] = [];
    for (
      let line = this.peek();
      line !== null && line.indent === indent && /^-(?:\s|$)/.test(line.text);
      line = this.peek()
    ) {
      const rest = line.text.slice(1).trimStart();
      if (withoutComment(rest) === '') {
        this.at += 1;
        values.push(this.block(indent, depth + 1));
      } else if (KEY.test(withoutComment(rest)) && !/^[[{"'|>]/.test(rest)) {
        values.push(this.object(indent + line.text.length - rest.length, depth + 1, rest));
      } else if (/^["'][^"']*["']\s*:/.test(rest)) {
        values.push(this.object(indent + line.text.length - rest.length, depth + 1, rest));
      } else {
        this.at += 1;
        values.push(this.value(rest, indent, line.at));
      }
    }
    return values;
  }

  private object(indent: number, depth: number, firstLine?: string): YamlValue {
    const object: Record<string, YamlValue> = Object.create(null);
    let given = firstLine;
    for (
      let line = this.peek();
      line !== null && (given !== undefined || line.indent === indent);
      line = this.peek()
    ) {
      const text = given ?? line.text;
      given = undefined;
      const [, key, rest = ''] = KEY.exec(text) ?? KEY.exec(withoutComment(text)) ?? [];
      if (key === undefined) {
        if (/^-(?:\s|$)/.test(text)) break;
        throw new NotRead(line.at + 1, 'A name followed by a colon is expected here.');
      }
      this.at += 1;
      object[unquoted(key)] = this.valueBehind(rest, indent, depth, line.at);
    }
    return { ...object };
  }

  private valueBehind(rest: string, indent: number, depth: number, at: number): YamlValue {
    if (withoutComment(rest).replace(/^!!\w+\s*/, '') !== '') return this.value(rest, indent, at);
    const next = this.peek();
    // A list can have the same indentation as its key.
    if (next !== null && next.indent === indent && /^-(?:\s|$)/.test(next.text))
      return this.list(indent, depth + 1);
    return this.block(indent, depth + 1);
  }

  private value(rest: string, indent: number, at: number): YamlValue {
    const plain = rest.replace(/^!!\w+\s*/, '');
    if (/^[&*]\w/.test(plain))
      throw new NotRead(at + 1, 'Anchors and aliases of YAML are not read.');
    const block = /^([|>])[+-]?\d?\s*(?:#.*)?$/.exec(plain)?.[1];
    if (block !== undefined) return this.verbatim(indent, block === '|' ? '\n' : ' ');
    if (plain.startsWith('[[')) return plain;
    if (/^["']/.test(plain)) return unquoted(this.quoted(plain, at));
    const text = /^[[{]/.test(plain)
      ? this.bracketed(plain, at)
      : [plain, ...this.deeper(indent)].join(' ');
    return this.scalar(text);
  }

  /** Returns a quoted text with both quotes, over as many lines as it spans. */
  private quoted(first: string, at: number): string {
    const [sign = ''] = first;
    const parts: string[] = [];
    let length = 0;
    let from = 1;
    for (let part = first; length <= LONGEST_VALUE; part = this.nextLine(at)) {
      const end = closingQuote(part, sign, from);
      if (end !== null) {
        if (!/^\s*(?:#.*)?$/.test(part.slice(end + 1)))
          throw new NotRead(at + 1, 'There is text after the closing quote of this value.');
        return [...parts, part.slice(0, end + 1)].join(' ');
      }
      parts.push(part);
      length += part.length + 1;
      from = 0;
    }
    throw new NotRead(at + 1, TOO_LONG);
  }

  /** Returns a list or object in brackets, up to the line where the brackets balance. */
  private bracketed(first: string, at: number): string {
    const parts: string[] = [];
    let length = 0;
    let [square, curly] = [0, 0];
    for (let part = first; length <= LONGEST_VALUE; part = this.nextLine(at)) {
      square += count(part, '[') - count(part, ']');
      curly += count(part, '{') - count(part, '}');
      parts.push(part);
      if (square === 0 && curly === 0) return parts.join(' ');
      length += part.length + 1;
    }
    throw new NotRead(at + 1, TOO_LONG);
  }

  private nextLine(begun: number): string {
    const line = this.raw[this.at];
    if (line === undefined)
      throw new NotRead(begun + 1, 'The text ends before this value is closed.');
    this.at += 1;
    return line.trim();
  }

  private scalar(text: string): YamlValue {
    const plain = withoutComment(text).replace(/^!!\w+\s*/, '');
    if (plain.startsWith('[')) return flowList(plain);
    if (plain.startsWith('{')) return flowObject(plain);
    if (plain === '' || plain === '~' || plain === 'null') return null;
    return unquoted(plain);
  }

  /** Reads the continuation lines of a plain text, which are indented deeper than its key. */
  private deeper(indent: number): string[] {
    const lines: string[] = [];
    for (let line = this.peek(); line !== null && line.indent > indent; line = this.peek()) {
      lines.push(line.text);
      this.at += 1;
    }
    return lines;
  }

  private joined(indent: number): string {
    const first = this.peek();
    this.at += 1;
    return [first?.text ?? '', ...this.deeper(indent - 1)].join(' ');
  }

  private verbatim(indent: number, by: string): string {
    const lines: string[] = [];
    let width: number | null = null;
    while (this.at < this.raw.length) {
      const line = this.raw[this.at] ?? '';
      const deep = line.length - line.trimStart().length;
      if (line.trim() !== '' && deep <= indent) break;
      if (line.trim() !== '') width ??= deep;
      lines.push(line.slice(width ?? 0).trimEnd());
      this.at += 1;
    }
    return lines.join(by).trim();
  }

  private peek(): Line | null {
    while (this.at < this.raw.length && /^\s*(?:#.*)?$/.test(this.raw[this.at] ?? '')) this.at += 1;
    const line = this.raw[this.at];
    if (line === undefined) return null;
    const text = line.trim();
    return { indent: line.length - line.trimStart().length, text, at: this.at };
  }
}

/** The position of the closing quote, from `from` on; null when the text continues on the next line. */
function closingQuote(text: string, sign: string, from: number): number | null {
  for (let at = from; at < text.length; at += 1) {
    if (sign === '"' && text[at] === '\\') at += 1;
    else if (text[at] !== sign) continue;
    else if (sign === "'" && text[at + 1] === sign) at += 1;
    else return at;
  }
  return null;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function withoutComment(text: string): string {
  const plain = text.trim();
  return /^["']/.test(plain)
    ? plain.replace(/(?<=["'])\s+#.*$/, '')
    : plain.replace(/(?:^|\s)#\s.*$/, '');
}

function unquoted(text: string): string {
  const plain = text.trim();
  if (/^".*"$/s.test(plain))
    return plain
      .slice(1, -1)
      .replace(/\\(["\\/nt])/g, (_, sign: string) => ({ n: '\n', t: ' ' })[sign] ?? sign);
  if (/^'.*'$/s.test(plain)) return plain.slice(1, -1).replaceAll("''", "'");
  return plain;
}

function flowParts(text: string): string[] {
  const inner = text.trim().slice(1, -1);
  const parts: string[] = [];
  let [from, depth, quote] = [0, 0, ''];
  for (let at = 0; at < inner.length; at += 1) {
    const sign = inner[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || (sign === "'" && /^\s*$/.test(inner.slice(from, at)))) quote = sign;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(inner.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, inner.slice(from)].map((one) => one.trim()).filter((one) => one !== '');
}

function flowValue(text: string): YamlValue {
  const plain = text.replace(/^!!\w+\s*/, '');
  return plain.startsWith('[') ? flowParts(plain).map(unquoted) : unquoted(plain);
}

function flowList(text: string): YamlValue {
  return flowParts(text).map((one) => (one.startsWith('{') ? flowObject(one) : flowValue(one)));
}

function flowObject(text: string): YamlValue {
  return Object.fromEntries(
    flowParts(text).flatMap((part) => {
      const [, key, value = ''] = KEY.exec(part) ?? /^([^:]+):(.*)$/s.exec(part) ?? [];
      return key === undefined ? [] : [[unquoted(key), flowValue(value.trim())]];
    }),
  );
}
