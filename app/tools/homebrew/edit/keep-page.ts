import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { readForm } from '~/platform/form';
import { privateJson } from '~/platform/json-call.server';
import { keepTyped, ownCreature } from './keep-creature.server';

/** POST: keeps what is typed for an editor that stays where it is; answers as JSON which version it is now, and what is wrong in it. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const form = await readForm(request);
  const id = form.get('id');
  const opened = await ownCreature(context.services, userId, typeof id === 'string' ? id : '');
  const fields = sentFields(form.get('fields'));
  if (fields.length === 0) return privateJson({ problem: 'Nothing was typed.' }, 400);
  const version = form.get('version');
  const typed = [...fields, ['version', typeof version === 'string' ? version : ''] as const];
  const { status, answer } = await keepTyped(context.services, userId, opened, typed, {
    auto: true,
  });
  return privateJson(answer, status);
}

/** The fields of the editor's form, sent as pairs of texts in JSON; none where they are anything else. */
function sentFields(value: FormDataEntryValue | null): readonly (readonly [string, string])[] {
  let read: unknown;
  try {
    read = JSON.parse(typeof value === 'string' ? value : '');
  } catch {
    return [];
  }
  return Array.isArray(read) && read.every(isPair) ? read : [];
}

function isPair(pair: unknown): pair is readonly [string, string] {
  return Array.isArray(pair) && pair.length === 2 && pair.every((one) => typeof one === 'string');
}
