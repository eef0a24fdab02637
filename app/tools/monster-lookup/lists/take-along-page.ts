import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { keeperOf } from './keeper.server';
import { readBrought } from './take-along';
import { takeAlong } from './take-along-sql.server';

/** POST: lists and notes of a device for the signed-in user's account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const userId = await keeperOf(context);
  if (userId === null) return problemJson(401, 'You are signed out. Sign in again first.');
  const form = await readForm(request);
  const brought = readBrought(parsed(form.get('lists')), parsed(form.get('notes')));
  const { db, clock } = context.services;
  const kept = await takeAlong(db, userId, brought, clock.now());
  return Response.json(kept, { headers: { 'Cache-Control': 'private, no-store' } });
}

function parsed(field: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(field));
  } catch {
    return null;
  }
}
