import { describe, expect, it } from 'vitest';
import { type KeptPress, MOST_KEPT, openKeptPresses } from './page-kept-presses';

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const press = (id: string): KeptPress => ({ id, intent: { is: 'undo' } });
const idsOf = (kept: ReturnType<typeof openKeptPresses>) => kept.all().map(({ id }) => id);

describe('what a phone keeps until there is a line', () => {
  it('stays in its order, by table and by device', () => {
    const here = shelf();
    const kept = openKeptPresses(here, 'CODE', 'phone');
    for (const id of ['a', 'b', 'c']) kept.add(press(id));
    kept.drop('b');
    expect(idsOf(openKeptPresses(here, 'CODE', 'phone'))).toEqual(['a', 'c']);
    expect(idsOf(openKeptPresses(here, 'CODE', 'another'))).toEqual([]);
    expect(idsOf(openKeptPresses(here, 'OTHER', 'phone'))).toEqual([]);
    kept.clear();
    expect(here.getItem(kept.key)).toBeNull();
  });

  it('is of so many at most', () => {
    const kept = openKeptPresses(shelf(), 'CODE', 'phone');
    const took = Array.from({ length: MOST_KEPT + 1 }, (_, at) => kept.add(press(`${at}`)));
    expect(took.filter(Boolean)).toHaveLength(MOST_KEPT);
    expect(took.at(-1)).toBe(false);
  });

  it('is kept by the page where the browser keeps nothing', () => {
    const full = {
      ...shelf(),
      setItem: () => {
        throw new Error('full');
      },
    };
    for (const place of [null, full]) {
      const kept = openKeptPresses(place, 'CODE', 'phone');
      kept.add(press('a'));
      kept.add(press('b'));
      kept.drop('a');
      expect(idsOf(kept)).toEqual(['b']);
    }
  });

  it('reads what is broken there as nothing', () => {
    for (const text of ['{', '{}', '[1, {"id": 2}, null]']) {
      const broken = { ...shelf(), getItem: () => text };
      expect(idsOf(openKeptPresses(broken, 'CODE', 'phone'))).toEqual([]);
    }
  });
});
