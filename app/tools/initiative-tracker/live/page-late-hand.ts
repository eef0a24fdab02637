import type { Edition } from '~/rules/edition';
import type { Asked } from '../presses/asked';
import { LATE_PRESSES } from '../presses/late-presses';
import { otherWanted } from '../presses/load-press';
import { spellsWanted } from '../presses/spells-wanted';
import { askSpells, spellKept } from './page-spells';
import type { ReadOther } from './read-other';

/** The rarely needed actions, with the spells and the other fight that this form needs; null when offline. */
export async function lateHand(
  form: FormData,
  edition: Edition,
  readOther: ReadOther,
): Promise<Pick<Asked, 'late' | 'spell' | 'other'> | null> {
  const id = otherWanted(form);
  const other = id === null ? null : await readOther(id);
  if (other === 'no-line' || !(await askSpells(spellsWanted(form), edition))) return null;
  return { late: LATE_PRESSES, other, spell: (name) => spellKept(name, edition) ?? null };
}
