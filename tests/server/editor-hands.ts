import { expect } from 'vitest';
import type { Visitor } from '../harness/visitor';

type Pairs = readonly (readonly [string, string])[];

const NEW = '/homebrew/new';

/** Helpers that use the forms of the monster editor like a browser without scripts. */
export function editorHands(who: () => Visitor) {
  const post = (path: string, fields: Pairs, sender = who()) =>
    sender.ask(path, {
      method: 'POST',
      body: new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString(),
    });
  /** Creates a creature and returns the path of its editor. */
  async function made(fields: Pairs): Promise<string> {
    const answer = await post(NEW, fields);
    expect(answer.status).toBe(303);
    return answer.headers.get('Location') ?? '';
  }
  return {
    post,
    made,
    async page(path: string, status = 200): Promise<string> {
      const answer = await who().ask(path);
      const html = await answer.text();
      expect(answer.status, path).toBe(status);
      return html;
    },
    blank: (name: string) =>
      made([
        ['way', 'blank'],
        ['name', name],
        ['edition', '2014'],
        ['template', 'bite'],
      ]),
  };
}

/** The fields with some of their values replaced. */
export function typed(
  fields: readonly [string, string][],
  more: Readonly<Record<string, string>>,
): [string, string][] {
  return [...fields.filter(([name]) => !(name in more)), ...Object.entries(more)];
}

/** The fields of the editor's form as a browser without scripts would send them. */
export function formFields(html: string): [string, string][] {
  const form = /<form method="post"[^>]*>([\s\S]*)<\/form>/.exec(html)?.[1] ?? '';
  const fields: [string, string][] = [];
  for (const [tag, , kind] of form.matchAll(
    /<(input)\b[^>]*>|<(textarea|select)\b[^>]*>[\s\S]*?<\/\2>/g,
  )) {
    const name = /\bname="([^"]+)"/.exec(tag)?.[1];
    if (name === undefined) continue;
    if (kind === 'select') {
      const chosen =
        /<option[^>]*\bselected=""[^>]*>/.exec(tag)?.[0] ?? /<option[^>]*>/.exec(tag)?.[0] ?? '';
      fields.push([name, plain(/\bvalue="([^"]*)"/.exec(chosen)?.[1] ?? '')]);
    } else if (kind === 'textarea') {
      fields.push([name, plain(/>\n?([\s\S]*)<\/textarea>/.exec(tag)?.[1] ?? '')]);
    } else if (!/type="checkbox"/.test(tag) || /\bchecked=""/.test(tag)) {
      fields.push([name, plain(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '')]);
    }
  }
  return fields;
}

/** Decodes the HTML entities in a text. */
export function plain(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
