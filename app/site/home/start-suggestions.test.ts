import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSuggestions } from './start-suggestions';

/** The part of an element of the page that the suggestions use. */
class Piece extends EventTarget {
  hidden = false;
  value = '';
  textContent = '';
  pieces: Piece[] = [];
  attributes = new Map<string, string>();

  querySelector(selector: string): Piece | null {
    return this.pieces.find((one) => one.attributes.has(selector)) ?? null;
  }
  querySelectorAll(): Piece[] {
    return this.pieces;
  }
  replaceChildren(...pieces: Piece[]): void {
    this.pieces = pieces;
  }
  appendChild(piece: Piece): void {
    this.pieces.push(piece);
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  scrollIntoView(): void {}
}

let [field, list, said, root] = [new Piece(), new Piece(), new Piece(), new Piece()];
let arrive: (names: readonly string[]) => void;
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  [field, list, said, root] = [new Piece(), new Piece(), new Piece(), new Piece()];
  field.setAttribute('input', '');
  list.setAttribute('[data-found]', '');
  said.setAttribute('[data-said]', '');
  root.pieces = [field, list, said];
  const createElement = () => new Piece();
  vi.stubGlobal('document', { cookie: '', activeElement: field, createElement });
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        arrive = (names) => {
          const facts = { source: 'SRD 5.1', cr: 1, ac: 12, hp: 9 };
          const items = names.map((name) => Object.assign({ id: name, name }, facts));
          resolve(Response.json({ items, cursor: null }));
        };
      }),
  );
  end = startSuggestions(root as unknown as HTMLElement);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function type(text: string): Promise<void> {
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(200);
}

async function answer(...names: string[]): Promise<void> {
  arrive(names);
  await vi.advanceTimersByTimeAsync(0);
}

/** Presses a key; returns whether the browser still does what it does with it. */
function press(key: string): boolean {
  return field.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key }));
}

it('opens the list when the answer arrives', async () => {
  await type('gob');
  expect(list.hidden).toBe(true);
  await answer('Goblin');
  expect(list.hidden).toBe(false);
  expect(field.attributes.get('aria-expanded')).toBe('true');
});

it('keeps the list closed when the answer arrives after Escape, until it is asked for', async () => {
  await type('gob');
  await answer('Goblin');
  await type('goblin b');
  expect(press('Escape')).toBe(false);
  await answer('Goblin Boss');
  expect(list.hidden).toBe(true);
  expect(said.textContent).toBe('1 found.');
  press('ArrowDown');
  expect(list.hidden).toBe(false);
  press('Escape');
  await type('goblin');
  await answer('Goblin', 'Goblin Boss');
  expect(list.hidden).toBe(false);
});

it('leaves Escape to the browser while the list is closed, and then opens no list', async () => {
  await type('gob');
  expect(press('Escape')).toBe(true);
  await answer('Goblin');
  expect(list.hidden).toBe(true);
});
