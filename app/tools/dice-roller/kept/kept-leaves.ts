import { type Leaf, leaf } from '../leaf';
import { rollQuery } from '../roll/typed-roll';
import { rollerPaths } from '../roller-paths';
import {
  KEPT_LIMITS,
  type Kept,
  type KeptKind,
  type KeptProblem,
  type TypedKept,
} from './kept-limits';
import { drawPath } from './macro-leaves';
import type { Drawn } from './table-text';

/** A party that a macro can belong to. */
export type PartyChoice = { id: string; name: string };

/** A refused form: its id, the typed values, and the error. */
export type Refused = { id: string; typed: TypedKept } & KeptProblem;

/** The content of the page of macros and tables. */
export type ShownKept = {
  kept: readonly Kept[];
  parties: readonly PartyChoice[];
  refused: Refused | null;
  /** Where a form duplicates one; missing on a device, which the server does not know. */
  duplicateAt?: string;
  /** Keys of the forms for a new macro and table, so that a form sent twice makes one. */
  keys: Readonly<Record<KeptKind, string>>;
};

const WORDS = {
  macro: {
    title: 'Macros',
    fresh: 'New macro',
    none: 'No macros yet. A macro is a name for dice that you roll often.',
  },
  table: {
    title: 'Tables',
    fresh: 'New table',
    none: 'No tables yet. A table has rows to draw from, such as random encounters.',
  },
} as const;

/** All macros or tables, with the form for a new one. */
export function keptLeaves(kind: KeptKind, shown: ShownKept): Leaf[] {
  const own = shown.kept.filter((one) => one.kind === kind);
  const { title, fresh, none } = WORDS[kind];
  const refused =
    shown.refused?.id === '' && shown.refused.typed.kind === kind ? shown.refused : null;
  const blank = { id: '', kind, name: '', body: '', character: '', party: '' };
  return [
    leaf('h2', {}, `${title}${own.length > 0 ? ` (${own.length} of ${KEPT_LIMITS[kind]})` : ''}`),
    own.length === 0
      ? leaf('p', { 'data-none': '' }, none)
      : leaf('ul', { 'data-kept-list': '' }, ...own.map((one) => itemLeaf(one, shown))),
    leaf(
      'details',
      { open: refused || own.length === 0 ? '' : undefined },
      leaf('summary', {}, fresh),
      formLeaf({ ...blank, ...refused?.typed }, refused, shown, 'Save'),
    ),
  ];
}

function itemLeaf(one: Kept, shown: ShownKept): Leaf {
  const { id, kind, name, body, character, party } = one;
  const refused = shown.refused?.id === id ? shown.refused : null;
  const partyName = shown.parties.find((each) => each.id === party)?.name;
  const whose = [character, partyName].filter(Boolean).join(' · ');
  const use =
    kind === 'macro'
      ? leaf(
          'a',
          { href: `${rollerPaths.roller(rollQuery({ e: body }))}#roll`, 'data-use': '' },
          name,
        )
      : leaf('a', { href: drawPath(id), 'data-use': id }, name);
  const rows = body.split('\n').filter((row) => row.trim() !== '').length;
  return leaf(
    'li',
    {},
    leaf('p', {}, use, ' ', kind === 'macro' ? leaf('code', {}, body) : `${rows} rows`),
    ...(whose === '' ? [] : [leaf('p', { 'data-whose': '' }, whose)]),
    leaf(
      'details',
      { open: refused ? '' : undefined },
      leaf(
        'summary',
        {},
        leaf('span', {}, 'Edit'),
        leaf('span', { 'data-hidden': '' }, ` ${name}`),
      ),
      formLeaf({ ...one, ...refused?.typed }, refused, shown, 'Save'),
      leaf(
        'form',
        { method: 'post', 'data-kept-form': 'delete' },
        hidden('intent', 'delete'),
        hidden('id', id),
        leaf('button', { type: 'submit', 'aria-label': `Delete ${name}` }, 'Delete'),
      ),
      ...(shown.duplicateAt === undefined ? [] : [duplicateLeaf(shown.duplicateAt, one)]),
    ),
  );
}

