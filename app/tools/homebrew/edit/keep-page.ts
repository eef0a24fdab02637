import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { privateJson } from '~/platform/json-call.server';
import type { Field } from '../form/fields';
import { keepTyped, ownCreature } from './keep-creature.server';

/** The maximum number of unanswered saves considered. */
const MOST_DOUBTS = 2;

/** This address has no content for GET: 404. */
export async function loader({ context }: LoaderFunctionArgs): Promise<never> {
  await requireAccess(context);
  await requireUser(context);
  return notFound();
}

/** POST: saves the typed form in the background; responds with JSON: the new version, and problems. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const form = await readForm(request);
  const id = form.get('id');
  const opened = await ownCreature(context.services, userId, typeof id === 'string' ? id : '');
  const fields = sentFields(form.get('fields'));
  if (fields.length === 0) return privateJson({ problem: 'Nothing was typed.' }, 400);
  const version = form.get('version');
  const doubts = sentDoubts(form.get('doubt'));
  const typed = [...fields, ['version', typeof version === 'string' ? version : ''] as const];
  const { status, answer } = await keepTyped(context.services, userId, opened, typed, {
    auto: { doubts },
  });
  return privateJson(answer, status);
}

/** The form fields as JSON pairs of texts; empty when invalid. */
function sentFields(value: FormDataEntryValue | null): readonly Field[] {
  const read = parsed(value);
  return isFields(read) ? read : [];
}

/** Earlier unanswered saves, as lists of such pairs. */
function sentDoubts(value: FormDataEntryValue | null): readonly (readonly Field[])[] {
  const read = parsed(value);
  return Array.isArray(read) ? read.slice(0, MOST_DOUBTS).filter(isFields) : [];
}

function parsed(value: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(typeof value === 'string' ? value : '');
  } catch {
    return null;
  }
}

function isFields(read: unknown): read is readonly Field[] {
  return Array.isArray(read) && read.every(isPair);
}

function isPair(pair: unknown): pair is Field {
  return Array.isArray(pair) && pair.length === 2 && pair.every((one) => typeof one === 'string');
}
