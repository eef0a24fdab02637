import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The elements that are now in the page's head. */
let head: FakeLink[] = [];
const linked = new Set<string>();
const asked: string[] = [];
let answer: () => Promise<Response>;
let bringPart: typeof import('./late-files')['bringPart'];

class FakeLink {
  rel = '';
  href = '';
  onload = () => {};
  onerror = () => {};
  remove() {
    head = head.filter((one) => one !== this);
  }
}

beforeEach(async () => {
  head = [];
  linked.clear();
  asked.length = 0;
  answer = async () => new Response('export {}');
  vi.stubGlobal('document', {
    querySelector: (selector: string) => linked.has(selector) || null,
    createElement: () => new FakeLink(),
    head: { appendChild: (link: FakeLink) => void head.push(link) },
  });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer();
  });
  // A newly opened page has loaded nothing yet.
  vi.resetModules();
  ({ bringPart } = await import('./late-files'));
});
afterEach(() => vi.unstubAllGlobals());

const part = async () => 'the part';

/** Waits for the task in which a sheet is laid into the page. */
const isLaid = () => vi.waitFor(() => expect(head).toHaveLength(1));

test('a part comes after its files, and each file is asked for once', async () => {
  const files = ['assets/key.js', 'assets/doors.js'];
  const order: string[] = [];
  answer = async () => {
    order.push('asked');
    return new Response('export {}');
  };
  const come = async () => order.push('the part');
  await bringPart(come, files);
  expect(order).toEqual(['asked', 'asked', 'the part']);
  expect(await bringPart(part, files)).toBe('the part');
  expect(asked).toEqual(['/assets/key.js', '/assets/doors.js']);
});

test('two parts that want the same file at once wait for one asking', async () => {
  await Promise.all([bringPart(part, ['assets/key.js']), bringPart(part, ['assets/key.js'])]);
  expect(asked).toEqual(['/assets/key.js']);
});

test('a part without files of its own, and one that the page came with, are asked for nowhere', async () => {
  expect(await bringPart(part)).toBe('the part');
  linked.add('link[href="/assets/page.js"]');
  expect(await bringPart(part, ['assets/page.js'])).toBe('the part');
  expect(asked).toEqual([]);
});

test.each([
  ['that was lost on its way', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that the server has not', async () => new Response('', { status: 404 })],
  [
    'that broke off',
    async () => new Response(new ReadableStream({ start: (body) => body.error(new Error()) })),
  ],
])(
  'a script %s keeps its part away, and is asked for again at the next try',
  async (_which, lost) => {
    answer = lost;
    const come = vi.fn(part);
    await expect(bringPart(come, ['assets/key.js'])).rejects.toThrow();
    expect(come).not.toHaveBeenCalled();
    answer = async () => new Response('export {}');
    expect(await bringPart(come, ['assets/key.js'])).toBe('the part');
    expect(asked).toHaveLength(2);
  },
);

test('a sheet is laid into the page, and its part waits until the browser has it', async () => {
  let hasCome = false;
  const coming = bringPart(async () => {
    hasCome = true;
  }, ['assets/key.css']);
  await isLaid();
  expect(head).toMatchObject([{ rel: 'stylesheet', href: '/assets/key.css' }]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(hasCome).toBe(false);
  head[0]?.onload();
  await coming;
  expect(hasCome).toBe(true);
  expect(asked).toEqual([]);
});

test('a sheet that is lost leaves no link behind, and is laid anew at the next try', async () => {
  const first = bringPart(part, ['assets/key.css']);
  await isLaid();
  head[0]?.onerror();
  await expect(first).rejects.toThrow('/assets/key.css');
  expect(head).toEqual([]);
  const second = bringPart(part, ['assets/key.css']);
  await isLaid();
  head[0]?.onload();
  expect(await second).toBe('the part');
  expect(head).toHaveLength(1);
});
