import { describe, expect, it } from 'vitest';
import { seatIntent } from '~/fights/table/seat-intents';
import { readSeatForm } from './read-seat-form';

function read(fields: Record<string, string | string[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return readSeatForm(form);
}

const WHO = { who: 'abc1' };
const CAST = { is: 'cast', spell: 'bless', attack: false, targets: [], edge: null, secret: false };

describe('the form of a seat', () => {
  it.each([
    [
      { is: 'claim', name: '  Ann  Lee ' },
      { is: 'claim', name: 'Ann Lee' },
    ],
    [
      { is: 'initiative', how: 'roll', total: '' },
      { is: 'initiative', total: null },
    ],
    [
      { is: 'initiative', how: 'set', total: '−2' },
      { is: 'initiative', total: -2 },
    ],
    [
      { is: 'hurt', amount: '7', type: 'fire' },
      { is: 'hurt', amount: 7, type: 'fire' },
    ],
    [
      { is: 'hurt', amount: '7', type: '' },
      { is: 'hurt', amount: 7, type: null },
    ],
    [
      { is: 'heal', amount: '+3' },
      { is: 'heal', amount: 3 },
    ],
    [
      { is: 'temporary', amount: '0' },
      { is: 'temporary', amount: 0 },
    ],
    [
      { is: 'death-save', how: 'roll' },
      { is: 'death-save', die: null },
    ],
    [
      { is: 'death-save', how: 'set', die: '20' },
      { is: 'death-save', die: 20 },
    ],
    [
      { is: 'condition', condition: 'prone' },
      { is: 'condition', condition: 'prone' },
    ],
    [
      { is: 'condition-ends', lasting: 'seat-1' },
      { is: 'condition-ends', lasting: 'seat-1' },
    ],
    [
      { is: 'slot', level: '2', by: '-1' },
      { is: 'slot', level: 2, by: -1 },
    ],
    [
      { is: 'cast', spell: 'bless', level: '2', secret: '1' },
      { ...CAST, level: 2, secret: true },
    ],
    [
      { is: 'cast', spell: 'bless', level: 'none' },
      { ...CAST, level: 0, slotless: true },
    ],
    [
      { is: 'end-turn', round: '3' },
      { is: 'end-turn', round: 3 },
    ],
    [
      { is: 'suggest', targets: ['a1', 'b2'], amount: '12', type: 'slashing', with: '' },
      { is: 'suggest', targets: ['a1', 'b2'], amount: 12, type: 'slashing', with: null },
    ],
  ])('reads %j', (fields, intent) => {
    const done = read({ ...WHO, ...fields });
    expect(done).toEqual({ ok: true, intent: { ...WHO, ...intent } });
    expect(seatIntent.safeParse(Object(done).intent).success).toBe(true);
  });

  it('needs nobody to leave, or to take something back', () => {
    expect(read({ is: 'leave' })).toEqual({ ok: true, intent: { is: 'leave' } });
    expect(read({ is: 'undo' })).toEqual({ ok: true, intent: { is: 'undo' } });
  });

  it.each([
    [{ is: 'claim', name: ' ' }, 'Type your name'],
    [{ is: 'claim', name: 'x'.repeat(41) }, 'at most 40 letters'],
    [{ is: 'initiative', how: 'set', total: '' }, 'Type your total'],
    [{ is: 'initiative', how: 'set', total: '100' }, 'Type your total'],
    [{ is: 'hurt', amount: '' }, 'Type the damage'],
    [{ is: 'hurt', amount: '1e3' }, 'Type the damage'],
    [{ is: 'heal', amount: '0' }, 'how much to heal'],
    [{ is: 'temporary', amount: '-1' }, 'temporary hit points'],
    [{ is: 'death-save', how: 'set', die: '21' }, 'd20'],
    [{ is: 'condition', condition: 'tired' }, 'Choose a condition'],
    [{ is: 'slot', level: '10', by: '1' }, 'Choose a spell slot'],
    [{ is: 'cast', spell: 'bless', level: '' }, 'Choose a spell and its slot'],
    [{ is: 'suggest', amount: '3' }, 'Select your targets'],
    [{ is: 'suggest', targets: ['a'], amount: '' }, 'Type the damage'],
    [{ is: 'suggest', targets: ['a'], amount: '3', with: 'x'.repeat(81) }, 'at most 80'],
    [{ is: 'end-turn' }, 'That turn is over'],
    [{ is: 'win' }, 'Unknown action'],
  ])('says what is missing in %j', (fields, words) => {
    expect(read({ ...WHO, ...fields })).toMatchObject({
      ok: false,
      problem: expect.stringContaining(words),
    });
  });
});
