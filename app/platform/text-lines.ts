/** Yields the lines of a text stream without their line ends; about one line is in memory at once. */
export async function* textLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  // A long line comes in many chunks: collect them and join once.
  let pieces: string[] = [];
  while (true) {
    const { done, value } = await reader.read();
    if (done) break;
    const [first = '', ...more] = decoder.decode(value, { stream: true }).split('\n');
    pieces.push(first);
    for (const next of more) {
      yield pieces.join('');
      pieces = [next];
    }
  }
  pieces.push(decoder.decode());
  const last = pieces.join('');
  if (last !== '') yield last;
}
