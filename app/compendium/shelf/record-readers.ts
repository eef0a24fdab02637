import type { RecordReading } from '../records/record-problem';

/** The bytes of a file as a stream. */
export type RecordFile = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * An item read from a file: a value that may be a record, or a problem on a line. Lines count from 1; a value without
 * one is numbered by its position. Nothing follows 'too-large' or 'broken-off'.
 */
export type ReadItem =
  | { value: unknown; line?: number }
  | { problem: string; line: number; kind?: 'bad-line' | 'too-large' | 'broken-off' };

/** Reads a complete file in another format, such as another program's export. */
export type TextReader = (text: string) => Iterable<ReadItem>;

/** Limits for any file: total bytes, lines, and bytes and nesting of a line. */
export type FileLimits = {
  maxBytes: number;
  maxLines: number;
  maxLineBytes: number;
  maxDepth: number;
};

/** Reads a file as a stream. */
export type FileReader = (file: RecordFile, limits: FileLimits) => AsyncIterable<ReadItem>;

/** Adds a converter before validation: it turns each value of the file into one of our records, or a problem. */
export function converted(
  convert: (value: unknown) => RecordReading<unknown>,
  read: FileReader,
): FileReader {
  return async function* (file, limits) {
    for await (const item of read(file, limits)) {
      if ('problem' in item) {
        yield item;
        continue;
      }
      const reading = convert(item.value);
      // A problem needs a line; when the file gives none, the importer counts.
      yield reading.ok
        ? { ...item, value: reading.record }
        : { problem: reading.problem, line: item.line ?? 1 };
    }
  };
}

/** Reads a file as one text of at most `mostBytes`, for formats that cannot be read by line. */
export function wholeText(read: TextReader, mostBytes: number): FileReader {
  return async function* (file, { maxBytes }) {
    const most = Math.min(mostBytes, maxBytes);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let [text, bytes] = ['', 0];
    try {
      for await (const chunk of file as AsyncIterable<Uint8Array>) {
        bytes += chunk.byteLength;
        if (bytes > most) {
          yield { line: 1, problem: `the file has more than ${most} bytes`, kind: 'too-large' };
          return;
        }
        text += decoder.decode(chunk, { stream: true });
      }
      text += decoder.decode();
    } catch (error) {
      const isText = !(error instanceof TypeError);
      const problem = isText
        ? 'the file broke off before its end: send it again'
        : 'the file is not UTF-8 text';
      yield { line: 1, problem, kind: 'broken-off' };
      return;
    }
    yield* read(text);
  };
}
