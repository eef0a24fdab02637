import type { Ledger } from '../../report/reading';
import { takeLabel } from '../text/labels';
import type { Label } from '../text/line-kinds';
import type { Told } from '../told';

/** Takes the lines of a statblock that a format has as texts; empty ones are left out. */
export function takeLabels(
  told: Told,
  ledger: Ledger,
  lines: Readonly<Partial<Record<Label, string>>>,
): void {
  for (const [label, value] of Object.entries(lines)) {
    if (value.trim() !== '') takeLabel(label as Label, value.trim(), told, ledger);
  }
}
