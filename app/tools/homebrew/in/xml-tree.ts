import { HOMEBREW_LIMITS } from './limits';

/** An element: its name, the text right within it, and the elements within it. Attributes are not kept. */
export type XmlElement = {
  readonly name: string;
  text: string;
  readonly children: XmlElement[];
};

export type XmlReading =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly problem: string; readonly line: number };

/** Only these and numbers stand for signs: a file that declares entities of its own is refused. */
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const TAG =
  /^<(\/?)([A-Za-z_][\w.:-]{0,80})((?:\s+[\w.:-]{1,80}\s*=\s*(?:"[^"<]{0,2000}"|'[^'<]{0,2000}'))*)\s*(\/?)>/;
const MOST_ELEMENTS = 200_000;

/** Reads XML in one pass: no entities but the five of the standard, no document types, no instructions, limits on depth and number. */
export function xmlTree(text: string): XmlReading {
  const top: XmlElement = { name: '', text: '', children: [] };
  const open = [top];
  let [at, elements] = [0, 0];
  const stop = (problem: string): XmlReading => ({
    ok: false,
    problem,
    line: text.slice(0, at).split('\n').length,
  });
  while (at < text.length) {
    const inner = open.at(-1) ?? top;
    const next = text.indexOf('<', at);
    const words = text.slice(at, next < 0 ? text.length : next);
    inner.text += withSigns(words);
    if (next < 0) break;
    at = next;
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 4);
      if (end < 0) return stop('A comment does not end.');
      at = end + 3;
    } else if (text.startsWith('<![CDATA[', at)) {
      const end = text.indexOf(']]>', at);
      if (end < 0) return stop('A CDATA part does not end.');
      inner.text += text.slice(at + 9, end);
      at = end + 3;
    } else if (/^<\?xml\s/i.test(text.slice(at, at + 6)) && at < 4) {
      const end = text.indexOf('?>', at);
      if (end < 0) return stop('The first line does not end.');
      at = end + 2;
    } else if (text[at + 1] === '!')
      return stop('The file declares a document type or entities, which is not read.');
    else {
      const [whole, closes, name = '', , alone] = TAG.exec(text.slice(at, at + 20_000)) ?? [];
      if (whole === undefined) return stop('A tag is written in a way that XML does not know.');
      if (closes === '/') {
        if (open.length < 2 || inner.name !== name)
          return stop(`“</${name}>” closes nothing that is open.`);
        open.pop();
      } else {
        elements += 1;
        if (elements > MOST_ELEMENTS)
          return stop(`The file has more than ${MOST_ELEMENTS.toLocaleString('en')} elements.`);
        const element: XmlElement = { name, text: '', children: [] };
        inner.children.push(element);
        if (alone !== '/') open.push(element);
        if (open.length > HOMEBREW_LIMITS.depth)
          return stop(`It is nested more than ${HOMEBREW_LIMITS.depth} levels deep.`);
      }
      at += whole.length;
    }
  }
  const [root] = top.children;
  if (open.length > 1) return stop(`“<${open.at(-1)?.name}>” is never closed.`);
  return root === undefined ? stop('There is no element in it.') : { ok: true, root };
}

function withSigns(text: string): string {
  return text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/g,
    (whole, name, digits, hex) => {
      if (name !== undefined) return SIGNS[name] ?? whole;
      const code = digits === undefined ? Number.parseInt(hex, 16) : Number(digits);
      return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : '';
    },
  );
}
