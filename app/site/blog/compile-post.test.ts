import { describe, expect, test } from 'vitest';
import { compilePost } from './compile-post';

const FILE = 'content/blog/the-lamp.md';
const FRONT = [
  '---',
  'slug: the-lamp',
  'title: The lamp',
  'summary: A lamp, and who holds it.',
  'author: The workshop',
  'imageUrl: /pictures/blog/the-lamp.jpg',
  'imageAlt: A lamp.',
  'publishedAt: 2026-01-02',
  'header: It is dark.',
  '---',
];

function compile(...markdown: string[]) {
  return compilePost(FILE, [...FRONT, ...markdown].join('\n')).body;
}

/** The error message for a post whose front matter line `key` is replaced by `line`. */
function complaint(key: string, line: string): string {
  const front = FRONT.map((each) => (each.startsWith(`${key}:`) ? line : each));
  try {
    compilePost(FILE, [...front, 'Text.'].join('\n'));
    return 'none';
  } catch (error) {
    return String(error);
  }
}

describe('the text of a post', () => {
  test('each of the seven blocks becomes what it is', () => {
    const blocks = compile(
      'A *dark* room, **very** dark, `1d4`, and [a door](/cheat-sheet).',
      '',
      '## The lamp’s oil',
      '',
      '![A lamp on a hook](/pictures/blog/lamp.jpg "Six hours")',
      '',
      '- one',
      '- two *more*',
      '',
      '> Who has',
      '> the oil?',
      '',
      '```text',
      'oil  1 pint',
      '```',
      '',
      '[All lamps](https://example.com/lamps)',
    );
    expect(blocks).toEqual([
      {
        type: 'paragraph',
        words: [
          'A ',
          { mark: 'em', text: 'dark' },
          ' room, ',
          { mark: 'strong', text: 'very' },
          ' dark, ',
          { mark: 'code', text: '1d4' },
          ', and ',
          { href: '/cheat-sheet', text: 'a door' },
          '.',
        ],
      },
      { type: 'h2', id: 'the-lamps-oil', text: 'The lamp’s oil' },
      {
        type: 'image',
        src: '/pictures/blog/lamp.jpg',
        alt: 'A lamp on a hook',
        caption: 'Six hours',
      },
      { type: 'list', items: [['one'], ['two ', { mark: 'em', text: 'more' }]] },
      { type: 'quote', words: ['Who has the oil?'] },
      { type: 'code', lang: 'text', code: 'oil  1 pint' },
      { type: 'link', href: 'https://example.com/lamps', text: 'All lamps' },
    ]);
  });

  test.each([
    ['a heading of another rank', ['Text.', '', '# Big'], ':13: headings are "## …", not h1.'],
    ['a numbered list', ['1. one'], ':11: a post cannot hold "ordered_list".'],
    ['a list in a list', ['- one', '  - two'], ':11: a list holds plain lines, no lists or code.'],
    ['an image without words for it', ['![](/pictures/blog/x.jpg)'], ':11: alt:'],
    ['an image from elsewhere', ['', '![x](https://example.com/x.jpg)'], ':12: src: must be'],
    ['code that does not name its language', ['```', 'x', '```'], ':11: lang: must name'],
    ['a link to a script', ['[x](/\\evil) [y](ftp://example.com)'], ':11: '],
    ['a rule', ['Text.', '', '---'], ':13: a post cannot hold "hr".'],
    ['nothing at all', [''], ':10: there is no text.'],
  ])('%s stops the build with file and line', (_what, markdown, expected) => {
    expect(() => compile(...markdown)).toThrow(`${FILE}${expected}`);
  });

  test('tags in the text stay text', () => {
    expect(compile('<b>bold</b> & <script>')).toEqual([
      { type: 'paragraph', words: ['<b>bold</b> & <script>'] },
    ]);
  });
});

describe('the front matter of a post', () => {
  test('what is left out is usual: not pinned, 16/9, in the middle', () => {
    const post = compilePost(FILE, [...FRONT, 'Text.'].join('\n'));
    expect(post).toMatchObject({ pinned: false, imageAspect: '16/9', imagePosition: 'center' });
  });

  test.each([
    ['title', 'title: ""', ':3: title:'],
    ['slug', 'slug: The Lamp', ':2: slug: must be small letters'],
    ['slug', 'slug: another-lamp', 'must be the name of the file, "the-lamp"'],
    ['publishedAt', 'publishedAt: 2026-02-30', ':8: publishedAt: must be a day'],
    ['imageUrl', 'imageUrl: //evil.example/x.jpg', ':6: imageUrl: must be /pictures/blog'],
    ['header', 'colour: red', ':1: header:'],
    ['author', 'author: [', ':'],
  ])('a wrong %s (%s) is named with its line', (key, line, expected) => {
    expect(complaint(key, line)).toContain(expected);
    expect(complaint(key, line)).toContain(FILE);
  });

  test('a key that no post has is named with its line', () => {
    const text = [...FRONT.slice(0, -1), 'colour: red', '---', 'Text.'].join('\n');
    expect(() => compilePost(FILE, text)).toThrow(`${FILE}:10: colour:`);
  });

  test('a file without front matter is refused', () => {
    expect(() => compilePost(FILE, 'Just text.')).toThrow(`${FILE}:1: begins with front matter`);
  });
});
