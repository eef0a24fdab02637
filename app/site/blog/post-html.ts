import { escapeXml } from '~/platform/xml';
import { pictureAt } from '~/ui/picture-address';
import type { Block, Post, Word } from './post-schema';

/** A whole post as plain HTML for feed readers, with absolute URLs; `address` is the post's own. */
export function postHtml(post: Pick<Post, 'header' | 'body'>, address: string): string {
  const blocks = post.body.map((block) => blockHtml(block, address));
  return [`<p>${escapeXml(post.header)}</p>`, ...blocks].join('\n');
}

/** Resolves a link of a post, such as "/contact" or "#a-heading", to an absolute URL. */
function fullAddress(href: string, address: string): string {
  return escapeXml(new URL(href, address).href);
}

function blockHtml(block: Block, address: string): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${wordsHtml(block.words, address)}</p>`;
    case 'h2':
      return `<h2>${escapeXml(block.text)}</h2>`;
    case 'image': {
      const source = fullAddress(pictureAt(block.src), address);
      const picture = `<img src="${source}" alt="${escapeXml(block.alt)}">`;
      const caption = block.caption && `<figcaption>${escapeXml(block.caption)}</figcaption>`;
      return `<figure>${picture}${caption ?? ''}</figure>`;
    }
    case 'list': {
      const items = block.items.map((words) => `<li>${wordsHtml(words, address)}</li>`);
      return `<ul>${items.join('')}</ul>`;
    }
    case 'quote':
      return `<blockquote><p>${wordsHtml(block.words, address)}</p></blockquote>`;
    case 'code':
      return `<pre><code>${escapeXml(block.code)}</code></pre>`;
    case 'link':
      return `<p><a href="${fullAddress(block.href, address)}">${escapeXml(block.text)}</a></p>`;
  }
}

function wordsHtml(words: readonly Word[], address: string): string {
  return words.map((word) => wordHtml(word, address)).join('');
}

function wordHtml(word: Word, address: string): string {
  if (typeof word === 'string') return escapeXml(word);
  const text = escapeXml(word.text);
  return 'href' in word
    ? `<a href="${fullAddress(word.href, address)}">${text}</a>`
    : `<${word.mark}>${text}</${word.mark}>`;
}
