import { jsonProblem } from './json-problem';

/** The limits of a file: bytes and lines of the whole file, bytes and nesting of one line. */
export type NdjsonLimits = {
  maxBytes: number;
  maxLines: number;
  maxLineBytes: number;
  maxDepth: number;
};

/** One object of the file, or the problem of its line. Nothing follows 'too-large' and 'broken-off'. */
export type NdjsonItem =
  | { line: number; value: object }
  | { line: number; problem: string; kind: 'bad-line' | 'too-large' | 'broken-off' };

/** Where to resume: the number of the next line, and its first byte, counted from the start of the stream. */
export type NdjsonPlace = { line: number; byte: number };

const NEWLINE = 10;
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads newline-delimited JSON objects as they arrive and holds one line at a time. Lines count from 1; blank ones are
 * skipped. Never throws because of the bytes, and the chunk boundaries make no difference. `place` is updated with each
 * item to where the file continues; if it starts at another line than 1, reading resumes there.
 */
export async function* readNdjson(
  stream: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
  limits: NdjsonLimits,
  place: NdjsonPlace = { line: 1, byte: 0 },
): AsyncGenerator<NdjsonItem> {
  const lines = createLineCutter(limits, place);
  const chunks = stream as AsyncIterable<Uint8Array>;
  try {
    for await (const chunk of chunks) {
      yield* lines.add(chunk);
      if (lines.stopped()) return;
    }
  } catch {
    const problem = 'the file broke off before its end: send it again';
    yield { line: lines.line(), problem, kind: 'broken-off' };
    return;
  }
  yield* lines.end();
}

function createLineCutter(limits: NdjsonLimits, place: NdjsonPlace) {
  let line = place.line;
  let pieces: Uint8Array[] = [];
  let length = 0;
  let skipping = false;
  let seen = 0;
  let stopped = false;

  function* tooLarge(problem: string): Generator<NdjsonItem> {
    stopped = true;
    pieces = [];
    yield { line, problem, kind: 'too-large' };
  }

  function keep(piece: Uint8Array): void {
    if (skipping || piece.byteLength === 0) return;
    length += piece.byteLength;
    if (length <= limits.maxLineBytes) {
      pieces.push(piece);
      return;
    }
    skipping = true;
    pieces = [];
  }

  /** Yields the item of a finished line; `end` is the byte after it. */
  function* finishLine(end: number): Generator<NdjsonItem> {
    const bytes = skipping ? null : joined(pieces, length);
    pieces = [];
    length = 0;
    skipping = false;
    place.line = line + 1;
    place.byte = end;
    if (bytes !== null) yield* readLine(bytes, line, limits.maxDepth);
    else {
      const problem = `the line has more than ${limits.maxLineBytes} bytes`;
      yield { line, problem, kind: 'bad-line' };
    }
  }

  return {
    line: () => line,
    stopped: () => stopped,
    *add(chunk: Uint8Array): Generator<NdjsonItem> {
      const over = seen + chunk.byteLength > limits.maxBytes;
      const usable = over ? chunk.subarray(0, limits.maxBytes - seen) : chunk;
      const begin = seen;
      seen += usable.byteLength;
      let from = 0;
      while (from < usable.length) {
        if (line > limits.maxLines) {
          yield* tooLarge(`the file has more than ${limits.maxLines} lines`);
          return;
        }
        const at = usable.indexOf(NEWLINE, from);
        if (at === -1) {
          // Copied, so that an unfinished line does not keep the whole chunk in memory.
          keep(usable.slice(from));
          break;
        }
        keep(usable.subarray(from, at));
        yield* finishLine(begin + at + 1);
        from = at + 1;
        line += 1;
      }
      if (over) yield* tooLarge(`the file has more than ${limits.maxBytes} bytes`);
    },
    *end(): Generator<NdjsonItem> {
      if (length > 0) yield* finishLine(seen);
      place.byte = seen;
    },
  };
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = pieces;
  if (pieces.length === 1 && only) return only;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

function* readLine(bytes: Uint8Array, line: number, maxDepth: number): Generator<NdjsonItem> {
  const kind = 'bad-line';
  let text: string;
  try {
    text = decoder.decode(bytes).trim();
  } catch {
    yield { line, problem: 'the line is not UTF-8 text', kind };
    return;
  }
  if (text === '') return;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const list = text === '[' || text === ']' || /^[[{].*,$/s.test(text);
    const advice = list ? ': write one object per line, without a list around them' : '';
    yield { line, problem: `the line is not JSON${advice}`, kind };
    return;
  }
  const problem = jsonProblem(value, maxDepth);
  if (problem !== null) yield { line, problem, kind };
  else if (typeof value === 'object' && value !== null) yield { line, value };
}
