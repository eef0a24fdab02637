import encodeQR from 'qr';

/** A code for a camera: the strokes of an SVG path, in a square of so many units with a light edge around them. */
export type JoinPicture = { side: number; path: string };

/** Units of light that a reader needs around the code. */
const EDGE = 4;

/** Draws an address as a code for a camera. */
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

/** Dark units of a row that stand side by side. */
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
