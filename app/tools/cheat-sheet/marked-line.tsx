/** A line of a card; what stands between `*` is what the eye should find first. */
export function MarkedLine({ line }: { line: string }) {
  return line.split('*').map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never move
    at % 2 === 1 ? <b key={at}>{piece}</b> : piece,
  );
}
