import type { Edition } from '~/rules/edition';
import type { Asked } from '../presses/asked';
import { LATE_PRESSES } from '../presses/late-presses';
import { spellsWanted } from '../presses/spells-wanted';
import { askSpells, spellKept } from './page-spells';

/** The presses that few need, with the spells that this form asks for; null when there is no line to fetch those by. */
export async function lateHand(
  form: FormData,
  edition: Edition,
): Promise<Pick<Asked, 'late' | 'spell'> | null> {
  if (!(await askSpells(spellsWanted(form), edition))) return null;
  return { late: LATE_PRESSES, spell: (name) => spellKept(name, edition) ?? null };
}
