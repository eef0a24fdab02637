import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeyFacts, normalPress, pressesOf, pressOf } from './press';

function held(
  key: string,
  code: string,
  modifiers: Partial<KeyFacts> & { altGraph?: boolean } = {},
) {
  const { altGraph = false, ...rest } = modifiers;
  return {
    key,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...rest,
    getModifierState: (name: string) => name === 'AltGraph' && altGraph,
  };
}

describe('a press', () => {
  it.each([
    ['a letter', held('q', 'KeyQ'), 'q'],
    ['a letter with Shift', held('Q', 'KeyQ', { shiftKey: true }), 'Shift+q'],
    ['a letter under Caps Lock', held('Q', 'KeyQ'), 'q'],
    ['Shift under Caps Lock', held('q', 'KeyQ', { shiftKey: true }), 'Shift+q'],
    ['Ctrl and a letter', held('z', 'KeyZ', { ctrlKey: true }), 'Mod+z'],
    [
      'all three',
      held('Z', 'KeyZ', { ctrlKey: true, altKey: true, shiftKey: true }),
      'Mod+Alt+Shift+z',
    ],
    ['a symbol that needs Shift here', held('?', 'Slash', { shiftKey: true }), '?'],
    ['a symbol that needs none there', held('?', 'Minus'), '?'],
    [
      'a symbol of AltGr',
      held('[', 'Digit8', { ctrlKey: true, altKey: true, altGraph: true }),
      '[',
    ],
    ['an arrow', held('ArrowUp', 'ArrowUp', { altKey: true }), 'Alt+ArrowUp'],
    ['the space bar', held(' ', 'Space', { shiftKey: true }), 'Shift+Space'],
    ['plus', held('+', 'Equal', { shiftKey: true }), 'Plus'],
    ['a letter on a Russian keyboard', held('я', 'KeyZ', { ctrlKey: true }), 'Mod+z'],
    ['a letter on a French keyboard', held('a', 'KeyQ'), 'a'],
    ['a letter of its own', held('ö', 'Semicolon'), 'ö'],
    ['Shift alone', held('Shift', 'ShiftLeft', { shiftKey: true }), null],
    ['half of an accent', held('Dead', 'BracketLeft'), null],
    ['the Windows key and a letter', held('d', 'KeyD', { metaKey: true }), null],
  ])('is named by what it means: %s', (_, event, name) => {
    expect(pressOf(event, false)).toBe(name);
  });

  it.each([
    ['⌘ and a letter', held('z', 'KeyZ', { metaKey: true }), 'Mod+z'],
    ['⌥ and a letter, which types a symbol', held('¬', 'KeyL', { altKey: true }), 'Alt+l'],
    ['Ctrl, which moves the cursor there', held('a', 'KeyA', { ctrlKey: true }), null],
  ])('is named on an Apple device: %s', (_, event, name) => {
    expect(pressOf(event, true)).toBe(name);
  });
});

describe('a key in a table', () => {
  it.each([
    ['Shift+L', 'Shift+l'],
    ['Mod+Shift+z', 'Mod+Shift+z'],
    ['Shift+Mod+z', 'Mod+Shift+z'],
    ['Shift+?', '?'],
    ['Plus', 'Plus'],
    ['Ctrl+z', null],
    ['Mod+', null],
    ['Mod+Mod+z', null],
    ['Shift', null],
    ['', null],
    ['go', null],
  ])('%s is the press %s', (text, press) => {
    expect(normalPress(text)).toBe(press);
  });

  it('may be several presses, but not many', () => {
    expect(pressesOf('g m')).toEqual(['g', 'm']);
    expect(pressesOf('g  m')).toBeNull();
    expect(pressesOf('a b c d')).toBeNull();
  });

  it('is written as the press is named, whatever is pressed', () => {
    const key = fc.oneof(
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
      fc.constantFrom('ArrowUp', 'Enter', 'F5', 'Escape', 'ß', 'я', '¬'),
    );
    fc.assert(
      fc.property(
        key,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (pressedKey, ctrlKey, altKey, shiftKey) => {
          const name = pressOf(held(pressedKey, '', { ctrlKey, altKey, shiftKey }), false);
          expect(name).not.toBeNull();
          expect(normalPress(name ?? '')).toBe(name);
        },
      ),
      { numRuns: 200 },
    );
  });
});
