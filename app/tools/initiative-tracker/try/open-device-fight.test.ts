import { describe, expect, it } from 'vitest';
import { MOST_EVENTS } from '~/fights/fold/refuse';
import { eventOf, somebody } from '../../../../tests/harness/fight-table';
import {
  deviceFights,
  type FightStorage,
  fightsAside,
  keepDeviceFight,
} from '../live/page-device-fight';
import { openLatestHere } from './open-device-fight';

function storageOf(most = Number.POSITIVE_INFINITY): FightStorage & { size(): number } {
  const kept = new Map<string, string>();
  const size = () => [...kept.values()].reduce((sum, text) => sum + text.length, 0);
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      if (size() - (kept.get(key)?.length ?? 0) + text.length > most) throw new Error('full');
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
    size,
  };
}

const GOOD = [eventOf([{ do: 'add', seeds: [somebody('Ogre')] }]), eventOf([{ do: 'begin' }])];
const BAD = { ...GOOD[0], id: 'bad', deeds: [{ do: 'win' }] } as never;
const keep = (storage: FightStorage, id: string, events: readonly never[] | typeof GOOD, at = 1) =>
  keepDeviceFight(storage, { id, edition: '2014', events }, at);

describe('a fight on this device', () => {
  it('is opened as it was kept, the latest of several', () => {
    const storage = storageOf();
    keep(storage, 'older', [], 1);
    keep(storage, 'later', GOOD, 2);
    expect(openLatestHere(storage)).toEqual({
      fight: { id: 'later', edition: '2014', events: GOOD },
      problem: null,
    });
    expect(fightsAside(storage)).toEqual([]);
  });

  it('goes on without what cannot be read, which is kept aside whole', () => {
    const storage = storageOf();
    keep(storage, 'torn', [...GOOD, BAD]);
    const { fight, problem } = openLatestHere(storage);
    expect(fight).toMatchObject({ edition: '2014', events: GOOD });
    expect(fight?.id).not.toBe('torn');
    expect(problem).toMatch(/^1 of 3 entries .* cannot be read, and it goes on without them\./);
    expect(deviceFights(storage)).toEqual([]);
    const [aside] = fightsAside(storage);
    expect(aside?.text).toContain('"do":"win"');
    // On the next visit it is still there, and no problem is reported again.
    expect(openLatestHere(storage)).toEqual({ fight: null, problem: null });
    expect(fightsAside(storage)).toEqual([aside]);
  });

  it.each([
    ['no entry of it', [BAD]],
    ['so many that they are no fight', Array.from({ length: MOST_EVENTS + 1 }, () => 1 as never)],
  ])('stands aside where it has %s, and the one before it is opened', (_, events) => {
    const storage = storageOf();
    keep(storage, 'good', GOOD, 1);
    keep(storage, 'torn', events, 2);
    const { fight, problem } = openLatestHere(storage);
    expect(fight?.id).toBe('good');
    expect(problem).toMatch(/cannot be read.*original/);
    expect(fightsAside(storage)).toHaveLength(1);
  });

  it('stands aside where it is no fight at all', () => {
    const storage = storageOf();
    keep(storage, 'torn', GOOD);
    const key = storage.key(0) ?? '';
    storage.setItem(key, `${storage.getItem(key)?.split('\n')[0]}\n{"kind":"map"}`);
    const { fight, problem } = openLatestHere(storage);
    expect([fight, problem]).toEqual([null, expect.stringMatching(/cannot be read/)]);
    expect(fightsAside(storage)[0]?.text).toBe('{"kind":"map"}');
  });

  it('is not lost where the device has no room for another copy', () => {
    const storage = storageOf();
    keep(storage, 'torn', [...GOOD, BAD]);
    const full = storageOf(storage.size() + 20);
    keep(full, 'torn', [...GOOD, BAD]);
    openLatestHere(full);
    expect(fightsAside(full)).toHaveLength(1);
  });
});
