import { describe, expect, it } from 'vitest';
import { roomSearchWords, roomsWith } from './room-words';

const ROOMS = [
  { number: 1 },
  { number: 2, told: { name: 'Guard Room', aloud: 'Dice lie on a barrel.\nA lamp burns.' } },
  {
    number: 3,
    told: {
      notes: 'The *Élan* of the guards is low.',
      stock: {
        foes: [{ id: 'goblin', name: 'Goblin', count: 4, cr: 0.25, xp: 50 }],
        lines: [{ kind: 'treasure' as const, text: 'A silver lamp' }],
      },
    },
  },
];
const STORED = roomSearchWords(ROOMS);

describe('the search words of a map', () => {
  it('are a line for each room about which something is written', () => {
    expect(STORED.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['2', 'Guard Room'],
      ['3', ''],
    ]);
    expect(roomSearchWords([{ number: 1 }])).toBe('');
  });

  it.each([
    ['guard', [2, 3]],
    ['lamp', [2, 3]],
    ['silver lamp', [3]],
    ['goblin', [3]],
    ['elan', [3]],
    ['dice silver', []],
  ] as const)('find by “%s” the rooms %j', (text, numbers) => {
    expect(roomsWith(STORED, text.split(' ')).map(({ number }) => number)).toEqual(numbers);
  });

  it('put the room first that has the word in its name', () => {
    const stored = roomSearchWords([...ROOMS.slice(2), ...ROOMS.slice(0, 2)]);
    expect(roomsWith(stored, ['guard'])[0]).toEqual({ number: 2, name: 'Guard Room' });
  });

  it('stay within their limit, whatever is written', () => {
    const long = 'word '.repeat(800);
    const rooms = Array.from({ length: 300 }, (_, at) => ({
      number: at + 1,
      told: { name: `A\tname\n${at}`, notes: long, aloud: long },
    }));
    const stored = roomSearchWords(rooms);
    expect(stored.length).toBeLessThanOrEqual(8000);
    expect(roomsWith(stored, ['word'])[0]).toEqual({ number: 1, name: 'A name 0' });
  });

  it('are looked for in no more rooms once they are full', () => {
    let reads = 0;
    const told = { name: 'Hall', notes: 'word '.repeat(800) };
    const rooms = Array.from({ length: 300 }, (_, at) => ({
      number: at + 1,
      get told() {
        reads += 1;
        return told;
      },
    }));
    const stored = roomSearchWords(rooms);
    // Six whole rooms of 1,200 characters, and the beginning of a seventh.
    expect(roomsWith(stored, ['word'])).toHaveLength(7);
    expect(stored.length).toBeGreaterThan(7800);
    expect(reads).toBe(7);
  });

  it('that are damaged find nothing', () => {
    expect(roomsWith('x\ty\tguard\n\n7', ['guard'])).toEqual([]);
    expect(roomsWith('', ['guard'])).toEqual([]);
  });
});
