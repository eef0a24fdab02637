import type { Token } from 'markdown-it';
import type { Word } from './post-schema';

type Open = { kind: 'em' | 'strong' | 'link'; href: string; text: string };

/** Converts the inline tokens of a paragraph; returns a string with the error when a post may not contain something. */
export function readWords(tokens: readonly Token[]): Word[] | string {
  const words: Word[] = [];
  let open: Open | null = null;
  const say = (text: string) => {
    if (open) open.text += text;
    else if (text !== '') addText(words, text);
  };
  for (const token of tokens) {
    switch (token.type) {
      case 'text':
        say(token.content);
        break;
      case 'softbreak':
        say(' ');
        break;
      case 'code_inline':
        if (open) return 'code may not stand inside a link or a mark.';
        words.push({ mark: 'code', text: token.content });
        break;
      case 'em_open':
      case 'strong_open':
      case 'link_open':
        if (open) return 'one mark or link may not stand inside another.';
        open = { kind: kindOf(token.type), href: String(token.attrGet('href') ?? ''), text: '' };
        break;
      case 'em_close':
      case 'strong_close':
      case 'link_close':
        if (open) words.push(closed(open));
        open = null;
        break;
      case 'image':
        return 'an image stands in a paragraph of its own.';
      default:
        return `a post cannot hold "${token.type}".`;
    }
  }
  return words;
}

function kindOf(type: 'em_open' | 'strong_open' | 'link_open'): Open['kind'] {
  if (type === 'link_open') return 'link';
  return type === 'em_open' ? 'em' : 'strong';
}

function closed({ kind, href, text }: Open): Word {
  return kind === 'link' ? { href, text } : { mark: kind, text };
}

function addText(words: Word[], text: string): void {
  const last = words.at(-1);
  if (typeof last === 'string') words[words.length - 1] = last + text;
  else words.push(text);
}

/** The plain text of some inline content. */
export function plainText(words: readonly Word[]): string {
  return words.map((word) => (typeof word === 'string' ? word : word.text)).join('');
}
