import { expect, it } from 'vitest';
import { readAsked } from './asked-character';
import { character } from './record/character';

it('a whole file and the least form are read', () => {
  const file = character.parse({ edition: '2014', name: 'Mira', levels: [{ class: 'cleric' }] });
  expect(readAsked(JSON.stringify(file))).toMatchObject({ ok: true, character: { name: 'Mira' } });
  const least = { edition: '2024', classes: [{ class: 'fighter', level: 3 }] };
  const read = readAsked(JSON.stringify(least));
  expect(read.ok && read.character.levels).toHaveLength(3);
});

it('what is neither is refused in a sentence', () => {
  for (const text of ['', '[]', '{', '{"edition":"1974"}', '{"levels":7}', 'null']) {
    const read = readAsked(text);
    expect(read).toMatchObject({ ok: false, problem: expect.stringMatching(/\.$/) });
  }
});
