import { expect, it } from 'vitest';
import { readHealthForm } from './read-health-form';

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
}

const event = 'press-12345678';

it('reads a typed amount and the button that was pressed', () => {
  expect(readHealthForm(form({ event, does: 'heal', amount: ' 7 ' }))).toEqual({
    ok: true,
    change: { id: event, does: 'heal', amount: 7 },
  });
});

it('reads a quick button, whatever is typed beside it', () => {
  expect(readHealthForm(form({ event, press: 'damage:5', amount: 'x' }))).toEqual({
    ok: true,
    change: { id: event, does: 'damage', amount: 5 },
  });
});

it.each([
  { event, does: 'heal', amount: '' },
  { event, does: 'heal', amount: '-3' },
  { event, does: 'heal', amount: '1.5' },
  { event, does: 'heal', amount: '10000' },
  { event, does: 'xp', amount: '3' },
  { event, press: 'xp:3' },
  { event: 'short', does: 'heal', amount: '3' },
  { event: '<script>alert(1)</script>', does: 'heal', amount: '3' },
] as Record<string, string>[])('says in a sentence what is wrong: %o', (fields) => {
  expect(readHealthForm(form(fields))).toEqual({
    ok: false,
    sentence: expect.stringMatching(/\.$/),
  });
});
