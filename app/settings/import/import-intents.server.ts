import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { isToolOpen } from '~/catalogue/access';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { IMPORT_KINDS } from './import-kinds.server';
import { type ImportState, importState, newImport } from './import-state';
import { importStep } from './import-step.server';
import type { KindLine } from './import-words';
import { receiveAccountFile } from './waiting-file.server';
import { waitingKey } from './waiting-key';

type Caller = { userId: string; roles: readonly string[] };

/** A kind in a file, before it is imported. */
export type FoundKind = { kind: string; called: string; count: number; isOpen: boolean };

/** What the page shows after a form was sent. */
export type ImportAnswer =
  | { step: 'problem'; problem: string }
  | { step: 'chosen'; state: string; bytes: number; found: FoundKind[] }
  | { step: 'under-way'; state: string; done: number; whole: number }
  | { step: 'done'; lines: KindLine[]; notes: string[]; more: number };

type Answered = { status: number; answer: ImportAnswer };

/** How long a page may wait with its import: the file is gone after that. */
const WAITS_MS = 24 * 60 * 60 * 1000;

const problem = (status: number, words: string): Answered => ({
  status,
  answer: { step: 'problem', problem: words },
});
const purposeOf = (userId: string) => `account import ${userId}`;

/** Takes the file of a form, or goes on with the import that a form names. */
export async function answerImport(
  request: Request,
  context: AppLoadContext,
  person: Caller,
): Promise<Answered> {
  const { services } = context;
  const { userId } = person;
  const isOpen = await openTo(context, person);
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    const got = await receiveAccountFile(request, services, userId);
    if (!got.ok) return problem(got.status, got.problem);
    const { file, bytes, tables } = got;
    const found = foundIn(tables, isOpen);
    if (found.length === 0) {
      await services.files.delete(waitingKey(userId, file));
      return problem(400, 'This file holds nothing that can be imported.');
    }
    const fresh = newImport({ file, bytes, tables: ofKinds(tables), kinds: null });
    const state = await sealed(context, userId, fresh);
    return { status: 200, answer: { step: 'chosen', state, bytes, found } };
  }
  const form = await readForm(request);
  const text = form.get('state');
  const now = services.clock.now();
  const opened =
    typeof text === 'string' ? await services.sealer.open(purposeOf(userId), text, now) : null;
  const read = opened === null ? null : importState.safeParse(JSON.parse(opened));
  // Also when an earlier release sealed it.
  if (!read?.success) return problem(400, 'This form is out of date. Choose the file again.');
  const was = read.data;
  if (form.get('intent') === 'discard') {
    await services.files.delete(waitingKey(userId, was.file));
    throw redirect(paths.accountImport(), 303);
  }
  const asked = new Set(form.getAll('kind'));
  const kinds = (was.kinds ?? Object.keys(IMPORT_KINDS).filter((kind) => asked.has(kind))).filter(
    isOpen,
  );
  if (was.kinds === null && kinds.length === 0) {
    const found = foundIn(was.tables, isOpen);
    const again = { step: 'chosen', state: String(text), bytes: was.bytes, found } as const;
    return { status: 400, answer: again };
  }
  const stepped = await importStep(services, userId, { ...was, kinds });
  if (!stepped.ok) return problem(stepped.status, stepped.problem);
  const { state } = stepped;
  if (state.kinds !== null && state.kinds.length > 0) {
    const rest = rowsOf(state, state.kinds) - state.place.rows;
    const done = linesOf(state).reduce(
      (sum, { came, there, deleted, refused }) => sum + came + there + deleted + refused,
      0,
    );
    const next = await sealed(context, userId, state);
    return {
      status: 200,
      answer: { step: 'under-way', state: next, done, whole: done + rest },
    };
  }
  const { notes, more } = state;
  return { status: 200, answer: { step: 'done', lines: linesOf(state), notes, more } };
}

async function openTo(context: AppLoadContext, person: Caller) {
  const tools = await context.account.tools();
  return (kind: string): boolean => {
    const tool = IMPORT_KINDS[kind]?.tool;
    return tool === null || (tool !== undefined && isToolOpen(tools, tool, person));
  };
}

function foundIn(tables: ImportState['tables'], isOpen: (kind: string) => boolean): FoundKind[] {
  return Object.entries(IMPORT_KINDS).flatMap(([kind, { table, says }]) => {
    const count = tables[table]?.rows ?? 0;
    return count === 0 ? [] : [{ kind, called: says[1], count, isOpen: isOpen(kind) }];
  });
}

/** The tables that an import reads, so that what travels with the page stays small. */
function ofKinds(tables: ImportState['tables']): ImportState['tables'] {
  const read = Object.values(IMPORT_KINDS).flatMap(({ table, beside = [] }) => [table, ...beside]);
  return Object.fromEntries(Object.entries(tables).filter(([name]) => read.includes(name)));
}

function rowsOf({ tables }: ImportState, kinds: readonly string[]): number {
  return kinds.reduce((sum, kind) => sum + (tables[IMPORT_KINDS[kind]?.table ?? '']?.rows ?? 0), 0);
}

function linesOf({ done }: ImportState): KindLine[] {
  return Object.entries(done).map(([kind, outcomes]) => ({
    kind,
    called: IMPORT_KINDS[kind]?.says[1] ?? kind,
    ...outcomes,
  }));
}

function sealed(context: AppLoadContext, userId: string, state: ImportState): Promise<string> {
  const { sealer, clock } = context.services;
  return sealer.seal(purposeOf(userId), JSON.stringify(state), clock.now() + WAITS_MS);
}
