import MarkdownIt, { type Token } from 'markdown-it';
import { plainText, readWords } from './inline-words';
import { PostProblem } from './post-problem';
import { type Block, blockSchema, type Word } from './post-schema';

const markdown = new MarkdownIt('commonmark', { html: false });

/** Converts a post's Markdown into blocks; throws a PostProblem with the line of anything unsupported. */
export function readBlocks(file: string, text: string, linesAbove: number): Block[] {
  const tokens = markdown.parse(text, {});
  const blocks: Block[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    const line = linesAbove + (token.map?.[0] ?? 0) + 1;
    const end = token.nesting === 1 ? closingOf(tokens, at) : at;
    const wrong = (problem: string) => new PostProblem(file, line, problem);
    const read = blockSchema.safeParse(toBlock(token, tokens.slice(at + 1, end), wrong));
    if (!read.success) {
      const [issue] = read.error.issues;
      throw wrong(`${issue?.path.join('.') || 'block'}: ${issue?.message ?? 'not valid'}`);
    }
    blocks.push(read.data);
    at = end + 1;
  }
  return blocks;
}

type Wrong = (problem: string) => PostProblem;

function closingOf(tokens: readonly Token[], from: number): number {
  const level = tokens[from]?.level ?? 0;
  return tokens.findIndex(
    (token, at) => at > from && token.level === level && token.nesting === -1,
  );
}

function toBlock(token: Token, inside: readonly Token[], wrong: Wrong): Block {
  switch (token.type) {
    case 'paragraph_open':
      return paragraph(inside, wrong);
    case 'heading_open': {
      if (token.tag !== 'h2') throw wrong(`headings are "## …", not ${token.tag}.`);
      const text = plainText(wordsOf(inside, wrong));
      return { type: 'h2', id: anchorOf(text), text };
    }
    case 'bullet_list_open':
      return { type: 'list', items: listItems(inside, wrong) };
    case 'blockquote_open': {
      const paragraphs = inside.filter(({ type }) => type === 'inline');
      if (paragraphs.length !== 1) throw wrong('a quote is one paragraph.');
      return { type: 'quote', words: wordsOf(paragraphs, wrong) };
    }
    case 'fence':
      return { type: 'code', lang: token.info.trim(), code: token.content.replace(/\n$/, '') };
    default:
      throw wrong(`a post cannot hold "${token.type.replace(/_open$/, '')}".`);
  }
}

function paragraph(inside: readonly Token[], wrong: Wrong): Block {
  const pieces = inside[0]?.children ?? [];
  const [only, ...more] = pieces;
  if (only?.type === 'image' && more.length === 0) {
    const src = String(only.attrGet('src') ?? '');
    return {
      type: 'image',
      src,
      alt: only.content,
      caption: String(only.attrGet('title') ?? '') || null,
    };
  }
  const words = wordsOf(inside, wrong);
  const [word] = words;
  if (words.length === 1 && typeof word === 'object' && 'href' in word) {
    return { type: 'link', ...word };
  }
  return { type: 'paragraph', words };
}

function listItems(inside: readonly Token[], wrong: Wrong): Word[][] {
  const nested = inside.some(({ type, level }) => type === 'bullet_list_open' && level > 0);
  const ordered = inside.some(({ type }) => type === 'ordered_list_open' || type === 'fence');
  if (nested || ordered) throw wrong('a list holds plain lines, no lists or code.');
  return inside.filter(({ type }) => type === 'inline').map((item) => wordsOf([item], wrong));
}

function wordsOf(tokens: readonly Token[], wrong: Wrong): Word[] {
  const words = readWords(tokens[0]?.children ?? []);
  if (typeof words === 'string') throw wrong(words);
  return words;
}

/** The anchor of a heading: its words in lower case, joined by hyphens. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
