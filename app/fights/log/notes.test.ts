import { describe, expect, it } from 'vitest';
import { event, goblin, SEED } from '../../../tests/harness/told-fight';
import { createLedger } from '../fold/ledger';
import type { FightEvent } from './deeds';
import { notesOf, papersOf, signOf } from './notes';

const typed = (text: string, over: string) => event({ do: 'notes', text, over: signOf(over) });

function ledgerOf(...events: FightEvent[]) {
  const ledger = createLedger(SEED);
  for (const one of events) ledger.append(one);
  return ledger;
}

describe('the notes of a fight', () => {
  it('are what was typed last', () => {
    const ledger = ledgerOf(typed('The door is trapped.', ''), typed('', 'The door is trapped.'));
    expect(notesOf(ledger.fight())).toBe('');
  });

  it('keep what another device typed meanwhile', () => {
    const ledger = ledgerOf(typed('The door is trapped.', ''), typed('Mira owes a favour.', ''));
    expect(notesOf(ledger.fight())).toBe('The door is trapped.\n\nMira owes a favour.');
    ledger.append(typed('Mira owes a favour.', ''));
    expect(notesOf(ledger.fight())).toBe('The door is trapped.\n\nMira owes a favour.');
  });

  it('are passed over by undo and redo', () => {
    const joins = event({ do: 'add', seeds: [{ id: 'gob', sheet: goblin }] });
    const ledger = ledgerOf(joins, typed('Rain.', ''));
    expect(ledger.undoable('gm')).toBe(joins.id);
    ledger.append(event({ do: 'undo', event: joins.id }));
    ledger.append(typed('Snow.', 'Rain.'));
    expect(ledger.redoable('gm')).toBe(joins.id);
    expect(notesOf(ledger.fight())).toBe('Snow.');
  });
});

describe('the notes and the treasure of an encounter', () => {
  const papers = { notes: 'They surrender at half.', treasure: '30 gp' };

  it('join those of the fight, once', () => {
    const first = event(...papersOf({}, papers));
    const ledger = ledgerOf(typed('Rain.', ''));
    ledger.append(event(...papersOf(ledger.fight(), papers)));
    expect(ledger.fight()).toMatchObject({
      notes: 'Rain.\n\nThey surrender at half.',
      treasure: '30 gp',
    });
    ledger.append(first);
    expect(ledger.fight().treasure).toBe('30 gp');
    expect(papersOf(ledger.fight(), { notes: '', treasure: '' })).toEqual([]);
  });

  it('leave with the encounter that is undone, and the treasure with its foes', () => {
    const joins = event(
      { do: 'add', seeds: [{ id: 'gob', sheet: goblin }] },
      ...papersOf({}, papers),
    );
    const ledger = ledgerOf(joins);
    ledger.append(event({ do: 'undo', event: ledger.undoable('gm') ?? '' }));
    expect(ledger.fight()).toEqual(SEED);
    const swept = ledgerOf(joins, event({ do: 'sweep', how: 'clean' }));
    expect(swept.fight()).toMatchObject({ treasure: '', notes: 'They surrender at half.' });
  });
});
