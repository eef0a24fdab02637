import type { RecordReading } from '../records/record-problem';

/** The bytes of a file, as they arrive. */
export type RecordFile = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * What reading a file gives, one after the other: a value that may be a record, or what is wrong on a line, in words. Lines count
 * from 1; a value without one counts by its place. After 'too-large' and 'broken-off' nothing follows.
 */
export type ReadItem =
  | { value: unknown; line?: number }
  | { problem: string; line: number; kind?: 'bad-line' | 'too-large' | 'broken-off' };

/** Reads the whole text of a file of some form, such as another program's export. */
export type TextReader = (text: string) => Iterable<ReadItem>;

/** What a file may have, however it is read: bytes in all, lines, bytes and nesting of a line. */
export type FileLimits = {
  maxBytes: number;
  maxLines: number;
  maxLineBytes: number;
  maxDepth: number;
};

/** Reads a file as it arrives. */
export type FileReader = (file: RecordFile, limits: FileLimits) => AsyncIterable<ReadItem>;

/** Puts a converter before the schema: each value of the file becomes one of ours, or a sentence of why it cannot. */
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
      // A problem has its line: where the file gives none, whoever imports counts.
      yield reading.ok
        ? { ...item, value: reading.record }
        : { problem: reading.problem, line: item.line ?? 1 };
    }
  };
}

/** Reads a file as one text, of at most so many bytes: for forms that cannot be read line by line. */
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
