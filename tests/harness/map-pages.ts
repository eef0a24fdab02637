import { expect } from 'vitest';
import { mapToJson } from '~/maps/file/map-json';
import { presetRecipe } from '~/maps/map/presets';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { Visitor } from './visitor';

/** Mapwright's public page, without an account. */
export const TRY = '/try/mapwright';

/** A page as a browser without scripts gets it. */
export async function page(
  visitor: Visitor,
  path: string,
): Promise<{ status: number; html: string }> {
  const answer = await visitor.ask(path);
  return { status: answer.status, html: await answer.text() };
}

/** A form's body. */
export function form(fields: Record<string, string>): string {
  return String(new URLSearchParams(fields));
}

/** Submits a plain form about saved maps. */
export async function send(visitor: Visitor, fields: Record<string, string>): Promise<Response> {
  return visitor.ask('/mapwright/maps', { method: 'POST', body: form(fields) });
}

/** A visitor who has signed in. */
export async function signedIn(user: string): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(user);
  return visitor;
}

/** Saves a map by a plain form and returns its id. */
export async function keepRecipe(visitor: Visitor, recipe: string): Promise<string> {
  const answer = await send(visitor, { intent: 'save-recipe', recipe });
  expect(answer.status).toBe(303);
  return answer.headers.get('Location')?.split('/').at(-1) ?? '';
}

/** The JSON text of a map. */
export const json = mapToJson(generateMap({ ...presetRecipe('bandit-cellars'), seed: 'server' }));
