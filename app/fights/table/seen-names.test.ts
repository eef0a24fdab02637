import { describe, expect, it } from 'vitest';
import { after as then, twoOfTheParty } from '../../../tests/harness/press-table';
import { type Deed, deed } from '../log/deeds';
import { projectTable } from './project';
import { seenWords } from './seen';

const change = (who: string, changes: Extract<Deed, { do: 'change' }>['changes']): Deed => ({
  do: 'change',
  who,
  changes,
});
/** The goblin is a vampire, whom players know under another name or not at all. */
const behind = (changes: Extract<Deed, { do: 'change' }>['changes']) =>
  then(then(twoOfTheParty(), [deed.parse({ do: 'begin' })]), [
    change('gob', { sheet: { name: 'Café Vampire' }, ...changes }),
  ]);
const cleaned = (fight: ReturnType<typeof behind>, text: string) =>
  seenWords(fight, { showsConditions: true }).clean(text);

describe('a name behind another', () => {
  it('is read in no text, however it is written', () => {
    const fight = behind({ alias: 'Old woman' });
    for (const said of [
      'Cafe\u0301 Vampire’s gaze',
      'café vampires: gaze',
      'Gaze of the CAFÉ-VAMPIRE',
    ]) {
      expect(cleaned(fight, said), said).not.toMatch(/vampire/i);
    }
    expect(cleaned(fight, 'gaze of a café vampire')).toBe('Gaze of a Old woman');
    expect(cleaned(behind({ hidden: true }), 'Café Vampire chill')).toBe('Somebody chill');
    expect(cleaned(fight, 'Slow, says Mira')).toBe('Slow, says Mira');
  });

  it('is not in the name of what happens around it', () => {
    const before = behind({ hidden: true });
    const own = before.combatants.mira?.sheet;
    const lair = {
      id: 'lair',
      kind: 'event',
      side: 'others',
      sheet: { ...own, name: 'Lair of Café Vampire' },
    };
    const fight = then(before, [deed.parse({ do: 'add', seeds: [lair] })]);
    const view = projectTable(fight, { secret: 's', seat: null, elapsed: null, undoable: false });
    const names = view.rows.flatMap(({ ones }) => ones).map(({ name }) => name);
    expect(names).toEqual(['mira', 'tobin', 'Lair of somebody']);
  });
});
