import { expectation } from '~/compendium/records/record-problem';
import { type Deed, deed, MOST_DEEDS_AT_ONCE } from './deed';

export type DeedsReading = { ok: true; deeds: Deed[] } | { ok: false; problem: string };

/** Reads deeds from a request, `{ deeds: […] }`, at most 100; or the problem of the first invalid one. */
export function readDeeds(body: unknown): DeedsReading {
  const sent: unknown =
    typeof body === 'object' && body !== null && 'deeds' in body ? body.deeds : null;
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MOST_DEEDS_AT_ONCE) {
    return no(`Send { "deeds": […] } with 1 to ${MOST_DEEDS_AT_ONCE} of them.`);
  }
  const deeds: Deed[] = [];
  for (const [at, one] of sent.entries()) {
    const read = deed.safeParse(one);
    if (!read.success) {
      const [issue] = read.error.issues;
      const place = issue?.path.length ? `, “${issue.path.join('.')}”` : '';
      return no(`Deed ${at + 1}${place}: ${issue ? expectation(issue) : 'not a deed'}.`);
    }
    deeds.push(read.data);
  }
  return { ok: true, deeds };
}

/** Reads a deed from form fields: numbers arrive as text, unchecked boxes are missing. */
export function deedOfForm(form: FormData): DeedsReading {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name === 'intent') continue;
    fields[name] = TEXTS.has(name) ? value : typedValue(value.trim());
  }
  return readDeeds({ deeds: [fields] });
}

const TEXTS = new Set([
  'id',
  'does',
  'of',
  'key',
  'on',
  'condition',
  'type',
  'spell',
  'begins',
  'item',
  'slug',
  'name',
  'note',
  'text',
  'within',
  'how',
]);

function typedValue(text: string): unknown {
  if (/^[+-]?\d{1,7}$/.test(text)) return Number(text);
  return text === 'true' ? true : text === 'false' ? false : text;
}

function no(problem: string): DeedsReading {
  return { ok: false, problem };
}
