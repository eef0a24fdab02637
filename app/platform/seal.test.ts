import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSealer } from './seal';

const OLD = `old:${'1'.repeat(64)}`;
const NEW = `new:${'2'.repeat(64)}`;
const LATER = 1_000_000;

describe('a sealed text', () => {
  it('opens for the same purpose and says what went in', async () => {
    const sealer = createSealer(NEW);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        const sealed = await sealer.seal('a', text, LATER);
        expect(await sealer.open('a', sealed, 0)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('shows nothing of its content', async () => {
    const sealed = await createSealer(NEW).seal('a', 'mira@delvewright.test', LATER);
    const visible = atob(sealed.slice(4).replaceAll('-', '+').replaceAll('_', '/'));
    expect(visible).not.toContain('mira');
    expect(visible).not.toContain('delvewright');
  });

  it('never looks the same twice', async () => {
    const sealer = createSealer(NEW);
    expect(await sealer.seal('a', 'x', LATER)).not.toBe(await sealer.seal('a', 'x', LATER));
  });

  it('does not open for another purpose', async () => {
    const sealer = createSealer(NEW);
    expect(await sealer.open('b', await sealer.seal('a', 'x', LATER), 0)).toBeNull();
  });

  it('does not open from its last moment on', async () => {
    const sealer = createSealer(NEW);
    const sealed = await sealer.seal('a', 'x', LATER);
    expect(await sealer.open('a', sealed, LATER - 1)).toBe('x');
    expect(await sealer.open('a', sealed, LATER)).toBeNull();
  });

  it('does not open when any character was changed', async () => {
    const sealer = createSealer(NEW);
    const sealed = await sealer.seal('a', 'hello', LATER);
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      expect(await sealer.open('a', changed, 0), `changed at ${at}`).toBeNull();
    }
  });

  it('is not opened from nonsense, and nonsense breaks nothing', async () => {
    const sealer = createSealer(NEW);
    for (const nonsense of ['', '.', 'new.', 'new.A', 'new.!!', 'x'.repeat(70_000), 'none.AAAA']) {
      expect(await sealer.open('a', nonsense, 0)).toBeNull();
    }
  });
});

describe('changing the key', () => {
  it('keeps what the old key sealed while it is listed, and seals with the new one', async () => {
    const before = await createSealer(OLD).seal('a', 'x', LATER);
    const both = createSealer(`${NEW},${OLD}`);
    expect(await both.open('a', before, 0)).toBe('x');
    expect(await both.seal('a', 'x', LATER)).toMatch(/^new\./);
  });

  it('forgets what the old key sealed once it is dropped', async () => {
    const before = await createSealer(OLD).seal('a', 'x', LATER);
    expect(await createSealer(NEW).open('a', before, 0)).toBeNull();
  });

  it('does not take a key of the same name and another value', async () => {
    const before = await createSealer(OLD).seal('a', 'x', LATER);
    expect(await createSealer(`old:${'3'.repeat(64)}`).open('a', before, 0)).toBeNull();
  });
});
