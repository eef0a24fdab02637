import { describe, expect, it } from 'vitest';
import { deedsOf, FIGHT, sentenceOf, after as then } from '../../../../tests/harness/press-table';

const SECRET = { intent: 'table:secret' };
const said = (fields: Record<string, string | string[]>, fight = FIGHT) => {
  const [note] = deedsOf(fight, { ...SECRET, ...fields });
  return note?.do === 'note' ? note.text : '';
};

describe('a secret roll', () => {
  it('is a d20 for each of the party with what is typed, in one line of the log', () => {
    const words = said({ 'secret-name': 'Perception', 'secret-bonus': '+3' });
    const found =
      /^Secret Perception: Mira 1 (\d+) \((\d+) \+ 3\), Mira 2 (\d+) \((\d+) \+ 3\)$/.exec(words);
    expect(found, words).not.toBeNull();
    expect(Number(found?.[1])).toBe(Number(found?.[2]) + 3);
  });

  it('is a save by the sheet of each, or of those who are ticked', () => {
    const saves = { str: 0, dex: 0, con: 0, int: 0, wis: -1, cha: 0 };
    const fight = then(FIGHT, [{ do: 'change', who: 'odo', changes: { sheet: { saves } } }]);
    const words = said({ 'secret-save': 'wis', who: ['odo'] }, fight);
    expect(words).toMatch(/^Secret Wisdom save: Mira 2 -?\d+ \(\d+ − 1\)$/);
    expect(said({ 'secret-save': 'dex', who: 'foe' })).toMatch(/Goblin \d+ \(\d+ \+ 2\)$/);
  });

  it('shows both dice with advantage or disadvantage', () => {
    const better = said({ 'secret-edge': 'advantage', who: 'mira' });
    const [, kept, other] =
      /with advantage: Mira 1 \d+ \((\d+) over (\d+), \+ 0\)$/.exec(better) ?? [];
    expect(Number(kept)).toBeGreaterThanOrEqual(Number(other));
    expect(said({ 'secret-edge': 'disadvantage', who: 'mira' })).toMatch(/\d+ under \d+/);
  });

  it('fails by itself where a condition says so', () => {
    const lasting = { id: 'l', name: 'Stunned', conditions: ['stunned' as const] };
    const rest = { text: '', colour: 'gray', sign: 'circle', maker: null, ends: {} } as const;
    const fight = then(FIGHT, [
      {
        do: 'lasting',
        who: ['mira'],
        lasting: { ...lasting, ...rest, ongoing: null, hidden: false, despiteImmunity: false },
      },
    ]);
    expect(said({ 'secret-save': 'dex', who: 'mira' }, fight)).toMatch(/fails automatically/);
  });

  it('asks for a number that is one, and for somebody', () => {
    expect(sentenceOf(FIGHT, { ...SECRET, 'secret-bonus': '1e9' })).toMatch(/whole number/);
    const alone = then(FIGHT, [{ do: 'place', who: ['mira', 'odo'], where: 'gone' }]);
    expect(sentenceOf(alone, SECRET)).toMatch(/No party members/);
  });

  it('fits the log, however many and whatever is typed', () => {
    expect(() => said({ 'secret-name': `a\u0000\n${'🐉'.repeat(500)}` })).not.toThrow();
  });
});
