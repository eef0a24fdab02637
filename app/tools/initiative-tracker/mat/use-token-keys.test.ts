import { describe, expect, it } from 'vitest';
import { takesBack } from './use-token-keys';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const z = { ...NONE, key: 'z', code: 'KeyZ' };

describe('a walk by keys', () => {
  it('is taken back by Escape, and by the keys that undo', () => {
    expect(takesBack({ ...NONE, key: 'Escape', code: 'Escape' }, false)).toBe(true);
    expect(takesBack({ ...z, ctrlKey: true }, false)).toBe(true);
    expect(takesBack({ ...z, metaKey: true }, true)).toBe(true);
    expect(takesBack({ ...z, key: 'я', ctrlKey: true }, false)).toBe(true);
  });

  it('goes on with any other key', () => {
    expect(takesBack(z, false)).toBe(false);
    expect(takesBack({ ...z, ctrlKey: true, shiftKey: true }, false)).toBe(false);
    expect(takesBack({ ...z, ctrlKey: true }, true)).toBe(false);
    expect(takesBack({ ...NONE, key: 'ArrowUp', code: 'ArrowUp' }, false)).toBe(false);
  });
});
