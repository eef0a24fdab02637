import encodeQR from 'qr';

/** A QR code as the strokes of an SVG path, in a square of `side` modules including its light margin. */
export type JoinPicture = { side: number; path: string };

/** Width in modules of the margin that readers need. */
const EDGE = 4;

/** Draws a URL as a QR code. */
export function joinPicture(address: string): JoinPicture {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: EDGE });
  const path = rows
    .map((row, y) =>
      runsOf(row)
        .map((run) => strokeOf(run, y))
        .join(''),
    )
    .join('');
  return { side: rows.length, path };
}

function strokeOf({ from, length }: { from: number; length: number }, y: number): string {
  return `M${from} ${y}h${length}v1h-${length}z`;
}

/** The runs of adjacent dark modules in a row. */
function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((isDark, at) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last.from + last.length === at) last.length += 1;
    else runs.push({ from: at, length: 1 });
  });
  return runs;
}