function duplicateLeaf(action: string, { id, name }: Kept): Leaf {
  return leaf(
    'form',
    { method: 'post', action },
    hidden('kind', 'dice'),
    hidden('id', id),
    leaf('button', { type: 'submit', 'aria-label': `Duplicate ${name}` }, 'Duplicate'),
  );
}

function formLeaf(typed: Kept, refused: Refused | null, shown: ShownKept, does: string): Leaf {
  const { id, kind } = typed;
  const at = `${kind}-${id || 'new'}`;
  const line = (name: 'name' | 'character' | 'body', label: string, most: number, hint = '') =>
    fieldLeaf(at, name, label, hint, refused, (described) =>
      leaf('input', {
        ...described,
        name,
        value: typed[name],
        maxLength: most,
        autoComplete: 'off',
        spellCheck: name === 'body' ? 'false' : undefined,
      }),
    );
  const rows = fieldLeaf(
    at,
    'body',
    'Rows',
    'One per line: “1–4: goblins”, “3x goblins” by weight, or plain text. Dice as [[2d6]].',
    refused,
    (described) =>
      leaf(
        'textarea',
        { ...described, name: 'body', rows: 8, maxLength: KEPT_LIMITS.rowsText },
        typed.body,
      ),
  );
  return leaf(
    'form',
    { method: 'post', 'data-kept-form': id === '' ? 'create' : 'change', noValidate: '' },
    hidden('intent', id === '' ? 'create' : 'change'),
    hidden('kind', kind),
    id === '' ? hidden('key', shown.keys[kind]) : hidden('id', id),
    line('name', 'Name', KEPT_LIMITS.name),
    ...(kind === 'macro'
      ? [
          line(
            'body',
            'Dice',
            KEPT_LIMITS.expression,
            'Such as 1d20+7; 2d6+4 [slashing]: a semicolon rolls both at once.',
          ),
          line('character', 'Character', KEPT_LIMITS.character, 'Optional.'),
          ...(shown.parties.length > 0 ? [partyLeaf(at, typed, refused, shown)] : []),
        ]
      : [rows]),
    leaf('button', { type: 'submit' }, does),
  );
}

function partyLeaf(at: string, typed: Kept, refused: Refused | null, shown: ShownKept): Leaf {
  return fieldLeaf(at, 'party', 'Party', '', refused, (described) =>
    leaf(
      'select',
      { ...described, name: 'party', value: typed.party },
      leaf('option', { value: '' }, 'None'),
      ...shown.parties.map(({ id, name }) => leaf('option', { value: id }, name)),
    ),
  );
}

function fieldLeaf(
  at: string,
  name: KeptProblem['field'],
  label: string,
  hint: string,
  refused: Refused | null,
  control: (described: Record<string, string | undefined>) => Leaf,
): Leaf {
  const id = `${at}-${name}`;
  const problem = refused?.field === name ? refused.problem : null;
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return leaf(
    'div',
    { 'data-field': '' },
    leaf('label', { htmlFor: id }, label),
    ...(hint === '' ? [] : [leaf('p', { id: `${id}-hint`, 'data-hint': '' }, hint)]),
    control({
      id,
      'aria-describedby': described === '' ? undefined : described,
      'aria-invalid': problem === null ? undefined : 'true',
    }),
    ...(problem === null
      ? []
      : [leaf('p', { id: `${id}-error`, 'data-error': '', role: 'alert' }, problem)]),
  );
}

function hidden(name: string, value: string): Leaf {
  return leaf('input', { type: 'hidden', name, value });
}

/** The result drawn from a table. */
export function drawnLeaves(name: string, drawn: Drawn): Leaf[] {
  const dice = drawn.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.text]));
  return [
    leaf('h2', { id: 'drawn-title' }, name),
    leaf(
      'p',
      { 'data-drawn': '' },
      ...drawn.parts.map((part) =>
        typeof part === 'string' ? part : leaf('b', {}, String(part.total)),
      ),
    ),
    leaf('p', { 'data-how': '' }, [`${drawn.number} of ${drawn.of}`, ...dice].join(' · ')),
  ];
}

/** The result in one line, for screen readers. */
export function drawnWords(name: string, { parts }: Drawn): string {
  return `${name}: ${parts.map((part) => (typeof part === 'string' ? part : part.total)).join('')}`;
}
