import { expect, it } from 'vitest';
import { readRollForm } from './read-roll-form';

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
}

it('reads a kind alone', () => {
  expect(readRollForm(form({ kind: 'skill-stealth', dc: '', lean: 'sideways' }))).toEqual({
    ok: true,
    roll: { kind: 'skill-stealth', lean: 'plain', dc: null, bonuses: {} },
  });
});

it('reads a difficulty, advantage and typed bonuses', () => {
  const fields = { kind: 'save-dex', dc: '15', lean: 'advantage', 'bonus-a': '−1', 'bonus-b': '' };
  expect(readRollForm(form({ ...fields, 'bonus-c': '+4' }))).toEqual({
    ok: true,
    roll: { kind: 'save-dex', lean: 'advantage', dc: 15, bonuses: { a: -1, c: 4 } },
  });
});

it.each([
  {},
  { kind: 'save-luck' },
  { kind: 'save-dex', dc: '0' },
  { kind: 'save-dex', dc: '99' },
  { kind: 'save-dex', dc: 'high' },
  { kind: 'save-dex', 'bonus-a': '99' },
  { kind: 'save-dex', 'bonus-a': 'lots' },
] as Record<string, string>[])('says in a sentence what is wrong: %o', (fields) => {
  expect(readRollForm(form(fields))).toEqual({ ok: false, sentence: expect.stringMatching(/\.$/) });
});
