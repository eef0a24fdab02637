import { SaxesParser } from 'saxes';
import { HOMEBREW_LIMITS } from './limits';

/** An XML element: its name, direct text and child elements; of the attributes, only `category`. */
export type XmlElement = {
  readonly name: string;
  readonly category: string;
  text: string;
  readonly children: XmlElement[];
};

export type XmlReading =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly problem: string; readonly line: number };

const MOST_ELEMENTS = 200_000;
const CDATA = { opens: '<![CDATA[', closes: ']]>' };
/** An ampersand that starts neither a standard entity nor a character number, as in "Dungeons & Dragons". */
const BARE = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/g;

/** Well-formed XML that is not supported; the message is shown to the user. */
class NotRead extends Error {}

/**
 * Parses XML strictly: only the five standard entities, no document types, limited depth and number of elements.
 * Malformed XML gives a message with its line; only a bare ampersand is accepted.
 */
export function xmlTree(text: string): XmlReading {
  const top: XmlElement = { name: '', category: '', text: '', children: [] };
  const open = [top];
  let elements = 0;
  const add = (words: string) => {
    const inner = open.at(-1) ?? top;
    inner.text += words;
  };
  const parser = new SaxesParser();
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('doctype', () => {
    throw new NotRead('The file declares a document type or entities, which is not read.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > MOST_ELEMENTS)
      throw new NotRead(`The file has more than ${MOST_ELEMENTS.toLocaleString('en')} elements.`);
    if (open.length >= HOMEBREW_LIMITS.depth)
      throw new NotRead(`The file is nested more than ${HOMEBREW_LIMITS.depth} levels deep.`);
    const element: XmlElement = {
      name,
      category: String(attributes.category ?? ''),
      text: '',
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  try {
    parser.write(withAmpersands(text)).close();
  } catch (error) {
    return { ok: false, problem: sentenceOf(error), line: parser.line };
  }
  const [root] = top.children;
  return root === undefined
    ? { ok: false, problem: 'The XML has no elements.', line: 1 }
    : { ok: true, root };
}

function sentenceOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  if (error instanceof NotRead) return said;
  const why = said.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
  return `This XML cannot be read: ${why.slice(0, 200)}.`;
}

/** Escapes bare ampersands outside CDATA sections. */
function withAmpersands(text: string): string {
  const [before = '', ...parts] = text.split(CDATA.opens);
  const mended = parts.map((part) => {
    const end = part.indexOf(CDATA.closes);
    const verbatim = end < 0 ? part : part.slice(0, end);
    return verbatim + part.slice(verbatim.length).replace(BARE, '&amp;');
  });
  return [before.replace(BARE, '&amp;'), ...mended].join(CDATA.opens);
}
