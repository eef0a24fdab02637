import type { Ledger } from '../reading';
import { takeLabel } from '../text/labels';
import type { Label } from '../text/line-kinds';
import type { Told } from '../told';

/** Letters of one line of a statblock: more is none. A text's own lines have fewer. */
const LONGEST = 1000;

/** Takes the lines of a statblock that a format has as texts, each on one line; empty ones are left out. */
export function takeLabels(
  told: Told,
  ledger: Ledger,
  lines: Readonly<Partial<Record<Label, string>>>,
): void {
  for (const [label, value] of Object.entries(lines)) {
    const line = value.replace(/\s+/g, ' ').trim();
    if (line === '') continue;
    if (line.length > LONGEST) {
      const why = 'A line of a statblock can have at most 1,000 characters.';
      ledger.dropped.push({ field: label, text: `${line.slice(LONGEST, LONGEST + 300)}…`, why });
    }
    takeLabel(label as Label, line.slice(0, LONGEST), told, ledger);
  }
}
