import type { Ledger } from '../reading';
import { takeLabel } from '../text/labels';
import type { Label } from '../text/line-kinds';
import type { Told } from '../told';

/** The maximum number of characters of one label's value; the lines of a text have a lower limit. */
const LONGEST = 1000;

/** Adds label values that a format stores as texts, each joined to one line; empty ones are skipped. */
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
